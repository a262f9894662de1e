import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  FAQ,
  FAQ_ON_MOBILE,
  FEATURE_CARDS,
  PARTNERS,
  PARTNERS_SHOWN,
  TESTIMONIALS,
} from './marketing.data.ts'
import { publicName, scoreLabel, storyAnswer } from './testimonials.rules.ts'

it('scores testimonials by their position: 4.9, 4.3, then 4.5', () => {
  expect([0, 1, 2, 3, 17].map(scoreLabel)).toEqual([4.9, 4.3, 4.5, 4.5, 4.5])
})

it('keeps an answer of 150 characters, and cuts one of 151 to 147 and an ellipsis', () => {
  expect(storyAnswer('a'.repeat(150))).toBe('a'.repeat(150))
  expect(storyAnswer('a'.repeat(151))).toBe(`${'a'.repeat(147)}...`)
})

it('never cuts a character in two', () => {
  expect(storyAnswer('🧭'.repeat(151))).toBe(`${'🧭'.repeat(147)}...`)
  const answer = fc.string({ unit: 'grapheme', minLength: 100, maxLength: 200 })
  fc.assert(
    fc.property(answer, (text) => {
      const cut = storyAnswer(text)
      expect(() => encodeURIComponent(cut)).not.toThrow()
      expect(Array.from(cut).length).toBeLessThanOrEqual(150)
    }),
  )
})

it('has the numbers of the specification: eight entry points, three testimonials, three partners, eight questions and six', () => {
  expect(FEATURE_CARDS.map(({ path }) => path)).toEqual([
    '/flights',
    '/accommodation',
    '/itinerary',
    '/assistant',
    '/risk-radar',
    '/flight-compensation',
    '/budget',
    '/documents',
  ])
  expect(TESTIMONIALS).toHaveLength(3)
  expect(PARTNERS_SHOWN).toBe(3)
  expect(PARTNERS.length).toBeGreaterThanOrEqual(3)
  expect(FAQ).toHaveLength(8)
  expect(FAQ_ON_MOBILE).toBe(6)
})

it.each([
  ['Ada Lovelace', 'Ada L.'],
  ['  Ana  María de la Cruz ', 'Ana C.'],
  ['Plato', 'Plato'],
  ['王 小明', '王 小.'],
  ['', ''],
])('shortens %j to the public name %j', (name, expected) => {
  expect(publicName(name)).toBe(expected)
})
