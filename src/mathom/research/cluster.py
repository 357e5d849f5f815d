"""The arena on Ray: games are tasks, spread over all nodes of a cluster.

If a worker dies, its game is tried again on another worker; finished games are kept. Mathom must be
installed on every node.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any

from mathom.engine.errors import BadNotation
from mathom.research.arena import Bout, Engine, Result
from mathom.research.extras import need

TRIES = 5
"""How often the game of a dead worker is tried again."""

AHEAD = 1000
"""How many games wait in the cluster at a time."""

PORTS = (
    "metrics_agent_port",
    "metrics_export_port",
    "dashboard_agent_listen_port",
    "runtime_env_agent_port",
)
"""The ports of a node's agents. Without fixed ports a node waits for the agents to choose some, and
on a busy machine gives up too early."""

PATIENCE = 300.0
"""Seconds within which the nodes of a cluster on this machine must be there. By default Ray gives
up after 30, and a busy machine takes longer."""

PATIENT_SETTINGS = {
    "RAY_gcs_rpc_server_connect_timeout_s": "300",
    "RAY_gcs_server_request_timeout_seconds": "300",
    "RAY_health_check_timeout_ms": "100000",
    "RAY_worker_register_timeout_seconds": "300",
}
"""The same for whatever else a busy machine may be late with: by default Ray takes a worker or a
node for dead after seconds."""

MEMORY = 80_000_000
"""The memory of a small node for results, in bytes: a result is one line."""


def on_ray(address: str | None = None) -> Engine:
    """Plays on the cluster at an address, or on one that is started here for these games."""

    def play(task: Callable[[Bout], Result], waiting: list[Bout]) -> Generator[Result, None, None]:
        with connected(address) as ray:
            yield from play_all(ray, task, waiting)

    return play


@contextmanager
def connected(address: str | None) -> Iterator[Any]:
    """Ray, connected to a cluster; unchanged if the caller is connected already."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = need("ray")
    if ray.is_initialized():
        yield ray
        return
    here: dict[str, Any] = {} if address else {"include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
    except (ConnectionError, ValueError, RuntimeError) as fault:
        raise BadNotation("no-cluster", address=str(address), fault=str(fault)) from fault
    try:
        yield ray
    finally:
        ray.shutdown()


def play_all(
    ray: Any, task: Callable[[Bout], Result], waiting: list[Bout]
) -> Generator[Result, None, None]:
    """Yield results as they arrive, and submit another game for each of them."""
    remote = ray.remote(num_cpus=1, max_retries=TRIES)(task_of)
    known = ray.put(task)
    left = iter(waiting)
    running = [remote.remote(known, bout) for bout, _ in zip(left, range(AHEAD), strict=False)]
    try:
        while running:
            done, running = ray.wait(running, num_returns=1)
            running += [remote.remote(known, bout) for bout, _ in zip(left, done, strict=False)]
            yield from ray.get(done)
    finally:
        for game in running:
            ray.cancel(game, force=True)


def task_of(task: Callable[[Bout], Result], bout: Bout) -> Result:
    """Play one game on any node."""
    return task(bout)


@contextmanager
def nodes_here(count: int) -> Iterator[str]:
    """The address of a cluster of small nodes on this machine, one processor each, to imitate a
    large one."""
    for name, value in {"RAY_USAGE_STATS_ENABLED": "0", **PATIENT_SETTINGS}.items():
        os.environ.setdefault(name, value)
    need("ray")
    cluster: Any = need("ray.cluster_utils").Cluster()
    try:
        with patient_start():
            for _ in range(count):
                cluster.add_node(wait=False, **small_node())
        cluster.wait_for_nodes(timeout=PATIENCE)
        yield str(cluster.address)
    finally:
        cluster.shutdown()


@contextmanager
def patient_start() -> Iterator[None]:
    """Lets nodes take their time to start: Ray stops asking for one after 30 seconds, and a node
    ends itself if one of its agents has not written down its port after 15."""
    services: Any = need("ray._private.services")
    node: Any = need("ray._private.node").Node
    ask = services.get_node
    start = node.start_ray_processes

    def ask_again(*arguments: Any) -> Any:
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                return ask(*arguments)
            except RuntimeError:
                if time.monotonic() > limit:
                    raise
                time.sleep(0.1)

    def start_with_ports(self: Any) -> None:
        write_down_ports(self)
        start(self)

    services.get_node = ask_again
    node.start_ray_processes = start_with_ports
    try:
        yield
    finally:
        services.get_node = ask
        node.start_ray_processes = start


def write_down_ports(node: Any) -> None:
    """Write down the ports of a node's agents, which are fixed, before the node looks for them.
    Older versions of Ray do not look."""
    raylet: Any = need("ray._raylet")
    if hasattr(raylet, "persist_port"):
        for name in PORTS:
            port = getattr(node, name)
            raylet.persist_port(node.get_session_dir_path(), node._node_id, name, port)


def small_node() -> dict[str, Any]:
    """The command that starts a node with one processor."""
    listening = [socket.create_server(("127.0.0.1", 0)) for _ in PORTS]
    ports = {name: server.getsockname()[1] for name, server in zip(PORTS, listening, strict=True)}
    for server in listening:
        server.close()
    return {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False, **ports}
