import { expect, it } from 'vitest'
import type { Stop } from './itinerary.contract.ts'
import { isQuietDay } from './quiet-day.rules.ts'

type Row = [kind: Stop['kind'], arrive: string, start: string]
const day = (...rows: Row[]) => ({
  stops: rows.map(([kind, arrive, start]) => ({ kind, arrive, start }) as Stop),
})

it.each<[name: string, rows: Row[], isQuiet: boolean]>([
  [
    'two visits and two free hours',
    [
      ['visit', '09:00', '09:00'],
      ['visit', '12:00', '13:00'],
      ['meal', '17:00', '18:00'],
    ],
    true,
  ],
  [
    'two visits that fill it',
    [
      ['visit', '09:00', '09:00'],
      ['visit', '12:00', '12:30'],
      ['meal', '17:00', '18:00'],
    ],
    false,
  ],
  [
    'three visits with pauses',
    [
      ['visit', '09:00', '09:00'],
      ['visit', '11:00', '12:00'],
      ['visit', '14:00', '15:00'],
      ['meal', '17:00', '18:00'],
    ],
    false,
  ],
  [
    'meals alone, which has words of its own',
    [
      ['meal', '12:00', '12:00'],
      ['meal', '13:00', '18:00'],
    ],
    false,
  ],
])('a day of %s', (_, rows, isQuiet) => {
  expect(isQuietDay(day(...rows))).toBe(isQuiet)
})
