import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShortMapLink, parsePosition } from './position-text.rules.ts'

describe('a position', () => {
  it.each([
    ['41.8902, 12.4922', 41.8902, 12.4922],
    ['(41.8902;12.4922)', 41.8902, 12.4922],
    ['-30.0277 -51.2287', -30.0277, -51.2287],
    ['41,8902 12,4922', 41.8902, 12.4922],
    ['41.8902° N, 12.4922° E', 41.8902, 12.4922],
    ['41°53′24.7″N 12°29′31.9″E', 41.89019, 12.49219],
    ['41°53\'24.7"N 12°29\'31.9"E', 41.89019, 12.49219],
    ['N 41.8902 E 12.4922', 41.8902, 12.4922],
    ['30°01.66′S 51°13.72′W', -30.02767, -51.22867],
    ['geo:41.8902,12.4922;u=35', 41.8902, 12.4922],
    ['geo:0,0?q=41.8902,12.4922(Colosseum)', 41.8902, 12.4922],
    ['https://www.google.com/maps/@41.8902,12.4922,17z', 41.8902, 12.4922],
    [
      'https://www.google.com/maps/place/Colosseum/@41.9,12.5,17z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d41.8902102!4d12.4922309',
      41.8902102,
      12.4922309,
    ],
    ['https://www.google.com/maps/search/?api=1&query=41.8902%2C12.4922', 41.8902, 12.4922],
    ['https://maps.google.com/?q=loc:41.8902,12.4922', 41.8902, 12.4922],
    ['https://maps.apple.com/?ll=41.8902,12.4922&q=Colosseum', 41.8902, 12.4922],
    ['https://maps.apple.com/place?coordinate=41.8902,12.4922', 41.8902, 12.4922],
    ['https://www.openstreetmap.org/#map=17/41.8902/12.4922', 41.8902, 12.4922],
    ['https://www.openstreetmap.org/?mlat=41.8902&mlon=12.4922#map=5/1/2', 41.8902, 12.4922],
    ['https://www.bing.com/maps?cp=41.8902~12.4922&lvl=17', 41.8902, 12.4922],
    ['https://waze.com/ul?ll=41.8902,12.4922&navigate=yes', 41.8902, 12.4922],
    ['https://yandex.com/maps/?ll=12.4922%2C41.8902&z=17', 41.8902, 12.4922],
    ['https://omaps.app/?lat=41.8902&lon=12.4922', 41.8902, 12.4922],
  ])('is read from %s', (text, lat, lon) => {
    const found = parsePosition(text)
    expect(found?.lat).toBeCloseTo(lat, 4)
    expect(found?.lon).toBeCloseTo(lon, 4)
  })

  it.each([
    '',
    'Rome',
    '12',
    '41.8902',
    '91, 0',
    '0, 181',
    '10 Downing Street',
    '5 12 2026',
    '41°61′N 12°E',
    'https://www.google.com/maps/place/Colosseum',
    'https://example.org/41.89/12.49',
    'geo:here',
    'Studio 54, 254 W 54th St',
  ])('is not in "%s"', (text) => {
    expect(parsePosition(text)).toBeNull()
  })

  it('is read back from decimals for every position, without an error', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lon) => {
        const found = parsePosition(`${lat.toFixed(6)}, ${lon.toFixed(6)}`)
        expect(found?.lat).toBeCloseTo(lat, 5)
        expect(found?.lon).toBeCloseTo(lon, 5)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => void parsePosition(text)),
    )
  })

  it('is not in a short link, which is recognised as one', () => {
    expect(isShortMapLink('https://maps.app.goo.gl/AbC123')).toBe(true)
    expect(isShortMapLink('https://goo.gl/maps/AbC123')).toBe(true)
    expect(isShortMapLink('https://www.google.com/maps/@1,2,3z')).toBe(false)
  })
})
