/** The order that is being put together: an army or a group of companions, who of it goes, and where they may go. */

import type { Offer } from '../../wire'
import {
  everybody,
  goalsOf,
  groupSteps,
  NO_ORDERS,
  ordersFrom,
  placesOf,
  recruitsIn,
  recruitSteps,
  sources,
  stepsOf,
  type Selection,
} from './orders'
import { bare, type Targets } from '../../board/targets'
import type { ArmyOrder, GroupOrder, OrdersView } from './view'
import { part, t } from './text'

/** Offers that only name where an order begins; the board begins it itself. */
const BEGINNINGS = ['from']
/** A refused order leaves the table as it was; after so many milliseconds it can be given again. */
const PATIENCE = 2000

export class Composing {
  /** Where those who are being sent off stand; the Fellowship is nowhere. */
  from = $state.raw<string | null>(null)
  chosen = $state.raw<Selection>({ figures: {}, characters: [] })
  #orders: () => OrdersView | null
  #choice: () => string
  #send: (steps: string[]) => void
  /** An order is on its way: nothing is lit until the answer is there. */
  sent = $state(false)
  #patience = 0

  /** `orders` is null where nobody can act. */
  constructor(orders: () => OrdersView | null, choice: () => string, send: (steps: string[]) => void) {
    this.#orders = orders
    this.#choice = choice
    this.#send = (steps) => {
      this.drop()
      this.sent = true
      this.#patience = window.setTimeout(this.settle, PATIENCE)
      send(steps)
    }
  }

  readonly orders: OrdersView = $derived.by(() => this.#orders() ?? NO_ORDERS)
  readonly begins = $derived.by(() => sources(this.orders))
  readonly armies: ArmyOrder[] = $derived.by(() => (this.from ? ordersFrom(this.orders, this.from) : []))
  /** Places that some of the army may attack. */
  readonly attacks: string[] = $derived.by(() => [
    ...new Set(this.armies.filter(({ verb }) => verb === 'attack').flatMap(({ targets }) => Object.keys(targets))),
  ])
  /** Companions who leave the Fellowship are chosen without a place. */
  readonly group: GroupOrder | undefined = $derived.by(() =>
    this.orders.groups.find((group) => group.from === this.from),
  )
  readonly recruits: string[] = $derived.by(() => (this.from ? recruitsIn(this.orders, this.from) : []))
  /** Whether somebody is being sent off. */
  readonly busy = $derived.by(() => !this.sent && (Boolean(this.from) || this.group !== undefined))
  readonly goals: Map<string, string> = $derived.by(() => {
    const found = new Map([...goalsOf(this.armies, this.chosen)].map(([place, order]) => [place, order.verb as string]))
    if (this.group && this.chosen.characters.length)
      for (const place of placesOf(this.group, this.chosen.characters)) if (!found.has(place)) found.set(place, 'group')
    return found
  })

  /** Choose an army or a group; whoever has only recruits of one kind is recruited at once. */
  begin = (from: string): void => {
    const armies = ordersFrom(this.orders, from)
    const group = this.orders.groups.find((one) => one.from === from)
    const recruits = recruitsIn(this.orders, from)
    const [only] = recruits
    if (!armies.length && !group && recruits.length === 1 && only) this.recruit(only, from)
    else {
      this.from = from
      this.chosen = armies.length
        ? everybody(armies)
        : { figures: {}, characters: group ? Object.keys(group.reach) : [] }
    }
  }
  /** The table has changed, or the order was refused. */
  settle = (): void => {
    window.clearTimeout(this.#patience)
    this.sent = false
    this.drop()
  }
  drop = (): void => {
    this.from = null
    this.chosen = { figures: {}, characters: [] }
  }
  change = (chosen: Selection): void => {
    this.chosen = chosen
  }
  go = (target: string): void => {
    const order = goalsOf(this.armies, this.chosen).get(target)
    if (order) this.#send(stepsOf(order, target, this.chosen, this.#choice()))
    else if (this.group) this.#send(groupSteps(this.group, this.chosen.characters, target, this.#choice()))
  }
  recruit = (figure: string, place: string): void => this.#send(recruitSteps(figure, place, this.#choice()))

  /** What is lit: the targets of whoever is being sent off, else what the rules offer and every beginning. */
  lit(targets: Targets): Targets {
    const own = (verb: string, place: string): Offer => ({
      action: -1,
      id: `${verb} place:${place}`,
      verb,
      target: `place:${place}`,
      label: t('web-war-order', { verb, place: part(place.replace(/-stronghold$/, '')) }),
    })
    const found: Targets = new Map()
    for (const [target, offers] of targets) {
      const kept = offers.filter((one) => !this.covers(one))
      if (kept.length) found.set(target, kept)
    }
    if (this.sent) return found
    if (this.busy) for (const [place, verb] of this.goals) found.set(`place:${place}`, [own(verb, place)])
    if (!this.from)
      for (const [place, verbs] of this.begins)
        if (!found.has(`place:${place}`))
          found.set(
            `place:${place}`,
            verbs.map((verb) => own(verb === 'recruit' ? 'recruit' : 'from', place)).slice(0, 1),
          )
    return found
  }

  /** Whether an offer is a part of an order that the board puts together itself. */
  covers(offer: Offer): boolean {
    const place = offer.target ? bare(offer.target) : ''
    if (this.from && offer.target?.startsWith('place:')) return true
    if (BEGINNINGS.includes(offer.verb)) return this.begins.has(place)
    if (offer.verb === 'take') return this.orders.armies.length + this.orders.groups.length > 0
    return offer.verb === 'recruit' && Object.keys(this.orders.recruits).length > 0
  }
}
