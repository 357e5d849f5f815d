/** Reads the progress of a group as `src/mathom/games/fellowship/rules/campaign.py` keeps it. */

import type { TableInfo } from '../../wire'
import type { Options, Progress } from '../../campaign/campaign-props'
import { CHAPTERS, ENDLESS } from './chapters'

export interface Way {
  won: string[]
  /** Where the group stands. */
  now: string
  /** What it may play. */
  open: string[]
  /** Characters completed in the chapter that is under way. */
  done: string[]
}

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export function wayOf(progress: Progress): Way {
  const all = CHAPTERS.map((chapter) => String(chapter.number))
  return {
    won: words(progress.completed),
    now: String(progress.chapter ?? all[0]),
    open: [...all, ENDLESS],
    done: words(progress.characters),
  }
}

/** The chapter that the page speaks of: the one chosen, else the one being played, else where the group stands. */
export function chapterShown(progress: Progress, options: Options, running: TableInfo | null): string {
  return options.chapter ?? (running ? (running.options.chapter ?? '1') : wayOf(progress).now)
}
