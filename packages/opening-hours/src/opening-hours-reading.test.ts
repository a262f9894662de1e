import { describe, expect, it } from 'vitest'
import { parseOpeningHours } from './index.ts'

describe('a value of opening hours is read the same', () => {
  it.each([
    ['mo-FR 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Monday - Friday: 9:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Mon–Fri 9.00—17.00', 'Mo-Fr 09:00-17:00'],
    ['Mo to Fr 9am to 5pm', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 9:00 a.m. - 5:00 p.m.', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 0900-1700', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 9-17', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 9h-17h00', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr ⁰⁹:⁰⁰-17:00 Uhr', 'Mo-Fr 09:00-17:00'],
    ['weekdays 09:00-17:00;', 'Mo-Fr 09:00-17:00'],
    ['09:00-17:00 Mo-Fr', 'Mo-Fr 09:00-17:00'],
    ['open Mo-Fr 09:00-17:00.', 'Mo-Fr 09:00-17:00'],
    ['  Mo-Fr\t09:00 - 17:00 ;; ', 'Mo-Fr 09:00-17:00'],
    ['opening_hours=Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Lundi à vendredi 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Ma\u0308rz 10:00-12:00', 'Mar 10:00-12:00'],
    ['12am-12pm', '00:00-12:00'],
    ['noon-midnight', '12:00-24:00'],
    ['10:00-12:00 14:00-16:00', '10:00-12:00,14:00-16:00'],
    ['10:00-12:00 and 14:00-16:00', '10:00-12:00,14:00-16:00'],
    ['Mo, We & Fr 10:00-12:00,', 'Mo,We,Fr 10:00-12:00'],
    ['every day 10:00-12:00', 'Mo-Su 10:00-12:00'],
    ['Mondays closed', 'Mo off'],
    ['January 5 - March 10', 'Jan 05-Mar 10'],
    ['Dec. 24., Dec. 26.', 'Dec 24,26'],
    ['public holidays closed', 'PH off'],
    ['Sonn- und Feiertage 10-18 Uhr', 'Su,PH 10:00-18:00'],
    ['18:00 till late', '18:00+'],
    ['Mo “ring the bell”', 'Mo "ring the bell"'],
    ['24 / 7', '24/7'],
    ['always', '24/7'],
    ['(sunset - 01:00)-sunset', '(sunset-01:00)-sunset'],
  ])('%s as %s', (loose, strict) => {
    expect(parseOpeningHours(loose)).toEqual(readable(strict))
  })
})

function readable(value: string): unknown {
  const read = parseOpeningHours(value)
  if (!read.ok) throw new Error(`${value}: refused at ${read.at}`)
  return read
}

describe('a value outside the grammar is refused with the position of the fault', () => {
  it.each([
    ['', 0],
    ['  ;', 2],
    ['by request of the abbot', 0],
    ['summer 10:00-12:00', 0],
    ['Mo-Fr 10:00', 11],
    ['Mo-Fr 10:00-', 12],
    ['Mo-Fr 25:00-27:00', 11],
    ['Mo-Fr 10:00-10:60', 17],
    ['Mo-Fr 10:00-49:00', 17],
    ['Mo-Fr 13pm-14pm', 10],
    ['Mo,,Fr 10:00-12:00', 3],
    ['Mo-Fr-Su 10:00-12:00', 5],
    ['Mo Tu 10:00-12:00', 3],
    ['Mo-Fr 10:00-12:00 Sa 10:00-14:00', 18],
    ['Mo[6] 10:00-12:00', 4],
    ['Mo[0]', 4],
    ['Mo[1] +7 days', 6],
    ['PH +2 days', 3],
    ['Feb 30', 4],
    ['Jun 20-10', 9],
    ['Jan-Mar 15', 10],
    ['week 54', 5],
    ['week 01-10/1', 12],
    ['Januarys 10:00-12:00', 0],
    ['week 10-08', 10],
    ['2026-2024', 9],
    ['2026 Dec 20-Jan 06 off', 19],
    ['sunrise 10:00', 8],
    ['(sunset-1)-22:00', 8],
    ['Mo 10:00-12:00 "ring', 15],
    ['|| Mo', 0],
    ['Mo ||', 5],
    ['Mo 10:00-12:00 open closed', 20],
    ['Mo 10:00-16:00/30', 15],
    ['Mo 10:00-12:00 (last entry 11:30)', 16],
  ])('%j at %i', (value, at) => {
    expect(parseOpeningHours(value)).toEqual({ ok: false, code: 'unknown-hours', at })
  })

  it.each([
    ['Mo-Fr 9-5', 'the evening or the next morning'],
    ['12:00-5:00', 'the same'],
    ['9-12, 1-5', 'the afternoon or the night'],
    ['1-5pm', 'from the morning or from noon'],
    ['Mo-Fr 1900-2200', 'an evening or years'],
    ['Di 10:00-12:00', 'Tuesday in German, Sunday in French'],
    ['Easter Monday off', 'Easter when it is a Monday, which it never is'],
    ['easter -2 days-easter +1 day off', 'with its last day or without'],
    ['Dec 24,PH off', 'days of the week within a date or two sets of days'],
  ])('%s could be %s and is not guessed', (value) => {
    expect(parseOpeningHours(value).ok).toBe(false)
  })

  it('a value far longer than any map has', () => {
    const value = 'Mo 10:00-12:00; '.repeat(200)
    expect(parseOpeningHours(value)).toEqual({ ok: false, code: 'unknown-hours', at: 2000 })
  })
})

describe('points in time', () => {
  it('are parsed only on request', () => {
    expect(parseOpeningHours('Mo-Fr 10:00,15:30').ok).toBe(false)
    expect(parseOpeningHours('Mo-Fr 10:00,15:30', { hasPoints: true }).ok).toBe(true)
    expect(parseOpeningHours('Mo-Fr 08:00-18:00/90', { hasPoints: true }).ok).toBe(true)
    expect(parseOpeningHours('Mo-Fr 08:00-18:00/01:30', { hasPoints: true })).toEqual(
      parseOpeningHours('Mo-Fr 08:00-18:00/90', { hasPoints: true }),
    )
    expect(parseOpeningHours('Mo-Fr 24:00', { hasPoints: true }).ok).toBe(false)
  })
})
