import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeCall } from './contract.ts'
import { toWellFormedText, truncateText } from './well-formed-text.ts'

const HALF = '\ud83d'

test.each([
  ['Rome 🍕', 6, 'Rome '],
  ['Rome 🍕', 7, 'Rome 🍕'],
  ['🍕🍕', 1, ''],
  ['Rome', 2, 'Ro'],
  ['', 5, ''],
])('"%s" cut to %i is "%s"', (text, most, cut) => expect(truncateText(text, most)).toBe(cut))

test('a cut never splits a character, is no longer than asked, and at most one unit shorter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, most) => {
      const cut = truncateText(text, most)
      expect(text.startsWith(cut)).toBe(true)
      expect(/\p{Surrogate}/u.test(cut)).toBe(false)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(most, text.length) - 1)
    }),
  )
})

test('text for the server has no half characters', () => {
  expect(toWellFormedText(`a${HALF}b🍕`)).toBe('a\u{fffd}b🍕')
  const [post, get] = (['POST', 'GET'] as const).map((method) =>
    encodeCall({ method, path: '/api/trips/{id}' }, { id: `1${HALF}`, title: `Rome${HALF}`, tags: [HALF] }),
  )
  expect(post?.path).toBe('/api/trips/1%EF%BF%BD')
  expect(JSON.parse(post?.body ?? '')).toEqual({ title: 'Rome\u{fffd}', tags: ['\u{fffd}'] })
  expect(get?.path).toBe('/api/trips/1%EF%BF%BD?title=Rome%EF%BF%BD&tags=%EF%BF%BD')
})
