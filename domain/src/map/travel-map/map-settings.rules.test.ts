import { describe, expect, it } from 'vitest'
import {
  accuracyRadius,
  DEFAULT_CENTRE,
  DEFAULT_ZOOM,
  GOOGLE_SCRIPT,
  LOCATION_REQUEST,
  LOCATION_ZOOM,
  QUICK_LOCATION_ZOOM,
  retryDelay,
} from './map-settings.rules.ts'
import { mapsMessages } from './maps.messages.ts'

describe('the map of the specification', () => {
  it('has its constants', () => {
    expect(DEFAULT_CENTRE).toEqual({ lat: 40.7128, lon: -74.006 })
    expect([DEFAULT_ZOOM, LOCATION_ZOOM, QUICK_LOCATION_ZOOM]).toEqual([12, 15, 16])
    expect(LOCATION_REQUEST).toEqual({ enableHighAccuracy: true, timeout: 10000, maximumAge: 60000 })
    expect(GOOGLE_SCRIPT).toEqual({ version: 'weekly', libraries: 'places' })
  })

  it.each([
    ['loading', 'Loading map...'],
    ['my-location', 'My Location'],
    ['finding', 'Finding...'],
    ['configuration', 'Failed to load map configuration'],
    ['no-key', 'Google Maps API key not configured'],
    ['script', 'Failed to load Google Maps'],
    ['denied', 'Location access denied by user'],
    ['unavailable', 'Location information unavailable'],
    ['timed-out', 'Location request timed out'],
    ['failed', 'Location access failed'],
    ['unsupported', 'Geolocation is not supported by this browser'],
    ['found', 'Location found!'],
  ] as const)('says its words for %s', (key, text) => expect(mapsMessages.texts[key]).toBe(text))

  it('tries the Google script again three times, each time later', () => {
    expect([1, 2, 3, 4].map(retryDelay)).toEqual([1000, 2000, 4000, null])
  })

  it.each([
    [undefined, 50],
    [null, 50],
    [0, 50],
    [Number.NaN, 50],
    [12.5, 12.5],
  ])('draws an accuracy of %s as %d m', (reported, metres) => expect(accuracyRadius(reported)).toBe(metres))
})
