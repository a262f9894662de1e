import { readFileSync } from 'node:fs'
import { countryFile, REGIONS, roadsFile } from '@tripwright/domain/destination/countries'
import { homeCurrency } from '@tripwright/domain/money/currency'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listCountryRows, readRoads } from './country-table.service.ts'

const framed = [...listCountryRows().values()]
const rows = framed.map(({ row }) => row)
const codesOf = (standing: string) => rows.filter((row) => row.standing === standing).map(({ code }) => code)
const find = (code: string) => {
  const row = rows.find((one) => one.code === code)
  if (!row) throw new Error(`no row of ${code}`)
  return row
}

describe('the table of countries', () => {
  it.each(REGIONS)('has the shape that the rules expect in %s', (region) => {
    const url = new URL(`../../../../../data/countries/${region}.json`, import.meta.url)
    const file = z.parse(countryFile, JSON.parse(readFileSync(url, 'utf8')))
    expect(file.region).toBe(region)
  })

  it('covers 195 of 195: 193 members of the United Nations and two observers; and four places more', () => {
    expect(codesOf('member')).toHaveLength(193)
    expect(codesOf('observer').sort()).toEqual(['PS', 'VA'])
    expect(codesOf('extra').sort()).toEqual(['HK', 'MO', 'TW', 'XK'])
    expect(new Set(rows.map(({ code }) => code)).size).toBe(199)
    expect(new Set(rows.map(({ iso3 }) => iso3)).size).toBe(199)
  })

  it('names a capital for each of the 195', () => {
    expect(rows.filter((row) => row.standing !== 'extra' && row.capital === null)).toEqual([])
  })

  it('has money, zones, languages and codes that Intl knows', () => {
    const currencies = new Set(Intl.supportedValuesOf('currency'))
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    for (const { code, currency, zones, languages: spoken } of rows) {
      expect(currencies, code).toContain(currency)
      expect(regions.of(code), code).toBeDefined()
      for (const zone of zones)
        expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow()
      for (const language of spoken) expect(languages.of(language), `${code} ${language}`).toBeDefined()
    }
  })

  it('has a police, an ambulance or a general number for all but North Korea, where visitors have none to call', () => {
    const without = rows.filter(({ emergency }) => !Object.values(emergency).some(Boolean))
    expect(without.map(({ code }) => code)).toEqual(['KP'])
    for (const code of ['DE', 'FR', 'FI', 'GR', 'RO', 'SE']) expect(find(code).emergency.general).toBe('112')
  })

  it('catches every country that one should not go to', () => {
    const worst = 'AF BY BF CF HT IR IQ LY ML MM NE KP RU SO SS SD SY UA VE YE'.split(' ')
    for (const code of worst) expect(find(code).advisory.level, code).toBe(4)
    for (const { code, advisory } of rows) {
      expect(advisory.level >= 3, code).toBe(advisory.reasons.length > 0)
      if (advisory.parts !== null) expect(advisory.parts, code).toBeGreaterThan(advisory.level)
    }
  })

  it.each(['AE', 'BH', 'CU', 'ER', 'JO', 'KW', 'OM', 'QA', 'SA'])(
    'says to think again before going to %s, as a government did in August 2026',
    (code) => {
      expect(find(code).advisory.level).toBeGreaterThanOrEqual(3)
      expect(find(code).checked?.advisory).toMatchObject({
        date: '2026-08-22',
        source: expect.stringMatching(/^https:\/\/travel\.gc\.ca\/destinations\//),
      })
    },
  )

  it('has a time for the passport exactly where it is reckoned from a day', () => {
    for (const { code, entry } of rows)
      expect(entry.validityMonths > 0, code).toBe(['entry', 'exit'].includes(entry.validityBasis))
    expect(find('TR').entry).toMatchObject({ validityMonths: 5, validityBasis: 'entry' })
  })

  it('asks everybody for yellow fever only where it occurs', () => {
    const asking = rows.filter(({ entry }) => entry.yellowFever === 'always')
    expect(asking.length).toBeGreaterThan(15)
    // São Tomé requires a yellow fever certificate of everybody and is no risk area itself.
    const careful = asking.filter(({ entry }) => !entry.yellowFeverRisk).map(({ code }) => code)
    expect(careful).toEqual(['ST'])
  })

  it('drives no faster in towns than outside, nor outside than on motorways', () => {
    for (const { code, driving } of rows) {
      const limits = [driving.limits.urban, driving.limits.rural, driving.limits.motorway].filter(
        (speed) => speed !== null,
      )
      expect(
        [...limits].sort((a, b) => a - b),
        code,
      ).toEqual(limits)
    }
  })

  it('names the local currency wherever it is not the euro', () => {
    const others = rows.filter(({ code }) => homeCurrency(code) !== 'EUR')
    expect(others.length).toBeGreaterThan(50)
    for (const { code, currency } of others) expect(homeCurrency(code), code).toBe(currency)
    expect([homeCurrency('DE'), homeCurrency('BG'), homeCurrency('ZZ')]).toEqual(['EUR', 'EUR', 'EUR'])
  })

  it('has doubts about at most 15 % of each group, and says which', () => {
    // Of emergency numbers each is judged by itself, by the pages of two governments: see emergency-pages.test.ts.
    for (const group of ['power', 'driving', 'habits', 'advisory', 'entry'] as const) {
      const unsure = rows.filter(({ looks }) => looks[group] === 'unsure')
      expect(unsure.length / rows.length, group).toBeLessThanOrEqual(0.15)
    }
  })
})

/** Land borders and bridges at which the traffic changes sides. */
const CHANGES =
  'CN-HK CN-MO TH-LA TH-KH TH-MM CN-NP CN-PK CN-IN CN-BT IN-MM BD-MM AF-PK IR-PK KE-ET KE-SO KE-SS UG-SS UG-CD UG-RW TZ-RW TZ-BI ZM-CD ZM-AO NA-AO TZ-CD GY-BR GY-VE SR-BR'
/** Some borders at which it does not. */
const SAME =
  'DE-FR DE-PL FR-ES PT-ES IT-FR IT-AT CH-DE CZ-SK RU-UA RU-FI RU-CN RU-KZ US-CA US-MX MX-GT GT-SV BR-AR AR-CL BR-UY PE-EC CO-VE EG-SD EG-LY DZ-MA SN-GM NG-NE NG-BJ GH-TG CI-GH CM-NG ET-SO ET-SD AO-CD CD-CG SA-YE SA-AE AE-OM TR-SY TR-GR IR-IQ AF-IR IN-NP IN-BT IN-BD IN-PK MY-SG MY-TH MY-BN MY-ID ZA-NA ZA-BW ZA-ZW ZA-MZ ZA-LS ZA-SZ ZM-ZW ZM-TZ MW-MZ KE-TZ KE-UG GB-IE VN-LA VN-CN VN-KH KP-KR KP-CN MM-CN MM-LA SR-GY HT-DO ID-TL ID-PG'

describe('the side of the road', () => {
  const sides = (pair: string) => pair.split('-').map((code) => find(code).driving.side)
  it.each(CHANGES.split(' '))('changes at the border %s', (pair) => {
    const [one, other] = sides(pair)
    expect(one).not.toBe(other)
  })
  it.each(SAME.split(' '))('stays at the border %s', (pair) => {
    const [one, other] = sides(pair)
    expect(one).toBe(other)
  })
})

describe('the table of roads', () => {
  const url = new URL('../../../../../data/roads.json', import.meta.url)
  const file = z.parse(roadsFile, JSON.parse(readFileSync(url, 'utf8')))

  it('has each country once, in the order of the alphabet, and knows the tolls of most', () => {
    const tolled = Object.values(file.tolls).flatMap((codes) => codes.split(' '))
    expect(tolled.length).toBe(new Set(tolled).size)
    expect(tolled.length).toBeGreaterThan(160)
    const lists = [file.tolls, file.collected, file.zones].flatMap((group) => Object.values(group))
    for (const list of [...lists, file.vignette, file.unlimited]) {
      const codes = list.split(' ')
      expect(codes).toEqual(codes.toSorted())
      for (const code of codes) expect(rows.map((row) => row.code)).toContain(code)
    }
  })

  it('collects by camera or tag only where there is a toll, and has no limit only where there is none', () => {
    for (const { code, driving } of rows) {
      const { tolls, collected, isUnlimited } = readRoads(code)
      if (collected) expect(['single', 'many'], code).toContain(tolls)
      if (isUnlimited) expect(driving.limits.motorway, code).toBeNull()
    }
  })

  it('lists the requirements on the way to the Alps, to Italy and through Germany', () => {
    expect(readRoads('CH')).toMatchObject({ vignette: true, tolls: 'single' })
    expect(readRoads('IT')).toMatchObject({
      vignette: false,
      tolls: 'many',
      zones: ['permit', 'sticker', 'charge'],
    })
    expect(readRoads('AT')).toMatchObject({ vignette: true, tolls: 'single', collected: null })
    expect(readRoads('DE')).toMatchObject({ isUnlimited: true, zones: ['sticker'] })
    expect(readRoads('XX')).toEqual({
      tolls: null,
      collected: null,
      vignette: false,
      zones: [],
      isUnlimited: false,
    })
  })
})
