import { parseOpeningHours } from '@tripwright/opening-hours'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isOwnHours,
  readWeekHours,
  toOwnHours,
  WEEKDAYS,
  type WeekHours,
  writeWeekHours,
} from './own-hours.rules.ts'

const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`)
const hours = fc.option(fc.record({ open: clock, close: clock }), { nil: null })
const week = fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, hours]))) as fc.Arbitrary<WeekHours>

it('a week is written in the grammar of opening hours and read back as it was', () => {
  fc.assert(
    fc.property(week, (entered) => {
      const text = writeWeekHours(entered)
      if (text === null) return expect(Object.values(entered).every((day) => day === null)).toBe(true)
      expect(isOwnHours(text)).toBe(true)
      expect(parseOpeningHours(text).ok).toBe(true)
      expect(readWeekHours(text)).toEqual(entered)
    }),
  )
})

it('days of the same hours stand together', () => {
  const day = { open: '09:00', close: '17:30' }
  const late = { open: '18:00', close: '02:00' }
  const text = writeWeekHours({ Mo: null, Tu: day, We: day, Th: day, Fr: late, Sa: late, Su: null })
  expect(text).toBe('Mo off; Tu-Th 09:00-17:30; Fr-Sa 18:00-02:00; Su off')
})

it('all that is accepted is understood by the evaluator', () => {
  const range = fc.tuple(fc.constantFrom(...WEEKDAYS), fc.option(fc.constantFrom(...WEEKDAYS), { nil: null }))
  const days = fc
    .array(range, { minLength: 1, maxLength: 3 })
    .map((all) => all.map(([from, to]) => (to ? `${from}-${to}` : from)).join(','))
  const span = fc.tuple(clock, clock).map(([open, close]) => `${open}-${close}`)
  const spans = fc.array(span, { minLength: 1, maxLength: 3 }).map((all) => all.join(','))
  const rule = fc.tuple(days, fc.oneof(spans, fc.constant('off'))).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 4 }), (rules) => {
      const text = rules.join('; ')
      expect(isOwnHours(text)).toBe(true)
      expect(parseOpeningHours(text).ok, text).toBe(true)
      expect(readWeekHours(text)).not.toBeNull()
    }),
  )
})

it.each([
  '',
  'always',
  '24/7; Mo off',
  'Mo 9-17',
  'Mo 09:00-25:00',
  'Mo 09:00',
  'Xx 09:00-17:00',
  'Mo 09:00-17:00;Tu off',
  'sunrise-sunset',
  'Mo 09:00-17:00; DROP TABLE',
])('%j is refused', (text) => {
  expect(isOwnHours(text)).toBe(false)
})

it.each([
  ['Mo-Fr 09:00-17:00; PH off', 'Mo-Fr 09:00-17:00'],
  ['Mo - Su 10:00 - 18:00', 'Mo-Su 10:00-18:00'],
  ['Mo-Su,PH 12:00-14:30,19:00-23:00', 'Mo-Su 12:00-14:30,19:00-23:00'],
  ['PH,Mo-Sa 12:00-22:00; Su closed', 'Mo-Sa 12:00-22:00; Su off'],
  ['10:00-18:00', 'Mo-Su 10:00-18:00'],
  ['Mo-Sa 18:00-02:00;', 'Mo-Sa 18:00-02:00'],
  ['24/7', '24/7'],
])('the hours %j of a map are %j', (found, own) => {
  expect(toOwnHours(found)).toBe(own)
})

it.each([
  'Apr-Oct Mo-Su 10:00-18:00',
  'sunrise-sunset',
  'Mo-Fr 09:00+',
  'Mo off',
  'by appointment',
  '',
  '9-5',
])('the hours %j of a map say what a form cannot show', (found) => {
  expect(toOwnHours(found)).toBeNull()
})
