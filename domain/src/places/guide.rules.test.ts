import { expect, it } from 'vitest'
import { toGuide } from './guide.rules.ts'
import type { GuideFile } from './places.contract.ts'

const row: GuideFile['pointsOfInterest'][number] = {
  ...{ id: 'oslo-hall', name: 'City Hall', nameLocal: 'Rådhuset', lat: 59.9123, lon: 10.7336 },
  ...{ category: 'landmark', hours: '09:00-16:00', lastEntryMinutes: null, minutes: 45, indoor: true },
  ...{
    daylight: false,
    price: 0,
    booking: null,
    stepFree: true,
    renown: 6,
    about: 'Painted walls.',
    url: null,
  },
  ...{ confidence: 'high', checked: '2026-11-20', secondLook: 'agree' },
}
const { secondLook: _, ...rowOfOneReading } = row
const guideOf = (...pointsOfInterest: GuideFile['pointsOfInterest']) =>
  toGuide({
    city: {
      ...{ id: 'oslo', name: 'Oslo', nameLocal: 'Oslo', country: 'NO', lat: 59.9139, lon: 10.7522 },
      ...{ zone: 'Europe/Oslo', currency: 'NOK' },
    },
    transport: { transitFare: 4200, transitKmh: 18, transitWaitMinutes: 5, taxiBase: 6000, taxiPerKm: 1700, detour: 1.3 }, // biome-ignore format: reads as one row
    barriers: [],
    pointsOfInterest,
  })

it('a guide says whether each of its rows was looked at twice', () => {
  expect(guideOf(row).source).toBe('Tripwright guide, written by us and looked at twice')
  expect(guideOf(row, rowOfOneReading).source).toBe('Tripwright guide, written by us, one reading so far')
})

it('a guide is as old as its oldest row', () => {
  expect(guideOf(row, { ...row, checked: '2020-02-29' }).asOf).toBe('2020-02-29')
})
