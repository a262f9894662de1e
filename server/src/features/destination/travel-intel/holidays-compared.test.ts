import { readdirSync, readFileSync } from 'node:fs'
import { holidayDates } from '@tripwright/domain/destination/travel-intel'
import { beforeAll, describe, expect, it } from 'vitest'
import { findPublicHolidays, holidaySource, type PublicHolidays } from './public-holidays.service.ts'

type Difference = { country: string; date: string; kept: boolean; outcome: 'ours' | 'doubtful'; why: string }

const DATA = new URL('../../../../../data/', import.meta.url)
const WHOLE_WORLD_MS = 60_000
const { years, differences }: { years: number[]; differences: Difference[] } = JSON.parse(
  readFileSync(new URL('holidays-differences.json', DATA), 'utf8'),
)
const REGIONS = new URL('countries/', DATA)
const COUNTRIES = readdirSync(REGIONS)
  .flatMap((name) => [...readFileSync(new URL(name, REGIONS), 'utf8').matchAll(/"code": ?"([A-Z]{2})"/g)])
  .map(([, code = '']) => code)
  .sort()

const lists = new Map<string, PublicHolidays>()
const listOf = (country: string, year: number) => lists.get(`${country} ${year}`) ?? { days: [] }

beforeAll(async () => {
  for (const country of COUNTRIES)
    for (const year of years) {
      const calendar = await findPublicHolidays(country, undefined, year)
      if (calendar) lists.set(`${country} ${year}`, calendar)
    }
}, WHOLE_WORLD_MS)

describe('the holidays of 199 countries and places in 2026 and 2027', () => {
  it('are the dates that were compared day by day with another list', async () => {
    expect(COUNTRIES).toHaveLength(199)
    expect(
      COUNTRIES.filter((country) => years.some((year) => listOf(country, year).days.length === 0)),
    ).toEqual([])
    const lines = COUNTRIES.flatMap((country) =>
      years.map((year) => {
        const dates = [...new Set(holidayDates(listOf(country, year)))].sort()
        return `${country} ${year} ${dates.map((date) => date.slice(5)).join(' ')}`
      }),
    )
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../../../../data/holidays-kept.txt')
  })

  it('have each difference from that list settled with a reason, or say that the day is doubtful', () => {
    expect(differences.length).toBeGreaterThan(100)
    const wrong = differences.filter(({ country, date, kept, outcome, why }) => {
      const list = listOf(country, Number(date.slice(0, 4)))
      const days = [...list.days, ...(list.originals ?? [])].filter((day) => day.date === date)
      if (days.length > 0 !== kept || why.length < 5) return true
      if (outcome === 'ours') return false
      const isMarkedDoubtful = days.some(({ isUnsure, isEstimate }) => isUnsure || isEstimate)
      return kept ? !isMarkedDoubtful : holidaySource(country, Number(date.slice(0, 4))).missing === null
    })
    expect(wrong).toEqual([])
  })
})

describe('a date that has another one in its place', () => {
  it.each([
    ['US', '2026-07-04', '2026-07-03'],
    ['US', '2027-12-25', '2027-12-24'],
    ['NZ', '2026-04-25', '2026-04-27'],
    ['SG', '2026-08-09', '2026-08-10'],
    ['JP', '2026-05-03', '2026-05-06'],
  ])('stays a holiday in %s on %s beside %s', (country, original, substitute) => {
    const dates = listOf(country, Number(original.slice(0, 4))).days.map(({ date }) => date)
    expect(dates).toEqual(expect.arrayContaining([original, substitute]))
  })

  it('is left out of the list of the United Kingdom, and doors are closed on both', () => {
    const list = listOf('GB', 2026)
    expect(list.days.map(({ date }) => date)).not.toContain('2026-12-26')
    expect(list.originals).toEqual([{ date: '2026-12-26', name: 'Boxing Day' }])
    expect(holidayDates(list)).toEqual(expect.arrayContaining(['2026-12-26', '2026-12-28']))
  })
})

describe('a feast of several days', () => {
  it.each([
    ['TR', ['2026-03-20', '2026-03-21', '2026-03-22']],
    ['TR', ['2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30']],
    ['KR', ['2026-09-24', '2026-09-25', '2026-09-26']],
    ['KR', ['2026-02-16', '2026-02-17', '2026-02-18']],
    ['VN', ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20']],
    ['RU', ['2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06']],
    ['SA', ['2026-03-20', '2026-03-21', '2026-03-22']],
  ])('has all its days in %s: %j', (country, days) =>
    expect(listOf(country, 2026).days.map(({ date }) => date)).toEqual(expect.arrayContaining(days)),
  )
})

it('has the feasts of India, and says of a day by the moon that it is an estimate', () => {
  const { days } = listOf('IN', 2026)
  expect(days.find(({ name }) => name.startsWith('Diwali'))?.date).toBe('2026-11-08')
  expect(days.find(({ name }) => name === 'Holi')?.date).toBe('2026-03-04')
  expect(listOf('IN', 2027).days).toContainEqual({
    date: '2027-03-10',
    name: 'Eid al-Fitr',
    isEstimate: true,
  })
  const eid = listOf('TR', 2027).days.find(({ date }) => date === '2027-03-09')
  expect(eid?.isEstimate).toBe(true)
})

it('says what years without written dates lack', () => {
  expect(holidaySource('NP', 2027).missing).toBeNull()
  expect(holidaySource('NP', 2031).missing).toContain('feasts that move')
  expect(holidaySource('FR', 2026)).toMatchObject({ written: null, checked: { date: '2026-11-23' } })
})
