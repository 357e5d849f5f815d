/** The REST API. Errors carry a text to show. */

import type {
  CampaignInfo,
  DeckCheck,
  DeckInfo,
  Device,
  DeviceGone,
  Foresight,
  GameInfo,
  Hint,
  Invitation,
  Ladder,
  LessonInfo,
  LessonPage,
  LogLine,
  MailCode,
  Me,
  MutedPerson,
  NewCampaign,
  NewDeck,
  NewNotifications,
  NewReport,
  NewSeat,
  NewTable,
  Notifications,
  PersonInfo,
  ReadyDeck,
  Refusal,
  ReportInfo,
  Review,
  RulesPage,
  Screen,
  SeatRating,
  SessionInfo,
  Sheet,
  Solved,
  TableInfo,
  TableSummary,
} from '../wire'
import { t } from './i18n.svelte'
import { session } from './session.svelte'
import { toasts } from './toasts.svelte'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    text: string,
  ) {
    super(text)
  }
}

type Query = Record<string, string | number | null | undefined>

export function address(path: string, query: Query = {}): string {
  const given = Object.entries({ ...query, lang: session.lang }).filter(
    ([, value]) => value !== null && value !== undefined,
  )
  return `/api${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

async function refusal(answer: Response): Promise<Refused> {
  let said: Partial<Refusal> = {}
  try {
    said = (await answer.json()) as Partial<Refusal>
  } catch {
    // A proxy may answer with something else than JSON.
  }
  const words = said.text ?? t('web-error-status', { status: answer.status })
  return new Refused(answer.status, said.reason ?? 'unknown', words)
}

async function ask<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  if (method !== 'GET') await identify()
  const plain = typeof body === 'string'
  let answer: Response
  try {
    answer = await fetch(address(path, query), {
      method,
      headers: body === undefined ? {} : { 'content-type': plain ? 'text/plain' : 'application/json' },
      body: body === undefined ? undefined : plain ? body : JSON.stringify(body),
    })
  } catch {
    throw new Refused(0, 'unreachable', t('web-error-unreachable'))
  }
  if (!answer.ok) throw await refusal(answer)
  const text = await answer.text()
  return (text ? JSON.parse(text) : undefined) as T
}

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('PUT', '/me', {}, { name }),
  register: (name: string, password: string) => ask<Me>('POST', '/register', {}, { name, password }),
  login: (name: string, password: string) => ask<Me>('POST', '/login', {}, { name, password }),
  logout: () => ask<Me | undefined>('POST', '/logout'),
  sessions: () => ask<SessionInfo[]>('GET', '/me/sessions'),
  endSession: (id: string) => ask<undefined>('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => ask<undefined>('DELETE', '/me/sessions'),
  changePassword: (old: string, now: string) => ask<Me>('PUT', '/me/password', {}, { old, new: now }),
  forgot: (name: string) => ask<undefined>('POST', '/password/forgot', {}, { name }),
  reset: (code: string, password: string) => ask<Me>('POST', '/password/reset', {}, { code, password }),
  deleteMe: (password: string) => ask<Me>('POST', '/me/delete', {}, { password }),
  muted: () => ask<MutedPerson[]>('GET', '/me/muted'),
  mute: (id: string, kind: 'mute' | 'block', table: string | null = null) =>
    ask<MutedPerson[]>('PUT', `/me/muted/${encodeURIComponent(id)}`, {}, { kind, table }),
  unmute: (id: string) => ask<MutedPerson[]>('DELETE', `/me/muted/${encodeURIComponent(id)}`),
  report: (report: NewReport) => ask<undefined>('POST', '/reports', {}, report),
  open: (table: NewTable) => ask<TableInfo>('POST', '/tables', {}, table),
  runningTables: () => ask<TableInfo[]>('GET', '/tables/running'),
  abandon: (id: string) => ask<undefined>('POST', `/tables/${encodeURIComponent(id)}/abandon`),
  invitation: (id: string) => ask<Invitation>('GET', `/tables/${encodeURIComponent(id)}/invitation`),
  openTables: () => ask<TableInfo[]>('GET', '/tables'),
  notifications: () => ask<Notifications>('GET', '/me/notifications'),
  setNotifications: (wanted: NewNotifications) => ask<Notifications>('PUT', '/me/notifications', {}, wanted),
  confirmMail: (code: MailCode) => ask<Notifications>('POST', '/me/notifications/confirm', {}, code),
  addDevice: (device: Device) => ask<Notifications>('POST', '/me/devices', {}, device),
  dropDevice: (device: DeviceGone) => ask<Notifications>('POST', '/me/devices/remove', {}, device),
  myTables: () => ask<TableInfo[]>('GET', '/my-tables'),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${encodeURIComponent(id)}`),
  moment: (id: string, at: number, seat: string | null) =>
    ask<Screen>('GET', `/tables/${encodeURIComponent(id)}/moments/${at}`, { seat }),
  branch: (id: string, at: number, seats: NewSeat[]) =>
    ask<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/branch`, {}, { at, seats }),
  hint: (id: string, at?: number) =>
    ask<Hint>('POST', `/tables/${encodeURIComponent(id)}/hint`, {}, at === undefined ? {} : { at }),
  foresee: (id: string, at: number, action: number) =>
    ask<Foresight>('POST', `/tables/${encodeURIComponent(id)}/foresee`, {}, { at, action }),
  startReview: (id: string) => ask<Review>('POST', `/tables/${encodeURIComponent(id)}/review`),
  review: (id: string) => ask<Review>('GET', `/tables/${encodeURIComponent(id)}/review`),
  campaigns: () => ask<CampaignInfo[]>('GET', '/campaigns'),
  campaign: (id: string) => ask<CampaignInfo>('GET', `/campaigns/${encodeURIComponent(id)}`),
  beginCampaign: (campaign: NewCampaign) => ask<CampaignInfo>('POST', '/campaigns', {}, campaign),
  joinCampaign: (id: string) => ask<CampaignInfo>('POST', `/campaigns/${encodeURIComponent(id)}/join`),
  readyDecks: (game: string) => ask<ReadyDeck[]>('GET', `/games/${encodeURIComponent(game)}/decks`),
  checkDeck: (game: string, text: string) =>
    ask<DeckCheck>('POST', `/games/${encodeURIComponent(game)}/decks/check`, {}, { text }),
  decks: () => ask<DeckInfo[]>('GET', '/decks'),
  deck: (id: string) => ask<DeckInfo>('GET', `/decks/${encodeURIComponent(id)}`),
  keepDeck: (deck: NewDeck, id?: string) =>
    id ? ask<DeckInfo>('PUT', `/decks/${encodeURIComponent(id)}`, {}, deck) : ask<DeckInfo>('POST', '/decks', {}, deck),
  dropDeck: (id: string) => ask<undefined>('DELETE', `/decks/${encodeURIComponent(id)}`),
  solve: (id: string) => ask<Solved>('POST', `/tables/${encodeURIComponent(id)}/solve`, {}, {}),
  sample: (game: string) => ask<TableInfo>('POST', `/games/${encodeURIComponent(game)}/sample`, {}, {}),
  ladder: (game: string) => ask<Ladder>('GET', `/ladder/${encodeURIComponent(game)}`),
  ratings: (id: string) => ask<SeatRating[]>('GET', `/tables/${encodeURIComponent(id)}/ratings`),
  upload: (record: string) => ask<TableInfo>('POST', '/records', {}, record),
  rules: (game: string) => ask<RulesPage>('GET', `/games/${encodeURIComponent(game)}/rules`),
  lessons: (game: string) => ask<LessonInfo[]>('GET', `/games/${encodeURIComponent(game)}/lessons`),
  lesson: (game: string, id: string, actions: string[]) =>
    ask<LessonPage>('POST', `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(id)}`, {}, { actions }),
  sheets: (game: string, kind: string) =>
    ask<Sheet[]>('GET', `/games/${encodeURIComponent(game)}/things/${encodeURIComponent(kind)}`),
}

/** What administrators see and do. */
export const admin = {
  reports: (every: boolean) => ask<ReportInfo[]>('GET', '/admin/reports', { every: String(every) }),
  closeReport: (id: number) => ask<undefined>('POST', `/admin/reports/${id}/close`, {}, {}),
  people: (wanted: string) => ask<PersonInfo[]>('GET', '/admin/people', { wanted }),
  rename: (id: string, name: string) => ask<undefined>('PUT', `/admin/people/${encodeURIComponent(id)}`, {}, { name }),
  ban: (id: string, detail: string, name = '') =>
    ask<undefined>('POST', `/admin/people/${encodeURIComponent(id)}/ban`, {}, { detail, name }),
  unban: (id: string) => ask<undefined>('POST', `/admin/people/${encodeURIComponent(id)}/unban`),
  resetPassword: (id: string) =>
    ask<{ code: string }>('POST', `/admin/people/${encodeURIComponent(id)}/reset-password`),
  tables: (status: string, wanted: string) => ask<TableSummary[]>('GET', '/admin/tables', { status, wanted }),
  endTable: (id: string) => ask<undefined>('POST', `/admin/tables/${encodeURIComponent(id)}/end`, {}, {}),
  removeTable: (id: string) => ask<undefined>('DELETE', `/admin/tables/${encodeURIComponent(id)}`),
  log: () => ask<LogLine[]>('GET', '/admin/log'),
}

let identifying: Promise<Me> | null = null

/** Who one is. The first answer makes a guest with a cookie, so nothing is changed before it came. */
export function identify(): Promise<Me> {
  const asked = (identifying ??= api.me())
  asked.catch(() => (identifying = null))
  return asked
}

export const exportAddress = '/api/me/export'
export const qrAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}/qr`
export const recordAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`
export const eventsAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}/events`

/** Do it; when it is refused, say why and give nothing. */
export async function tell<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    toasts.show(fault.message, 'warn')
    return undefined
  }
}
