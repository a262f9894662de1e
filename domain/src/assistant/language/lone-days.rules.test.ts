import { expect, it } from 'vitest'
import { parseDates } from './date-parser.rules.ts'
import { dayOfSameMonth, secondDayBehind } from './lone-days.rules.ts'

const today = '2027-03-10'

it.each([
  ['London to Rome 6 April and home again on the 13th', '2027-04-06', '2027-04-13'],
  ['from Bristol on the 30th of May, coming back the 2nd', '2027-05-30', '2027-06-02'],
  ['from the 3rd of December until the 6th', '2027-12-03', '2027-12-06'],
  ['a hotel from the 15th to the 18th', '2027-03-15', '2027-03-18'],
  ['our anniversary is on 5 June, a hotel from the 4th to the 7th', '2027-06-04', '2027-06-07'],
])('a day without its month is the next one, behind the day before it: %s', (text, from, to) => {
  expect(parseDates(text, today)).toMatchObject({ from, to })
})

it.each(['their 40th anniversary in Vienna', 'the 2nd one please', 'the 16th arrondissement'])(
  'what has a number in an order is no day: %s',
  (text) => expect(parseDates(text, today).from).toBeNull(),
)

it('a day that corrects another one is of the same month, but for a past one', () => {
  expect(dayOfSameMonth('make that the 6th', { today, near: '2027-04-05' })).toBe('2027-04-06')
  expect(dayOfSameMonth('the 6th', { today, near: '2027-03-20' })).toBeNull()
})

it.each([
  ['juli und zuruck am 17 zwei erwachsene ', 17],
  ['juillet et rentrer le 24 quels vols ', 24],
  ['outubro volta dia 22 dois adultos ', 22],
  ['июля обратно 17 двое взрослых ', 17],
  ['thang 3 ve ngay 20 thang 3 ', 20],
  ['juli zuruck um 18 uhr ', null],
])('behind a word for the way back stands the second day: %s', (after, day) => {
  expect(secondDayBehind(after)).toBe(day)
})
