import { expect, it } from 'vitest'
import { forecastPlace, isStaleForecast, skyOf, skyOfSymbol } from './weather.rules.ts'

it.each([
  [0, 'clear'],
  [1, 'clear'],
  [2, 'cloud'],
  [3, 'cloud'],
  [45, 'fog'],
  [55, 'drizzle'],
  [65, 'rain'],
  [75, 'snow'],
  [82, 'rain'],
  [86, 'snow'],
  [99, 'storm'],
  [100, null],
  [-1, null],
  [1.5, null],
] as const)('reads the code %f as %s', (code, sky) => expect(skyOf(code)).toBe(sky))

it.each([
  ['clearsky_polartwilight', 'clear'],
  ['fair_night', 'clear'],
  ['partlycloudy_day', 'cloud'],
  ['cloudy', 'cloud'],
  ['fog', 'fog'],
  ['lightrainshowers_day', 'rain'],
  ['heavysleet', 'snow'],
  ['snowshowers_night', 'snow'],
  ['lightssnowshowersandthunder_day', 'storm'],
  ['rainandthunder', 'storm'],
  ['cloudy_soon', null],
  ['frogs', null],
  ['', null],
] as const)('reads the symbol %s as %s', (symbol, sky) => expect(skyOfSymbol(symbol)).toBe(sky))

it('caches forecasts by position, rounded to a tenth of a degree', () => {
  expect(forecastPlace({ lat: 41.8967, lon: 12.4822 })).toEqual({ lat: 41.9, lon: 12.5 })
  expect(forecastPlace({ lat: -0.04, lon: -179.96 })).toEqual({ lat: 0, lon: -180 })
})

it('calls a forecast old after a day', () => {
  const now = Date.parse('2026-11-22T12:00:01Z')
  expect(isStaleForecast('2026-11-21T12:00:00Z', now)).toBe(true)
  expect(isStaleForecast('2026-11-21T12:00:02Z', now)).toBe(false)
})
