/** Texts about tables: names, status, result, time. */

import type { SeatInfo, TableInfo } from '../wire'
import { hasSides } from '../games/manifests'
import { t } from './i18n.svelte'

/** What the viewer calls the player of a seat: the same everywhere on the page. */
export const playerOf = (seat: SeatInfo): string =>
  seat.kind === 'open' ? t('web-seat-open') : seat.label || (seat.yours ? t('web-you') : seat.player || seat.name)

/** The same with how well a bot plays. */
export const playerAndLevel = (seat: SeatInfo): string =>
  seat.level ? t('web-player-level', { name: playerOf(seat), level: seat.level }) : playerOf(seat)

/** Who sits where, on one line; seats that are mere numbers are not named. */
export function whoPlays(table: TableInfo): string {
  const sides = hasSides(table.seats)
  return table.seats.map((seat) => (sides ? `${seat.name}: ` : '') + playerAndLevel(seat)).join(' · ')
}

/** The names of everybody else at a table, for “with Hazel and Wilf (Apprentice)”; a level is said once. */
export function others(table: TableInfo): string {
  const seats = table.seats.filter((seat) => !seat.yours && seat.kind !== 'open')
  const people = seats.filter((seat) => !seat.level).map(playerOf)
  const levels = [...new Set(seats.map((seat) => seat.level))].filter((level) => level)
  const bots = levels.map((level) => {
    const names = seats.filter((seat) => seat.level === level).map(playerOf)
    return t('web-player-level', { name: names.join(', '), level: level ?? '' })
  })
  return [...new Set(people), ...bots].join(', ')
}

/** What is to be said about a table at the end of its row. */
export function statusOf(table: TableInfo): string {
  if (table.status === 'finished') return resultFor(table)
  if (table.status === 'waiting') return t('web-status-waiting')
  if (table.status === 'stopped') return t('web-stopped')
  if (table.your_turn) return t('web-your-turn')
  const names = table.seats.filter((seat) => table.deciding.includes(seat.id)).map(playerOf)
  return t('web-status-waiting-for', { names: names.join(', ') })
}

export function resultFor(table: TableInfo): string {
  if (!table.result) return t('web-status-finished')
  const { winners } = table.result
  const mine = table.seats.filter((seat) => seat.yours).map((seat) => seat.id)
  if (mine.length && table.cooperative) return winners.length ? t('web-you-won') : t('web-you-lost')
  if (!mine.length || mine.length === table.seats.length) return t('web-status-finished')
  if (table.result?.reason === 'closed') return t('web-status-finished')
  if (!winners.length) return t('web-drawn')
  if (winners.length === table.seats.length) return t('web-shared')
  return mine.some((seat) => winners.includes(seat)) ? t('web-you-won') : t('web-you-lost')
}

/** When something happened: the time today, otherwise the day. */
export function shortTime(seconds: number, lang: string): string {
  const at = new Date(seconds * 1000)
  const today = at.toDateString() === new Date().toDateString()
  const style: Intl.DateTimeFormatOptions = today ? { timeStyle: 'short' } : { dateStyle: 'medium' }
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, style).format(at)
}

export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= 86_400) return t('web-days', { days: Math.ceil(whole / 86_400) })
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
