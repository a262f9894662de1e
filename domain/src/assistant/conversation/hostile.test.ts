import { expect, it } from 'vitest'
import type { City } from '../../destination/places/index.ts'
import { parseIntents } from './intent-parser.rules.ts'

const ROME: City = {
  id: 'rome',
  name: 'Rome',
  nameLocal: 'Roma',
  country: 'IT',
  currency: 'EUR',
  lat: 41.9,
  lon: 12.5,
  zone: 'Europe/Rome',
}
const ask = (text: string) =>
  parseIntents(text, { today: '2026-11-21', cities: [ROME], currencies: ['EUR', 'USD'], before: [] })
const climate = (cityId: string, month: number | null) => ({ kind: 'climate', cityId, month })
const tool = (name: string) => ({ kind: 'tool', tool: name })
const unknown = { kind: 'unknown' }

const HOSTILE: [string, string, object][] = [
  ['nothing', '', unknown],
  ['blanks of all kinds', ' \t\n\u00a0\u2003\u200b', unknown],
  ['10,000 letters', 'a'.repeat(10_000), unknown],
  ['10,000 times a word for a visa', 'visa '.repeat(2000), tool('visa')],
  ['emoji', '🗼🇯🇵👨‍👩‍👧‍👦❤️‍🔥', unknown],
  [
    'marks of direction around a question',
    '\u202eweather in Rome\u202c \u2067in May\u2069',
    climate('rome', 5),
  ],
  ['a bomb for a greedy pattern', `${'from '.repeat(300)}${'a '.repeat(300)}!`, unknown],
  ['nested brackets', '('.repeat(1500) + ')'.repeat(400), unknown],
  ['a heap of accents', `we${'\u0301'.repeat(900)}ather in Rome`, climate('rome', null)],
  ['numbers without an end', '9'.repeat(1900), unknown],
  ['NUL and control letters', 'weather\u0000in\u0007Rome', climate('rome', null)],
  ['a piece of markup', '<img src=x onerror=alert(1)>', unknown],
  ['a statement of a database', "'; drop table users; --", unknown],
  ['half a pair', '\ud83d weather in Rome \udc00', climate('rome', null)],
  ['names of the language itself', '__proto__ constructor toString hasOwnProperty', unknown],
  ['Han letters without an end', '水'.repeat(2000), unknown],
]

/** The time limit for a hostile question; a slower one would be a denial of service. */
const MAX_MS = 1000

it.each(HOSTILE)(
  '%s does no harm',
  (_, text, intent) => {
    expect(ask(text)[0]).toMatchObject(intent)
  },
  MAX_MS,
)
