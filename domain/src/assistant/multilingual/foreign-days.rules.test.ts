import { expect, it } from 'vitest'
import { foreignWords } from '../../base/name-matching.ts'
import { namedWeekdays, readCalendar } from './foreign-days.rules.ts'
import { withNearDays } from './near-words.rules.ts'

it.each([
  ['lt', 'ar šeštadienį lis', 5],
  ['sr', 'u subotu u Beču', 5],
  ['sq', 'të shtunën në Romë', 5],
  ['ka', 'შაბათს რომში', 5],
  ['is', 'á laugardaginn í Róm', 5],
  ['de', 'Dienstagabend in Rom', 1],
  ['he', 'תעביר את השוק ליום שישי', 4],
])('a day of the week is read as people say it in %s', (language, text, weekday) => {
  expect(namedWeekdays(foreignWords(text), language).map((one) => one.weekday)).toEqual([weekday])
})

it.each([
  ['de', 'am 10. Juli und zurück am 17.', '2027-07-10', '2027-07-17'],
  ['de', 'am 28. Juli und zurück am 3.', '2027-07-28', '2027-08-03'],
  ['pt', 'dia 1º de abril e devolvo dia 8', '2027-04-01', '2027-04-08'],
  ['vi', 'ngày 15 tháng 4, về ngày 20 tháng 4', '2027-04-15', '2027-04-20'],
  ['ja', '4/29発 5/4戻り', '2027-04-29', '2027-05-04'],
])('both days of a journey are read in %s: %s', (language, text, from, to) => {
  expect(readCalendar(text, foreignWords(text), language, '2027-03-10')).toMatchObject({ from, to })
})

it('a misspelled month or weekday is the nearest one, other words stay', () => {
  expect(withNearDays('el 12 de dicimbre', 'es')).toBe('el 12 de diciembre')
  expect(withNearDays('is het zodnag droog', 'nl')).toBe('is het zondag droog')
  expect(withNearDays('ein schöner Sonnenplatz', 'de')).toBe('ein schöner Sonnenplatz')
})
