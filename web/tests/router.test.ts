import { beforeEach, expect, test } from 'vitest'
import { pageOf, router } from '../src/shared/router.svelte'

beforeEach(() => {
  history.replaceState(null, '', '/')
  router.read()
})

test('a path names its page', () => {
  expect(pageOf('/')).toEqual({ name: 'home' })
  expect(pageOf('/table/a%20b')).toEqual({ name: 'table', id: 'a b' })
  expect(pageOf('/replay/x1/')).toEqual({ name: 'replay', id: 'x1' })
  expect(pageOf('/learn/duel')).toEqual({ name: 'learn', game: 'duel', lesson: '' })
  expect(pageOf('/learn/duel/turn')).toEqual({ name: 'learn', game: 'duel', lesson: 'turn' })
  expect(pageOf('/settings')).toEqual({ name: 'settings' })
  expect(pageOf('/ladder')).toEqual({ name: 'ladder' })
})

test('whatever is no page is lost', () => {
  for (const path of ['/table', '/table/a/b', '/settings/x', '/learn', '/learn/a/b/c', '/nowhere', '/replay/']) {
    expect(pageOf(path), path).toEqual({ name: 'lost' })
  }
  expect(pageOf('/table/%E0%A4%A')).toEqual({ name: 'table', id: '%E0%A4%A' })
})

test('going somewhere changes the address and the page', () => {
  router.go('/replay/x1?at=7')
  expect(location.pathname).toBe('/replay/x1')
  expect(router.page).toEqual({ name: 'replay', id: 'x1' })
  expect(router.query.get('at')).toBe('7')
})

test('a moment is noted in the address without a new entry in the history', () => {
  router.go('/replay/x1')
  const before = history.length
  router.note({ at: '3', seat: 'sauron' })
  router.note({ seat: null })
  expect(location.search).toBe('?at=3')
  expect(history.length).toBe(before)
})

test('links within the app are followed without loading; others are left to the browser', () => {
  const stop = router.listen()
  document.body.innerHTML = '<a id="in" href="/about">a</a><a id="file" href="/api/x" >b</a>'
  document.getElementById('in')?.click()
  expect(router.page.name).toBe('about')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.getElementById('file')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  stop()
})
