import { expect, it } from 'vitest'
import airports from '../../../../data/airports.json' with { type: 'json' }
import pages from '../../../../data/emergency-pages.json' with { type: 'json' }
import { ANCHORS_WITHOUT_AIRPORT } from './country-anchors.data.ts'

it('each country and territory has an airport or a town, so that what happens there is near it', () => {
  const withAirport = new Set(airports.airports.map(({ country }) => country))
  const codes = Object.keys(pages.rows).filter((code) => code.length === 2)
  const nowhere = codes.filter(
    (code) => !withAirport.has(code) && ANCHORS_WITHOUT_AIRPORT[code] === undefined,
  )
  expect(nowhere).toEqual([])
  expect(Object.keys(ANCHORS_WITHOUT_AIRPORT).filter((code) => withAirport.has(code))).toEqual([])
})
