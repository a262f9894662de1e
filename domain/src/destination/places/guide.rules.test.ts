import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { toGuide } from './guide.rules.ts'
import { type GuideFile, guide as guideAnswer } from './places.contract.ts'

const row: GuideFile['pointsOfInterest'][number] = {
  id: 'oslo-hall',
  name: 'City Hall',
  nameLocal: 'Rådhuset',
  lat: 59.9123,
  lon: 10.7336,
  category: 'landmark',
  hours: '09:00-16:00',
  lastEntryMinutes: null,
  minutes: 45,
  indoor: true,

  daylight: false,
  price: 0,
  booking: null,
  stepFree: true,
  renown: 6,
  about: 'Painted walls.',
  url: null,
  confidence: 'high',
  written: '2026-11-20',
  secondLook: 'agree',
}
const { secondLook: _, ...rowOfOneReading } = row
const guideOf = (...pointsOfInterest: GuideFile['pointsOfInterest']) =>
  toGuide({
    asOf: '2025-11-30',
    city: {
      id: 'oslo',
      name: 'Oslo',
      nameLocal: 'Oslo',
      country: 'NO',
      lat: 59.9139,
      lon: 10.7522,
      zone: 'Europe/Oslo',
      currency: 'NOK',
    },
    transport: {
      transitFare: 4200,
      transitKmh: 18,
      transitWaitMinutes: 5,
      taxiBase: 6000,
      taxiPerKm: 1700,
      detour: 1.3,
    },
    barriers: [],
    pointsOfInterest,
  })

it('a guide says how many of its rows were looked at twice', () => {
  expect(guideOf(row).source).toBe('Tripwright guide, written by us and looked at twice')
  expect(guideOf(rowOfOneReading).source).toBe('Tripwright guide, written by us, one reading so far')
  expect(guideOf(row, rowOfOneReading).source).toBe(
    'Tripwright guide, written by us, looked at twice but for 1 of 2 places',
  )
})

it('a guide was written when its oldest row was, and nobody checked it because somebody read it twice', () => {
  const guide = guideOf(row)
  expect(guide).toMatchObject({ asOf: '2025-11-30', written: '2026-11-20', checked: null })
  expect(guide.pointsOfInterest[0]).toMatchObject({
    asOf: '2025-11-30',
    written: '2026-11-20',
    checked: null,
  })
  const page = { date: '2026-08-22', source: 'https://example.org' }
  expect(guideOf({ ...row, checked: page }).pointsOfInterest[0]?.checked).toEqual(page)
  // Hours are certain once a source outside has those of every place.
  expect(guideOf({ ...row, checked: page }).hoursCertain).toBe(true)
  expect(guideOf(row, { ...row, checked: page }).hoursCertain).toBe(false)

  expect(guideOf(row, { ...row, written: '2020-02-29' }).written).toBe('2020-02-29')
})

it('a guide that a device kept from before is still read, and its day of writing is no day of checking', () => {
  const stored = JSON.parse(JSON.stringify(guideOf(row)))
  Object.assign(stored.pointsOfInterest[0], { checked: '2026-11-20' })
  const read = z.parse(guideAnswer, stored)
  expect(read.pointsOfInterest[0]?.checked).toBeNull()
})
