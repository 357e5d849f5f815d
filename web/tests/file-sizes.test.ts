import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', 'src')
/** Written by scripts, or data that is no code. */
const GENERATED = /wire-schema\.ts$|view-types\.ts$|\.json$|\.py$/
const MOST_LINES = 700

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts|css)$/.test(name) && !GENERATED.test(name))
  .map((name) => ({ name, lines: readFileSync(join(ROOT, name), 'utf8').trimEnd().split('\n') }))

describe('the files of the client', () => {
  test('are found', () => expect(files.length).toBeGreaterThan(200))
  test(`have at most ${MOST_LINES} lines`, () => {
    expect(
      files.filter(({ lines }) => lines.length > MOST_LINES).map(({ name, lines }) => [name, lines.length]),
    ).toEqual([])
  })
  test('have no line of more than 120 characters', () => {
    const long = files.flatMap(({ name, lines }) =>
      lines.flatMap((line, at) => (line.length > 120 ? [`${name}:${at + 1}`] : [])),
    )
    expect(long).toEqual([])
  })
})
