import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isIsoDate } from '@tripwright/domain/base/dates'
import type { City } from '@tripwright/domain/destination/places'
import { listHolidays, resolveHolidayRules } from '@tripwright/domain/destination/travel-intel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { CuratedHolidays } from './curated-holidays.service.ts'
import { holidaysImporter, travelIntelRoutes } from './index.ts'

const GUIDES = new URL('../../../../../data/guides/', import.meta.url)
const FOLDER = new URL('../../../../../data/holidays/', import.meta.url)
let server: TestServer
beforeAll(async () => {
  server = await openTestServer(travelIntelRoutes)
})
afterAll(() => server.close())

const requestHolidays = (query: string) => server.call(null, 'GET', `${listHolidays.path}?${query}`)
const dates = async (query: string) =>
  ((await requestHolidays(query)).body.days as { date: string }[]).map(({ date }) => date)

it('gives the bank holidays of England as its government lists them, a moved one only where it is kept', async () => {
  // gov.uk/bank-holidays, England and Wales.
  expect(await dates('country=GB&subdivision=ENG&year=2026')).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-04',
    '2026-05-25',
    '2026-08-31',
    '2026-12-25',
    '2026-12-28',
  ])
  expect(await dates('country=gb&subdivision=eng&year=2027')).toEqual(
    expect.arrayContaining(['2027-12-27', '2027-12-28']),
  )
  expect(await dates('country=GB&subdivision=ENG&year=2027')).not.toContain('2027-12-25')
})

const CITIES: City[] = readdirSync(GUIDES).map(
  (name) => Object(JSON.parse(readFileSync(new URL(name, GUIDES), 'utf8'))).city,
)
it.each(
  CITIES.filter(({ subdivision }) => subdivision).map(({ id, country, subdivision }) => [
    id,
    country,
    subdivision,
  ]),
)(
  'knows the holidays of the part that %s lies in, %s-%s, and they are not those of the whole country',
  async (_, country, subdivision) => {
    const own = await dates(`country=${country}&subdivision=${subdivision}&year=2026`)
    expect(own).not.toEqual(await dates(`country=${country}&year=2026`))
  },
)

it('keeps both days where the law keeps both', async () => {
  expect(await dates('country=JP&year=2026')).toEqual(expect.arrayContaining(['2026-05-03', '2026-05-06']))
})

it('names the days, and says how old the rules are', async () => {
  const { body } = await requestHolidays('country=IT&year=2026')
  expect(body).toMatchObject({
    asOf: expect.stringMatching(/^\d{4}-/),
    source: expect.stringContaining('date-holidays'),
  })
  expect(body.days).toContainEqual({ date: '2026-06-02', name: 'Republic Day' })
})

it('works the days out itself for countries that the library does not have, and says what is missing', async () => {
  const { body } = await requestHolidays('country=JO&year=2026')
  expect(body).toMatchObject({ source: 'Tripwright holidays', asOf: '2026-11-21', missing: null })
  expect(body.checked).toMatchObject({ date: '2026-11-23' })
  expect(body.days).toContainEqual({ date: '2026-05-25', name: 'Independence Day' })
  expect(body.days).toContainEqual({ date: '2026-03-20', name: 'Eid al-Fitr', isEstimate: true })
  expect((await requestHolidays('country=NP&year=2026')).body.missing).toBeNull()
  expect((await requestHolidays('country=NP&year=2020')).body.missing).toContain('feasts that move')
  expect((await requestHolidays('country=JO&subdivision=AM&year=2026')).status).toBe(404)
})

it.each(readdirSync(FOLDER))('has rules that can be read in %s, each day once a year', async (name) => {
  const file: CuratedHolidays = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
  expect(name).toBe(`${file.country.toLowerCase()}.json`)
  const ruled = file.days.filter(({ on }) => typeof on === 'string').length
  for (const { on } of file.days)
    if (typeof on !== 'string') expect(on.filter((date) => !isIsoDate(date))).toEqual([])
  for (const year of [2000, 2013, 2026, 2027, 2028, 2029, 2030, 2044, 2075]) {
    const days = resolveHolidayRules(file.days, year)
    expect(days.length).toBeGreaterThanOrEqual(ruled - 2)
    expect(new Set(days.map((day) => day.date + day.name)).size).toBe(days.length)
  }
})

it.each([
  ['country=XX&year=2026', 404],
  ['country=GB&subdivision=ZZ&year=2026', 404],
  ['country=GB&year=1850', 400],
  ['country=GB&year=soon', 400],
  ['country=Italy&year=2026', 400],
  ['year=2026', 400],
])('refuses %s with %i', async (query, status) => expect((await requestHolidays(query)).status).toBe(status))

describe('holidays that an operator reads in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holidays-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const read = (...lines: string[]) => {
    const path = join(folder, 'holidays.csv')
    writeFileSync(path, ['country,day,name,kind,as_of,source', ...lines].join('\n'))
    return holidaysImporter.importFile(server.platform.database.db, path, '2026-11-21')
  }

  it('are added to ours and taken away from them, each with its source and date, until they are forgotten', async () => {
    expect(
      await read(
        'IT,2026-10-05,National mourning,add,2026-10-01,Gazzetta 230',
        'IT,06-02,,remove,2026-09-01,Law 12',
      ),
    ).toBe(
      'changes of holidays read in: 2; each says its source and its date from now on\n' +
        'days added: 1, taken away: 1, in IT',
    )
    const { body } = await requestHolidays('country=IT&year=2026')
    expect(body.source).toContain('date-holidays')
    expect(body.days).toContainEqual({
      date: '2026-10-05',
      name: 'National mourning',
      asOf: '2026-10-01',
      source: 'Gazzetta 230',
    })
    expect(body.days).not.toContainEqual(expect.objectContaining({ date: '2026-06-02' }))
    expect(body.removed).toEqual([
      { date: '2026-06-02', name: 'Republic Day', asOf: '2026-09-01', source: 'Law 12' },
    ])
    expect(await dates('country=IT&year=2027')).not.toContain('2027-06-02')
    expect(await dates('country=IT&subdivision=32&year=2026')).toContain('2026-10-05')
    expect(await dates('country=FR&year=2026')).not.toContain('2026-10-05')
    expect(await holidaysImporter.forget(server.platform.database.db)).toBe(
      'changes of holidays forgotten: 2; our own days are kept',
    )
    expect(await dates('country=IT&year=2026')).toContain('2026-06-02')
  })

  it('are refused whole when one line is wrong', async () => {
    await expect(
      read('JO,2026-10-05,Mourning,add,2026-10-01,x', 'QQ,2026-10-05,Mourning,add,2026-10-01,x'),
    ).rejects.toThrow('line 3: we know no holidays of a country "QQ"')
    expect(await dates('country=JO&year=2026')).not.toContain('2026-10-05')
  })
})
