import { describe, expect, it } from 'vitest'
import { titledMeal } from './calendar-words.rules.ts'
import { readConfirmation } from './read-confirmation.rules.ts'

const TODAY = '2027-03-01'
const read = (...lines: string[]) => readConfirmation(lines.join('\n'), TODAY).bookings

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

  it.each([
    [['Hotel Artemide, Via Nazionale 22, Rome']],
    [['Hotel: Hotel Artemide, Via Nazionale 22, Rome']],
    [['Hotel Artemide', 'Address: Via Nazionale 22, Rome']],
    [['Hotel Artemide', 'Via Nazionale 22, Rome']],
  ])('of a house are its name and its address, wherever these stand: %j', (house) => {
    const [stay] = read(
      'Booking number: 88152047',
      ...house,
      'Check-in: 1 December 2027 from 14:00',
      'Check-out: 4 December 2027 until 11:00',
    )
    expect(stay).toMatchObject({ kind: 'hotel', name: 'Hotel Artemide', reference: '88152047' })
    expect(stay?.startsAt.place).toEqual({ name: 'Hotel Artemide, Via Nazionale 22, Rome' })
  })

  it('about how long somebody stays are no address', () => {
    const days = ['Check-in: 1 December 2027', 'Check-out: 4 December 2027']
    const [stay] = read('Booking number: 88152047', 'Hotel Artemide, 3 nights, 2 guests', ...days)
    expect(JSON.stringify(stay ?? {})).not.toMatch(/nights|guests/)
  })

  it.each([
    ['Dinner at Armando al Pantheon', 'Armando al Pantheon'],
    ['Cena en Casa Botín', 'Casa Botín'],
    ['Dîner chez Paul', 'Paul'],
    ['Dinner at home', null],
    ['Dinner at Mum’s', null],
    ['Dinner with Ben', null],
  ])('of a meal in a title name its house, if it has one: %s', (title, name) => {
    expect(titledMeal(title)).toBe(name)
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
