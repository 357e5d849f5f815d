/** A live table: a websocket that reconnects by itself, and the last state it received. */

import type { ChatMessage, Command, FromServer, Lang, Line, Remark, Screen, TableInfo } from '../wire'
import { api } from '../shared/api'
import { t } from '../shared/i18n.svelte'
import { toasts } from '../shared/toasts.svelte'
import { wholeStory } from './story'

type TableMessage = Extract<FromServer, { type: 'table' }>
type UpdateMessage = Extract<FromServer, { type: 'update' }>

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
const HEARTBEAT = 20_000
const PATIENCE = 8_000
/** The server closes with this when there is no such table or it is not for this visitor. */
const GONE = [4404]
/** And with this when the cookie is not one of its own. */
const STRANGER = 4401

/** How long to wait before the next try; a little chance keeps many pages from coming at once. */
export function waitBefore(tries: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2)
}

/** What was told before, as far as it still holds, and what is new. */
export function wholeLog(told: Line[], screen: Screen): Line[] {
  return [...told.filter((line) => line.move < screen.log_since), ...screen.log]
}

/** The whole message that an update makes of the one before, or null if it was made for another one. */
export function updated(last: TableMessage | null, update: UpdateMessage): TableMessage | null {
  if (!last || last.version !== update.base) return null
  const view = { ...last.screen.view, ...(update.screen.view as unknown as Screen['view']) }
  for (const name of update.gone) delete view[name]
  return {
    type: 'table',
    seq: update.seq,
    version: update.version,
    table: { ...last.table, ...update.table },
    screen: { ...last.screen, ...update.screen, view },
  }
}

export type Link = 'connecting' | 'online' | 'offline' | 'gone'

export class LiveTable {
  link = $state<Link>('connecting')
  seq = $state(-1)
  table = $state.raw<TableInfo | null>(null)
  screen = $state.raw<Screen | null>(null)
  chat = $state.raw<ChatMessage[]>([])
  thinking = $state<Record<string, number>>({})
  /** A command was sent and not answered yet: nothing may be clicked twice. */
  busy = $state(false)
  why = $state.raw<{ action: number | string; text: string } | null>(null)
  /** Moves of others have come that are not shown yet, so that each can be followed. */
  held = $state(false)

  #socket: WebSocket | null = null
  #tries = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #overdue: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #queue: TableMessage[] = []
  /** The last message that came, on which an update builds. */
  #taken: TableMessage | null = null
  #next: ReturnType<typeof setTimeout> | undefined
  /** When the next message may be shown. */
  #after = 0
  readonly #wake = () => this.#hurry()
  readonly #unplugged = () => this.link === 'online' && this.#restart()

  constructor(
    readonly id: string,
    public lang: Lang,
    /** How long the move of somebody else stays before the next is shown, in milliseconds. */
    readonly pause: () => number = () => 0,
  ) {
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#unplugged)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  /** Hear everything again in another language. */
  speak(lang: Lang): void {
    if (lang === this.lang) return
    this.lang = lang
    this.#drop()
    this.#connect()
  }

  /** Hear everything again, as after muting somebody. */
  again(): void {
    this.#drop()
    this.#connect()
  }

  /** Ask for a change of the table. Never resent: after a break the person sees and decides anew. */
  send(command: Command): boolean {
    if (this.link !== 'online' || !this.#socket) {
      toasts.show(t('web-offline-not-sent'), 'warn')
      return false
    }
    if (this.busy) return false
    this.busy = true
    this.#socket.send(JSON.stringify({ ...command, seq: this.seq }))
    return true
  }

  /** Say something that changes no game: chat, looking from another seat, asking why. */
  say(remark: Remark): void {
    if (this.link === 'online') this.#socket?.send(JSON.stringify(remark))
    else toasts.show(t('web-offline-not-sent'), 'warn')
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#unplugged)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#drop()
  }

  hear(message: FromServer): void {
    if (message.type === 'table') {
      this.#take(message)
    } else if (message.type === 'update') {
      const whole = updated(this.#taken, message)
      if (whole) this.#take(whole)
      else this.#socket?.send(JSON.stringify({ type: 'whole' }))
    } else if (message.type === 'refused') {
      this.busy = false
      toasts.show(message.text, 'warn')
    } else if (message.type === 'thinking') {
      this.thinking = { ...this.thinking, [message.seat]: message.share }
    } else if (message.type === 'chat') {
      this.chat = this.#greeted ? [...this.chat, ...message.messages] : message.messages
      this.#greeted = true
    } else if (message.type === 'why') {
      this.why = { action: message.action, text: message.text }
      toasts.show(message.text)
    } else if (message.type === 'notice') {
      toasts.show(message.text)
    }
  }

  /** Keep a message as the base of the next update, and show it when it is its turn. */
  #take(message: TableMessage): void {
    this.#taken = message
    this.#queue.push(message)
    this.#showNext()
  }

  /** Show everything that has come, without waiting. */
  skip(): void {
    this.#after = 0
    while (this.#queue.length) this.#showNext()
  }

  #showNext(): void {
    clearTimeout(this.#next)
    const wait = this.#after - performance.now()
    if (wait > 0 && this.#queue.length) this.#next = setTimeout(() => this.#showNext(), wait)
    else {
      const message = this.#queue.shift()
      if (message) this.#show(message)
      if (this.#queue.length) this.#showNext()
    }
    this.held = this.#queue.length > 0
  }

  #show(message: TableMessage): void {
    if (message.seq < this.seq) return
    const known = this.screen !== null
    this.seq = message.seq
    this.table = message.table
    this.screen = {
      ...message.screen,
      log: wholeLog(this.screen?.log ?? [], message.screen),
      stories: wholeStory(this.screen?.stories ?? [], message.screen),
    }
    this.busy = false
    this.thinking = {}
    const others = message.screen.log.some((line) => line.kind === 'action' && this.#isOther(line.seat))
    this.#after = known && others ? performance.now() + this.pause() : 0
  }

  #isOther(seat: string | null): boolean {
    return this.table?.seats?.some((one) => one.id === seat && !one.yours) ?? false
  }

  #greeted = false

  #connect(): void {
    if (this.#closed) return
    clearTimeout(this.#again)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const path = `/ws/tables/${encodeURIComponent(this.id)}?lang=${this.lang}&updates=1`
    const socket = new WebSocket(`${scheme}://${location.host}${path}`)
    this.#socket = socket
    this.#greeted = false
    this.#taken = null
    socket.onopen = () => {
      if (socket !== this.#socket) return
      this.link = 'online'
      // A restarted server may have forgotten unacknowledged events, so the count starts anew.
      this.seq = -1
      this.busy = false
      this.#tries = 0
      this.#beat = setInterval(() => this.#ping(), HEARTBEAT)
    }
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      clearTimeout(this.#overdue)
      this.hear(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    }
  }

  #lost(code: number): void {
    this.#still()
    this.busy = false
    if (GONE.includes(code)) {
      this.link = 'gone'
      return
    }
    if (code === STRANGER) void api.me().catch(() => undefined)
    this.link = this.table || this.#tries > 1 ? 'offline' : 'connecting'
    this.#again = setTimeout(() => this.#connect(), waitBefore(this.#tries++, Math.random()))
  }

  #ping(): void {
    this.#socket?.send(JSON.stringify({ type: 'ping' }))
    clearTimeout(this.#overdue)
    this.#overdue = setTimeout(() => this.#restart(), PATIENCE)
  }

  /** The network is back or the page is looked at again: do not wait any longer. */
  #hurry(): void {
    if (this.link === 'offline' && !document.hidden) {
      this.#tries = 0
      this.#restart()
    }
  }

  #restart(): void {
    this.#drop()
    this.link = this.table ? 'offline' : 'connecting'
    this.#connect()
  }

  #still(): void {
    clearInterval(this.#beat)
    clearTimeout(this.#overdue)
    clearTimeout(this.#again)
  }

  #drop(): void {
    this.#still()
    const socket = this.#socket
    this.#socket = null
    this.#queue = []
    this.held = false
    this.#after = 0
    clearTimeout(this.#next)
    socket?.close()
  }
}
