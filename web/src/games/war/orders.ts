/**
 * Orders that are put together on the board: figures, characters and a target in any order. The rules ask for their
 * parts one after the other; `stepsOf` names all of them, to be sent at once.
 */

import type { Offer } from '../../wire'
import { NATION_NAMES } from './nations'
import type { ArmyOrder, GroupOrder, Host, LossesView, OrdersView, WarView } from './view'

/** Who is to go. */
export interface Selection {
  figures: Host
  characters: string[]
}

export const NO_ORDERS: OrdersView = { armies: [], groups: [], recruits: {} }

const isUnit = (figure: string): boolean => /-(regular|elite)$/.test(figure)
/** Elites and leaders of one nation are told apart; Nazgûl have none. */
export const nationOf = (figure: string): string => NATION_NAMES.find((name) => figure.startsWith(`${name}-`)) ?? ''

export const unitsIn = (host: Host): number =>
  Object.entries(host).reduce((sum, [figure, number]) => sum + (isUnit(figure) ? number : 0), 0)

/** What stays of the figures that may go. */
function left(order: ArmyOrder, { figures }: Selection): Host {
  return Object.fromEntries(
    Object.entries(order.figures).map(([figure, most]) => [figure, most - (figures[figure] ?? 0)]),
  )
}

/** The orders to an army: to march, to attack, or both. */
export const ordersFrom = (orders: OrdersView, from: string): ArmyOrder[] =>
  orders.armies.filter((order) => order.from === from)

/** Everybody who may go by any of the orders. */
export function everybody(orders: readonly ArmyOrder[]): Selection {
  const figures: Host = {}
  for (const order of orders)
    for (const [figure, number] of Object.entries(order.figures))
      figures[figure] = Math.max(figures[figure] ?? 0, number)
  return { figures, characters: [...new Set(orders.flatMap((order) => order.characters))] }
}

/** Everybody but one unit, a regular if there is one; nobody less where a unit stays in any case. */
export function leavingOne(orders: readonly ArmyOrder[]): Selection {
  const all = everybody(orders)
  const spared = Object.keys(all.figures).find(isUnit)
  if (!spared || unitsIn(all.figures) < 2 || orders.some((order) => unitsIn(order.rest))) return all
  return { ...all, figures: { ...all.figures, [spared]: (all.figures[spared] ?? 0) - 1 } }
}

/** The same, and with the last unit those who may not stay alone. */
export function completed(order: ArmyOrder, chosen: Selection): Selection {
  if (order.follow === 'nobody' || !unitsIn(chosen.figures)) return chosen
  if (unitsIn(left(order, chosen)) || unitsIn(order.rest)) return chosen
  const figures = { ...chosen.figures }
  for (const [figure, most] of Object.entries(order.figures)) if (!isUnit(figure)) figures[figure] = most
  return { figures, characters: order.follow === 'everybody' ? order.characters : chosen.characters }
}

/** Whether an army may follow an order to a target, as the view describes it. */
export function mayGo(order: ArmyOrder, target: string, chosen: Selection): boolean {
  const goal = order.targets[target]
  const { figures, characters } = chosen
  const going = Object.keys(figures).filter((figure) => figures[figure])
  const units = unitsIn(figures)
  if (!goal || units < goal.least || units > goal.most) return false
  if (going.some((figure) => (figures[figure] ?? 0) > (order.figures[figure] ?? 0))) return false
  if (characters.some((who) => !order.characters.includes(who))) return false
  if (going.some((figure) => goal.barred.includes(nationOf(figure)))) return false
  if (order.led_by.length && ![...going, ...characters].some((one) => order.led_by.includes(one))) return false
  const staying = left(order, { figures, characters })
  if (order.follow === 'nobody' || unitsIn(staying) || unitsIn(order.rest)) return true
  const alone = Object.values(staying).some((number) => number > 0) || Object.keys(order.rest).length > 0
  return !alone && (order.follow === 'leaders' || characters.length === order.characters.length)
}

/** Where an army may go now, and by which order. */
export function goalsOf(orders: readonly ArmyOrder[], chosen: Selection): Map<string, ArmyOrder> {
  const found = new Map<string, ArmyOrder>()
  for (const order of orders)
    for (const target of Object.keys(order.targets)) if (mayGo(order, target, chosen)) found.set(target, order)
  return found
}

/** Why an army may not go anywhere: nobody leads it, somebody would stay alone, or the wrong ones go. */
export function lack(orders: readonly ArmyOrder[], chosen: Selection): '' | 'units' | 'alone' | 'leader' | 'room' {
  if (goalsOf(orders, chosen).size) return ''
  if (!unitsIn(chosen.figures)) return 'units'
  if (orders.some((order) => goalsOf([order], completed(order, chosen)).size)) return 'alone'
  const going = [...Object.keys(chosen.figures).filter((figure) => chosen.figures[figure]), ...chosen.characters]
  const led = orders.some((order) => !order.led_by.length || going.some((one) => order.led_by.includes(one)))
  return led ? 'room' : 'leader'
}

/** The steps that the rules ask for, from the pending choice on. */
export function stepsOf(order: ArmyOrder, target: string, chosen: Selection, choice: string): string[] {
  const { figures, characters } = chosen
  const takes = Object.keys(order.figures).flatMap((figure) =>
    Array.from({ length: figures[figure] ?? 0 }, () => `take figure:${figure}`),
  )
  const people = order.characters.filter((who) => characters.includes(who)).map((who) => `take figure:${who}`)
  const all =
    Object.entries(order.figures).every(([figure, most]) => figures[figure] === most) &&
    people.length === order.characters.length
  const who = all ? ['all'] : [...takes, ...people, 'done']
  const begin = choice === 'use-die' ? [order.verb] : []
  const from = order.verb === 'advance' || choice.startsWith('pick-') ? [] : [`from place:${order.from}`]
  const to = order.verb === 'advance' ? [] : [`${order.verb === 'march' ? 'to' : 'against'} place:${target}`]
  return [...begin, ...from, ...who, ...to]
}

/** How far a group of companions comes. */
export function reachOf(order: GroupOrder, group: readonly string[]): number {
  const others = group.filter((who) => who !== 'gandalf')
  const light = others.length < 2 && others.every((who) => who === 'meriadoc' || who === 'peregrin')
  if (order.swift && light && group.includes('gandalf')) return order.swift
  return Math.max(-1, ...group.map((who) => order.reach[who] ?? -1))
}

export const placesOf = (order: GroupOrder, group: readonly string[]): string[] =>
  Object.keys(order.targets).filter((place) => (order.targets[place] ?? Infinity) <= reachOf(order, group))

export function groupSteps(order: GroupOrder, group: readonly string[], target: string, choice: string): string[] {
  const from = choice === 'companions-from' ? [`from place:${order.from ?? ''}`] : []
  const takes = Object.keys(order.reach).filter((who) => group.includes(who))
  const to = target ? [`to place:${target}`] : []
  return [...from, ...takes.map((who) => `take figure:${who}`), 'done', ...to]
}

/** Who may be recruited in a place. */
export const recruitsIn = (orders: OrdersView, place: string): string[] =>
  Object.keys(orders.recruits).filter((figure) => orders.recruits[figure]?.includes(place))

export const recruitSteps = (figure: string, place: string, choice: string): string[] => [
  ...(choice === 'use-die' ? ['muster'] : []),
  `recruit figure:${figure}`,
  `recruit-in place:${place}`,
]

/** Every place that an order can begin with, and what may be done there. */
export function sources(orders: OrdersView): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const add = (place: string, verb: string): void => {
    if (!found.get(place)?.includes(verb)) found.set(place, [...(found.get(place) ?? []), verb])
  }
  for (const order of orders.armies) if (Object.keys(order.targets).length) add(order.from, order.verb)
  for (const group of orders.groups) if (group.from) add(group.from, 'group')
  for (const places of Object.values(orders.recruits)) for (const place of places) add(place, 'recruit')
  return found
}

/** A way to take hits: a regular falls, an elite becomes a regular, or an elite falls for two hits. */
export interface Loss {
  action: string
  figure: string
  verb: 'lose' | 'reduce'
  hits: number
}

export const lossesIn = (offers: readonly Offer[]): Loss[] =>
  offers.flatMap(({ id, verb, target }) => {
    const figure = target?.replace('figure:', '') ?? ''
    if ((verb !== 'lose' && verb !== 'reduce') || !isUnit(figure)) return []
    return [{ action: id, figure, verb, hits: verb === 'lose' && figure.endsWith('-elite') ? 2 : 1 }]
  })

/** The army that takes hits. */
export function struck(view: WarView, { side, place }: LossesView): Host {
  const army = [view.battle?.attacker, view.battle?.defender].find((one) => one?.side === side)
  if (army) return army.figures
  const region = view.regions[place.replace(/-stronghold$/, '')]
  return (place.endsWith('-stronghold') ? region?.inside : region?.[side])?.figures ?? {}
}

const numberOf = (losses: Host, verb: string, figure: string): number => losses[`${verb} figure:${figure}`] ?? 0

/** How many more of a loss are possible besides the others. */
export function roomFor(loss: Loss, losses: Host, host: Host): number {
  const { figure } = loss
  const taken = numberOf(losses, 'lose', figure) + numberOf(losses, 'reduce', figure)
  return (host[figure] ?? 0) - taken
}

export const hitsTaken = (ways: readonly Loss[], losses: Host): number =>
  ways.reduce((sum, way) => sum + way.hits * (losses[way.action] ?? 0), 0)

/** The cheapest losses: regulars first, then elites that become regulars. */
export function cheapest(ways: readonly Loss[], host: Host, hits: number): Host {
  const found: Host = {}
  let missing = hits
  for (const way of [...ways].sort((a, b) => Number(a.verb === 'reduce') - Number(b.verb === 'reduce'))) {
    if (way.hits > 1) continue
    const number = Math.min(missing, roomFor(way, found, host))
    if (number > 0) found[way.action] = number
    missing -= Math.max(0, number)
  }
  return missing ? {} : found
}

/** Those that cost two hits come first: later there may be only one left. */
export const lossSteps = (losses: Host): string[] =>
  Object.keys(losses)
    .sort(
      (a, b) =>
        Number(b.startsWith('lose') && b.endsWith('-elite')) - Number(a.startsWith('lose') && a.endsWith('-elite')),
    )
    .flatMap((action) => Array.from({ length: losses[action] ?? 0 }, () => action))
