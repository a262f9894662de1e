import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeName } from './place-names.rules.ts'
import { weekdaysOf, withYear } from './weekdays.rules.ts'
import { LANGUAGES, readDate } from './written-dates.rules.ts'

const TODAY = '2027-03-01'

describe('a place', () => {
  it.each([
    ['Zürich HB, Gleis 31', 'Zürich HB'],
    ['Bern Gl. 7', 'Bern'],
    ['Paris Gare de Lyon, voie 3', 'Paris Gare de Lyon'],
    ['Milano Centrale (binario 12)', 'Milano Centrale'],
    ['Madrid Chamartín, vía 14', 'Madrid Chamartín'],
    ['Chicago Union Station, PM, Sunday', 'Chicago Union Station'],
    ['Roma Termini venerdì', 'Roma Termini'],
    ['Leeds - Platform 4a', 'Leeds'],
    ['Penn Station, Track 9, New York', 'Penn Station, New York'],
  ])('%s is %s', (text, name) => {
    expect(placeName(text)).toBe(name)
  })

  it('is no day of the week, in any language that is read', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.nat(6), (language, day) => {
        const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
        const name = format.format(Date.UTC(2027, 0, 3 + day))
        expect(weekdaysOf(name)).toContain(day)
        expect(placeName(name)).toBeNull()
        expect(placeName(`${name}, PM`)).toBeNull()
      }),
    )
  })
})

describe('a day without its year', () => {
  it.each([
    ['Fri 12 Mar', '2027-03-12'],
    ['samedi 9 janvier', '2027-01-09'],
    ['Thursday, June 10', '2027-06-10'],
    ['乗車日: 4月9日（金）', '2027-04-09'],
  ])('%s is in the near year in which it has its day of the week', (text, date) => {
    expect(readDate(withYear(text, '2027-01-05'))?.date).toBe(date)
  })

  it.each(['12 Mar', 'Mon 12 Mar', 'Fri 31 Feb'])('%s stays without one', (text) => {
    expect(readDate(withYear(text, TODAY))).toBeNull()
  })
})
