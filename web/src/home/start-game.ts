/** Starts a game with bots in one click: what is not chosen is as usual. */

import { api, tell } from '../shared/api'
import { t } from '../shared/i18n.svelte'
import { router } from '../shared/router.svelte'
import { session } from '../shared/session.svelte'
import type { BotInfo, CampaignInfo, GameInfo, NewSeat, NewTable } from '../wire'

/** How many play if nobody has chosen: all seats of a game that is played together, else as few as possible. */
export const usualCount = (info: GameInfo): number => (info.cooperative ? info.seats.at(-1) : info.seats[0]) ?? 0

/** The level that was chosen last, or the one for somebody who has chosen none. */
export const usualBot = (info: GameInfo): BotInfo | undefined =>
  info.bots.find((one) => one.spec === session.preferences.level) ??
  info.bots.find((one) => one.spec === info.usual_bot)

/** The seats of a table: oneself, and bots or free seats. */
export function seatsAround(
  own: number,
  count: number,
  kind: NewSeat['kind'],
  bot: BotInfo | undefined = undefined,
): NewSeat[] {
  return Array.from({ length: count }, (_, seat): NewSeat =>
    seat === own ? { kind: 'me' } : kind === 'bot' ? { kind, bot: bot?.spec } : { kind },
  )
}

/** Opens a private table and goes there. */
export async function openTable(table: Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>): Promise<void> {
  const opened = await tell(api.open({ options: {}, private: true, ...table }))
  if (opened) router.go(`/table/${opened.id}`)
}

/** One's own campaign of a game, if there is one. */
export async function ownCampaign(game: string): Promise<CampaignInfo | undefined> {
  return (await api.campaigns()).find((one) => one.game === game && one.yours)
}

/** Set out on a new campaign, at its first chapter. */
export async function setOut(game: string, seats: NewSeat[]): Promise<void> {
  const name = t('web-campaign-someone', { name: session.me?.name ?? '' })
  const made = await tell(api.beginCampaign({ game, name, options: {} }))
  if (made) await openTable({ game, seats, campaign: made.id })
}

/** Play with bots and everything as usual; a game with a campaign goes on with one's own, or begins it. */
export async function playNow(info: GameInfo): Promise<void> {
  const seats = seatsAround(0, usualCount(info), 'bot', usualBot(info))
  if (!info.campaign) return openTable({ game: info.id, seats })
  const campaign = await tell(ownCampaign(info.id))
  if (campaign) router.go(`/campaign/${campaign.id}`)
  else await setOut(info.id, seats)
}

/** Shows the recorded game that comes with a game, from its beginning. */
export async function watchSample(game: string): Promise<void> {
  const table = await tell(api.sample(game))
  if (table) router.go(`/replay/${table.id}?at=0&seat=all`)
}
