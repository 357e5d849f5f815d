/** Names for the types of the wire, generated from OpenAPI. */

import type { components } from './wire-schema'

type Schemas = components['schemas']

/** The languages of the texts, each with its own name. */
export const LANGUAGE_NAMES = { en: 'English', it: 'Italiano', sv: 'Svenska' }
export type Lang = keyof typeof LANGUAGE_NAMES

export type Named = Schemas['Named']
export type GameOption = Schemas['OptionInfo']
export type BotInfo = Schemas['BotInfo']
export type GameInfo = Schemas['GameInfo']
export type Me = Schemas['Me']
export type SessionInfo = Schemas['SessionInfo']
export type MutedPerson = Schemas['MutedPerson']
export type NewReport = Schemas['NewReport']
export type ReportInfo = Schemas['ReportInfo']
export type PersonInfo = Schemas['PersonInfo']
export type TableSummary = Schemas['TableSummary']
export type LogLine = Schemas['LogLine']
export type Notifications = Schemas['Notifications']
export type NewNotifications = Schemas['NewNotifications']
export type MailCode = Schemas['MailCode']
export type Device = Schemas['Device']
export type DeviceGone = Schemas['DeviceGone']
export type Clock = Schemas['Clock']
export type NewSeat = Schemas['NewSeat']
export type NewTable = Schemas['NewTable']
export type SeatInfo = Schemas['SeatInfo']
export type Result = Schemas['ResultInfo']
export type TableInfo = Schemas['TableInfo']
export type Invitation = Schemas['Invitation']
export type Ladder = Schemas['Ladder']
export type SeatRating = Schemas['SeatRating']
export type NewCampaign = Schemas['NewCampaign']
export type CampaignInfo = Schemas['CampaignInfo']
export type Prompt = Schemas['Prompt']
export type Offer = Schemas['Offer']
export type Line = Schemas['Line']
export type Story = Schemas['Story']
export type Sentence = Schemas['Sentence']
export type Milestone = Schemas['Milestone']
export type Undo = Schemas['UndoInfo']
export type Takeback = Schemas['TakebackInfo']
export type Screen = Schemas['Screen']
export type ChatMessage = Schemas['ChatLine']
export type Thought = Schemas['Thought']
export type Hint = Schemas['Hint']
export type Foresight = Schemas['Foresight']
export type Solved = Schemas['Solved']
export type Turning = Schemas['Turning']
export type Review = Schemas['Review']
export type LessonInfo = Schemas['LessonInfo']
export type LessonPage = Schemas['LessonPage']
export type RulesPage = Schemas['RulesPage']
export type NewDeck = Schemas['NewDeck']
export type DeckInfo = Schemas['DeckInfo']
export type DeckCheck = Schemas['DeckCheck']
export type DeckFault = Schemas['DeckFault']
export type ReadyDeck = Schemas['ReadyDeck']
export type Row = Schemas['Row']
export type Sheet = Schemas['Sheet']

/** Why something was refused: a key, and words in the reader's language. */
export interface Refusal {
  reason: string
  text: string
}

/** What the server says at a live table. */
export type FromServer =
  | Schemas['TableMessage']
  | Schemas['UpdateMessage']
  | Schemas['RefusedMessage']
  | Schemas['ThinkingMessage']
  | Schemas['ChatMessage']
  | Schemas['WhyMessage']
  | Schemas['NoticeMessage']
  | Schemas['PongMessage']

type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never

/** What the client asks of a table; `seq` is added by the live table. */
export type Command = Without<
  | Schemas['Act']
  | Schemas['ActAll']
  | Schemas['Undo']
  | Schemas['AskTakeback']
  | Schemas['AnswerTakeback']
  | Schemas['Resign']
  | Schemas['Sit']
  | Schemas['Stand']
  | Schemas['SeatBot']
  | Schemas['Start']
  | Schemas['Rematch']
  | Schemas['Replace']
  | Schemas['Claim']
  | Schemas['Decide'],
  'seq'
>

/** What changes no game: chat, looking from another seat, asking why. */
export type Remark = Schemas['Chat'] | Schemas['Look'] | Schemas['Why'] | Schemas['Ping']
