import { describe, expect, it } from 'vitest'
import { parseDates } from './date-parser.rules.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const when = (text: string) => parseDates(text, TODAY)

describe('a date in a question', () => {
  it.each([
    ['on 2027-05-03', '2027-05-03'],
    ['am 3.5.2027', '2027-05-03'],
    ['on 25/12/2026', '2026-12-25'],
    ['from 5 May', '2027-05-05'],
    ['May 5th', '2027-05-05'],
    ['the 5th of May 2028', '2028-05-05'],
    ['on December 1', '2026-12-01'],
    ['am 5. Mai', '2027-05-05'],
    ['le 1er août', '2027-08-01'],
    ['el 5 de mayo de 2027', '2027-05-05'],
    ['il 2 giugno', '2027-06-02'],
    ['today', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['übermorgen', '2026-11-23'],
    ['après-demain', '2026-11-23'],
    ['on Monday', '2026-11-23'],
    ['Saturday', '2026-11-21'],
    ['next Saturday', '2026-11-28'],
    ['miércoles', '2026-11-25'],
    ['this weekend', '2026-11-21'],
    ['next weekend', '2026-11-28'],
    ['am nächsten Wochenende', '2026-11-28'],
    ['29 February', '2028-02-29'],
    ['٥ May', '2027-05-05'],
  ])('%s is %s', (text, date) => expect(when(text).from).toBe(date))

  it.each([
    '5/6/2027',
    '31 February',
    'may I ask',
    'march on',
    'a weekend',
    'in Rome',
    '32 May',
    '2027-13-01',
  ])('is not read as a date', (text) => expect(when(text).from).toBeNull())

  it('has a first and a last day when the text names a span', () => {
    expect(when('5-8 May')).toMatchObject({ from: '2027-05-05', to: '2027-05-08', days: 4 })
    expect(when('vom 5. bis 8. Mai')).toMatchObject({ from: '2027-05-05', to: '2027-05-08' })
    expect(when('from 30 December to 2 January')).toMatchObject({
      from: '2026-12-30',
      to: '2027-01-02',
      days: 4,
    })
    expect(when('2027-05-05 to 2027-05-09')).toMatchObject({ days: 5 })
  })
})

describe('a length in a question', () => {
  it.each([
    ['3 days in Rome', 3],
    ['three days', 3],
    ['3-day trip', 3],
    ['drei Tage', 3],
    ['two nights', 3],
    ['a week', 7],
    ['une semaine', 7],
    ['due settimane', 14],
    ['a weekend in Paris', 2],
    ['un fin de semana', 2],
    ['100 euros a day', null],
    ['Rome', null],
  ])('%s is %s', (text, days) => expect(when(text).days).toBe(days))
})

it('a month or a year may stand alone', () => {
  expect(when('Tokyo in May')).toMatchObject({ from: null, month: 5 })
  expect(when('holidays in Japan in 2027')).toMatchObject({ year: 2027, month: null })
  expect(when('Rom im August 2027')).toMatchObject({ month: 8, year: 2027 })
  expect(when('what may I do').month).toBeNull()
})
