import { readFileSync } from 'node:fs'
import { REGIONS } from '@tripwright/domain/destination/countries'
import {
  getRisks,
  REVIEW_GROUPS,
  RISK_PARTS,
  type RiskRow,
  riskFile,
  SENDING_COUNTRIES,
  toRisks,
} from '@tripwright/domain/safety/risks'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listCountryRows } from '#features/destination/countries/index.ts'
import { listRiskRows } from './risk-table.service.ts'

const countries = listCountryRows()
const framed = [...listRiskRows().values()]
const rows = framed.map(({ row }) => row)
const all = framed.map(({ row, frame }) => toRisks(row, frame, '2026-11-23'))
const countryOf = (code: string) => {
  const row = countries.get(code)
  if (!row) throw new Error(`no country of ${code}`)
  return row.row
}
const find = (code: string) => {
  const row = rows.find((one) => one.code === code)
  if (!row) throw new Error(`no row of ${code}`)
  return row
}
const codesOf = (isWanted: (row: RiskRow) => boolean) => rows.filter(isWanted).map(({ code }) => code)

describe('the table of risks', () => {
  it.each(REGIONS)('has the shape that the rules expect in %s, and the countries of that part', (region) => {
    const url = new URL(`../../../../../data/safety/${region}.json`, import.meta.url)
    const file = z.parse(riskFile, JSON.parse(readFileSync(url, 'utf8')))
    expect(file.region).toBe(region)
    const listed = [...countries.values()].filter(({ frame }) => frame.region === region)
    expect(file.rows.map(({ code }) => code).sort()).toEqual(listed.map(({ row }) => row.code).sort())
  })

  it('covers 199 of 199, each answered as the contract has it', () => {
    expect(rows).toHaveLength(199)
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(countries.keys()))
    for (const one of all) expect(z.safeParse(getRisks.output, one).success, one.code).toBe(true)
  })

  it('repeats no code within a list', () => {
    for (const row of rows)
      for (const list of [
        row.crime,
        row.health,
        row.transport,
        row.rights,
        row.women,
        row.children,
        row.unsure,
      ])
        expect(new Set<string>(list).size, row.code).toBe(list.length)
  })

  it('has doubts about at most 15 % of each group, and of the missions one by one', () => {
    for (const group of REVIEW_GROUPS) {
      const unsure = all.filter(({ doubts }) => doubts.includes(group))
      expect(unsure.length / all.length, group).toBeLessThanOrEqual(0.15)
    }
    const missions = all.flatMap((one) => one.missions)
    expect(missions.filter(({ isCertain }) => !isCertain).length / missions.length).toBeLessThanOrEqual(0.15)
  })

  it('says of at least 60 countries where in a city to take care', () => {
    expect(codesOf(({ areas }) => areas.length > 0).length).toBeGreaterThanOrEqual(60)
  })
})

describe('the levels', () => {
  it('agree with the advisory level where that names violence', () => {
    const severe = ['armed-conflict', 'kidnapping', 'terrorism'] as const
    for (const { code, levels } of rows) {
      const { level, parts, reasons } = countryOf(code).advisory
      if (levels.crime === 4) expect(Math.max(level, parts ?? 0), code).toBeGreaterThanOrEqual(3)
      if (reasons.includes('crime') || severe.some((reason) => reasons.includes(reason)))
        if (!['MD', 'BY', 'ER', 'AE', 'BH', 'JO', 'KW', 'OM', 'QA', 'SA'].includes(code))
          // Countries whose war is across the border or fought from the air.
          expect(levels.crime, code).toBeGreaterThanOrEqual(3)
      if (level === 4) expect(Math.max(...RISK_PARTS.map((part) => levels[part])), code).toBe(4)
      if (reasons.includes('detention') && level === 4 && code !== 'VE')
        expect(levels.rights, code).toBeGreaterThanOrEqual(3)
    }
  })

  it('name something wherever they are 3 or 4', () => {
    for (const row of rows)
      for (const part of ['crime', 'health', 'hazards', 'transport', 'rights', 'women'] as const)
        if (row.levels[part] >= 3) expect(row[part].length, `${row.code} ${part}`).toBeGreaterThan(0)
  })
})

describe('the law on same-sex relations', () => {
  it('knows a penalty exactly where it is a crime, and none where they are legal', () => {
    for (const { code, lgbt, levels } of rows) {
      if (lgbt.law === 'legal') expect(lgbt.penalty, code).toBe('none')
      if (lgbt.law !== 'criminal') continue
      expect(lgbt.penalty, code).not.toBe('none')
      expect(lgbt.recognition, code).toBe('none')
      expect(levels.lgbt, code).toBeGreaterThanOrEqual(3)
    }
  })

  it('is open only where couples have something', () => {
    const open = rows.filter(({ levels, lgbt }) => levels.lgbt === 1 && lgbt.recognition === 'none')
    expect(open.map(({ code }) => code)).toEqual(['SG'])
  })

  it('says in a note of death or long prison nothing that the row does not', () => {
    for (const { code, note, lgbt } of rows) {
      if (note && /same-sex/.test(note)) expect(lgbt.law, code).toBe('criminal')
      if (note && /death/.test(note) && /same-sex|aggravated/.test(note))
        expect(lgbt.penalty, code).toBe('death')
    }
  })
})

describe('health and nature', () => {
  it('advise against yellow fever where it occurs, and where everybody is asked for it', () => {
    for (const { code, vaccinations } of rows) {
      const { yellowFever, yellowFeverRisk } = countryOf(code).entry
      const advised = [...vaccinations.most, ...vaccinations.some].includes('yellow-fever')
      expect(advised, code).toBe(yellowFeverRisk || yellowFever === 'always')
    }
  })

  it('advise against hepatitis A wherever there is malaria or bad water', () => {
    for (const { code, vaccinations, malaria } of rows)
      if (malaria !== 'none' || countryOf(code).habits.tapWater === 'unsafe')
        expect(vaccinations.most, code).toContain('hepatitis-a')
  })

  it('have tropical storms in the season of their half of the world', () => {
    const stormy = (code: string) => all.find((one) => one.code === code)?.hazards
    for (const code of ['US', 'MX', 'CU', 'JP', 'PH', 'TW', 'VN'])
      expect(JSON.stringify(stormy(code)), code).toMatch(/"cyclone","months":\{"from":[5-7],"to":1[0-2]/)
    for (const code of ['AU', 'FJ', 'MG', 'MU', 'VU'])
      expect(JSON.stringify(stormy(code)), code).toMatch(/"cyclone","months":\{"from":11,"to":4\}/)
  })
})

describe('the missions', () => {
  it('are told for each of the ten but at home', () => {
    for (const { code, missions } of all) {
      const others = SENDING_COUNTRIES.filter((sender) => sender !== code)
      // For Chinese citizens Hong Kong and Macao are not abroad.
      const expected = ['HK', 'MO'].includes(code) ? others.filter((one) => one !== 'CN') : others
      expect(
        missions.map(({ sender }) => sender),
        code,
      ).toEqual(expected)
    }
  })

  it('are looked after from a country where that sender has one, or from home', () => {
    for (const { code, missions } of all)
      for (const { sender, kind, country } of missions) {
        if (kind !== 'elsewhere' || country === sender) continue
        const there = all.find((one) => one.code === country)?.missions.find((one) => one.sender === sender)
        expect(there?.city, `${sender} in ${code} by ${country}`).toBeTruthy()
      }
  })

  it('are high commissions exactly between members of the Commonwealth', () => {
    for (const { code, missions } of all)
      for (const { sender, kind } of missions) {
        if (kind === 'high-commission') expect(['GB', 'IN', 'CA', 'AU'], code).toContain(sender)
        if (['US', 'DE', 'FR', 'CN', 'BR', 'JP'].includes(sender))
          expect(kind, `${sender} in ${code}`).not.toBe('high-commission')
      }
    for (const code of ['IN', 'ZA', 'KE', 'SG', 'NZ', 'JM'])
      expect(find(code).missions.GB, code).toMatch(/^high-commission /)
    for (const code of ['IE', 'TH', 'US', 'ZW', 'MM'])
      expect(find(code).missions.GB, code).toMatch(/^embassy /)
  })

  it('stand where the seat of government is no seat of embassies in the right city', () => {
    const seats = { NL: 'The Hague', BO: 'La Paz', CI: 'Abidjan', TZ: 'Dar es Salaam', LK: 'Colombo' }
    for (const [code, city] of Object.entries(seats))
      expect(find(code).missions.DE, code).toMatch(new RegExp(`^embassy ${city}`))
    expect(find('IL').missions.US).toBe('embassy Jerusalem; also Tel Aviv')
    expect(find('TW').missions.US).toBe('office Taipei')
  })
})
