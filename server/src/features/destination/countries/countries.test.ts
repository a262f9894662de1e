import { getCountry, getCountryAt, listCountries } from '@tripwright/domain/destination/countries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { countriesRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(countriesRoutes)
})
afterAll(() => server.close())

const get = (path: string, headers = {}) => server.call(null, 'GET', path, { headers })

describe('the list of countries', () => {
  it('has the 195 and four places more, by name, each with its emergency numbers', async () => {
    const { status, body } = await get('/api/countries')
    expect(status).toBe(200)
    const { countries, asOf, source, written, checked } = z.parse(listCountries.output, body)
    expect(countries).toHaveLength(199)
    expect(countries.map(({ name }) => name).slice(0, 2)).toEqual(['Afghanistan', 'Albania'])
    expect(countries.find(({ code }) => code === 'TH')).toEqual({
      code: 'TH',
      name: 'Thailand',
      region: 'asia',
      emergencyCertain: true,
      emergencyChecked: {
        date: '2026-08-22',
        source: 'https://www.gov.uk/foreign-travel-advice/thailand/getting-help',
      },
      emergency: { general: null, police: '191', ambulance: '1669', fire: '199', touristPolice: '1155' },
      emergencyDoubts: [],
      emergencyPages: [
        { date: '2026-08-22', source: 'https://www.gov.uk/foreign-travel-advice/thailand/getting-help' },
        { date: '2026-08-22', source: 'https://www.ireland.ie/en/dfa/overseas-travel/advice/thailand/' },
        { date: '2025-08-15', source: 'https://www.smartraveller.gov.au/destinations/asia/thailand' },
        {
          date: '2025-08-14',
          source:
            'https://travel.state.gov/content/travel/en/international-travel/International-Travel-Country-Information-Pages/Thailand.html',
        },
      ],
    })
    expect({ asOf, written, checked }).toEqual({ asOf: '2025-11-30', written: '2026-11-21', checked: null })
    expect(source).not.toBe('')
  })
})

describe('the territories of the list', () => {
  it('have numbers of their own, with their country and the compared source', async () => {
    const { body } = await get('/api/countries')
    const { territories = [] } = z.parse(listCountries.output, body)
    expect(territories.length).toBeGreaterThan(45)
    expect(territories.find(({ code }) => code === 'AW')).toMatchObject({
      code: 'AW',
      name: 'Aruba',
      facts: {
        currency: 'AWG',
        callingCode: '+297',
        languages: ['pap', 'nl', 'en'],
        plugs: ['A', 'B', 'F'],
        rarePlugs: ['F'],
        drivingSide: 'right',
        entry: { rules: 'own', state: 'NL', ask: { name: 'Netherlands Worldwide' } },
        certain: false,
        confirmed: ['currency', 'callingCode', 'drivingSide'],
      },
      emergencyDoubts: ['fire'],
      sovereign: 'NL',
      region: 'americas',
      emergency: { general: null, police: '100', ambulance: '911', fire: '911', touristPolice: null },
      follows: null,
      certain: false,
      checked: {
        date: '2026-08-22',
        source: 'https://www.gov.uk/foreign-travel-advice/aruba/getting-help',
      },
    })
  })
})

describe('the country of a position', () => {
  const at = (query: string) => get(`/api/countries/at${query}`)

  it('is answered as the contract has it, by borders and not by the nearest town', async () => {
    const { status, body } = await at('?lat=41.8897&lon=12.4692')
    expect(status).toBe(200)
    expect(z.safeParse(getCountryAt.output, body).success).toBe(true)
    expect(body).toMatchObject({ code: 'IT', sovereign: null, subdivision: null, disputed: [] })
    expect(body.asOf).toMatch(/^2026-\d\d-\d\d$/)
    expect(body.source).toContain('country-coder')
  })

  it.each([
    ['?lat=41.9022&lon=12.4539', { code: 'VA' }],
    ['?lat=36.14&lon=-5.353', { code: 'GI', sovereign: 'GB', disputed: ['ES', 'GB'] }],
    ['?lat=-20.88&lon=55.45', { code: 'RE', sovereign: 'FR' }],
    ['?lat=44.95&lon=34.1', { code: 'UA', disputed: ['RU', 'UA'] }],
    ['?lat=35.336&lon=33.317', { code: 'CY', disputed: ['CY'] }],
    ['?lat=-90&lon=-180', { code: 'AQ' }],
  ])('%s is %o', async (query, expected) => {
    const { status, body } = await at(query)
    expect({ status, body }).toMatchObject({ status: 200, body: expected })
  })

  it('is a fact that is not sent again while it is unchanged', async () => {
    const first = await at('?lat=41.8897&lon=12.4692')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/api/countries/at?lat=41.8897&lon=12.4692', {
      'if-none-match': etag,
    })
    expect(again.status).toBe(304)
  })

  it.each([
    ['?lat=30&lon=-45', 404],
    ['?lat=41.9', 400],
    ['?lat=&lon=12', 400],
    ['?lat=91&lon=12', 400],
    ['?lat=41&lon=180.01', 400],
    ['?lat=1e1&lon=12', 400],
    ['?lat=NaN&lon=12', 400],
    ['?lat=%2B41&lon=12', 400],
    ['?lat=41,9&lon=12', 400],
    ['?lat=Infinity&lon=0', 400],
    ['', 400],
  ])('%s is answered with %i', async (query, status) => {
    const response = await at(query)
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject({ error: expect.any(String), message: expect.any(String) })
  })
})

describe('a country', () => {
  it('is answered as the contract has it', async () => {
    const { body } = await get('/api/countries/TH')
    expect(z.safeParse(getCountry.output, body).success).toBe(true)
    expect(body).toMatchObject({
      code: 'TH',
      iso3: 'THA',
      name: 'Thailand',
      capital: 'Bangkok',
      currency: 'THB',
      languages: ['th'],
      callingCode: '+66',
      zones: ['Asia/Bangkok'],
      drivingSide: 'left',
      voltage: 230,
      frequency: 50,
      asOf: '2025-11-30',
      written: '2026-11-21',
      advisory: { level: 2, issuer: 'Tripwright', basis: 'own-reading' },
      certain: { power: true, advisory: false },
      entry: {
        validityMonths: 6,
        validityBasis: 'entry',
        blankPages: 1,
        onwardTicket: true,
        vaccinations: [{ disease: 'yellow-fever', required: 'from-risk' }],
      },
    })
  })

  it('requires a vaccination of everybody, of travellers from a risk area only, or of nobody', async () => {
    const vaccinationRulesOf = async (code: string) => {
      const { body } = await get(`/api/countries/${code}`)
      return z.parse(getCountry.output, body).entry.vaccinations.map(({ required }) => required)
    }
    expect(await vaccinationRulesOf('GH')).toEqual(['always'])
    expect(await vaccinationRulesOf('KE')).toEqual(['from-risk'])
    expect(await vaccinationRulesOf('DE')).toEqual([])
  })

  it('is not sent again while it is unchanged', async () => {
    for (const path of ['/api/countries', '/api/countries/JP']) {
      const first = await get(path)
      expect(first.headers.get('cache-control')).toContain('public')
      const etag = first.headers.get('etag') ?? ''
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    }
  })

  it.each([
    ['ZZ', 404],
    ['GL', 404],
    ['th', 400],
    ['THA', 400],
    ['%00', 400],
    ['..%2Feurope', 400],
  ])('%s is answered with %i', async (code, status) => {
    const response = await get(`/api/countries/${code}`)
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject({ error: expect.any(String), message: expect.any(String) })
  })
})
