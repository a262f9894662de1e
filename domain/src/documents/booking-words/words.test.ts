import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeName } from './place-names.rules.ts'
import { readPlainText } from './plain-text.rules.ts'
import { weekdaysOf, withYear } from './weekdays.rules.ts'
import { LANGUAGES, readDate } from './written-dates.rules.ts'

const TODAY = '2027-03-01'
const read = (...lines: string[]) => readPlainText(lines.join('\n'), TODAY).bookings

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

describe('words', () => {
  it('of a clock of twelve hours are read in both halves of the day', () => {
    const [train] = read(
      'Train 48',
      'Depart: Albany, 9:30 PM, Sunday, August 8, 2027',
      'Arrive: Boston, 6:18 AM, Monday, August 9, 2027',
    )
    expect(train?.startsAt).toMatchObject({ at: { time: '21:30' }, place: { name: 'Albany' } })
    expect(train?.endsAt).toMatchObject({ at: { date: '2027-08-09', time: '06:18' } })
  })

  it.each(['9:30 p. m.', '9:30 P.M.', '午後9:30', '下午9:30', '9:30 pm'])('read %s as evening', (clock) => {
    const [train] = read('Train 48', '8 August 2027', `Depart: Albany, ${clock}`, 'Arrive: Boston, 23:18')
    expect(train?.startsAt).toMatchObject({ at: { time: '21:30' }, place: { name: 'Albany' } })
  })

  it.each([
    ['01:05 (next day)', { date: '2027-08-09', time: '01:05' }],
    ['01:05 +1', { date: '2027-08-09', time: '01:05' }],
    ['01:05', null],
  ])('of an arrival at %s are of the day that they tell, or of none', (clock, at) => {
    const [train] = read('Train 48', '8 August 2027', 'Depart: Albany, 21:30', `Arrive: Boston, ${clock}`)
    expect(train?.endsAt.place).toEqual({ name: 'Boston' })
    if (at) expect(train?.endsAt.at).toMatchObject(at)
    else expect(train?.endsAt.at).toBeNull()
  })

  it('of a ship are no flight, whatever reads as a number of one', () => {
    const [ferry, ...others] = read(
      'Your ferry crossing',
      'Route: Holyhead - Dublin',
      'Departure: Friday 2 July 2027, 14:10',
      'Arrival: Friday 2 July 2027, 17:25',
      'Car: (AB12 CDE)',
    )
    expect(others).toEqual([])
    expect(ferry).toMatchObject({ kind: 'ferry', startsAt: { place: { name: 'Holyhead' } } })
    expect(ferry).not.toHaveProperty('number')
  })

  it('that name two days or two references for one thing leave it empty', () => {
    const [one] = read('Event: Gala', 'Date: 2 July 2027', 'Booking code: AB12CD', 'Booking code: AB12CE')
    expect(one).toMatchObject({ kind: 'event', name: 'Gala' })
    expect(one).not.toHaveProperty('reference')
    expect(read('Event: Gala', 'Date: 2 July 2027', 'Date: 3 July 2027')).toEqual([])
  })

  it('of when something was bought are no day of the journey', () => {
    const [train] = read(
      'Gekauft: ja',
      'Buchungsdatum: 01.02.2027',
      'Reisedatum: 13.03.2027',
      'Zug: IC 716',
      'Abfahrt: 09:32 Zürich HB, Gleis 31',
      'Ankunft: 10:28 Bern, Gleis 7',
    )
    expect(train?.startsAt.at).toMatchObject({ date: '2027-03-13', time: '09:32' })
  })
})
