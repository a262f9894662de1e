import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findVisa, listVisas } from '@tripwright/domain/documents/entry-rules'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod/mini'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { visaImporter, visaRoutes } from './index.ts'

let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'visa-'))
beforeAll(async () => {
  server = await openTestServer(visaRoutes)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

const requestVisa = (query: string) => server.call(null, 'GET', `/api/visa?${query}`)
const rowsOf = async (passport: string) =>
  (await server.call(null, 'GET', `/api/visa/matrix?passport=${passport}`)).body

describe('a verdict', () => {
  it('says need and days, what it rests on, how old it is and whose', async () => {
    expect(await requestVisa('passport=DE&destination=MY')).toMatchObject({
      status: 200,
      body: {
        passport: 'DE',
        destination: 'MY',
        need: 'visa-free',
        days: 90,
        certain: true,
        basis: 'bloc:EU',
        asOf: '2025-11-30',
        source: 'Tripwright table, written by us from knowledge',
        kindCertain: true,
        written: '2026-11-21',
        checked: null,
        reason: 'One rule for passports from the European Union.',
        notes: [],
      },
    })
  })

  it('has no limit in days inside a bloc with free movement', async () => {
    expect((await requestVisa('passport=DE&destination=FR')).body).toMatchObject({
      need: 'visa-free',
      days: null,
      certain: true,
      notes: ['Free movement: no day limit for a visit.'],
    })
  })

  it('says the last known date of a temporary rule', async () => {
    expect((await requestVisa('passport=FR&destination=CN')).body.notes).toEqual([
      'Temporary rule, until 2026-12-31 as far as we know. Check if it was extended.',
    ])
  })

  it('is not certain, here or in the matrix, once the last day that is known of its rule is over', async () => {
    expect((await requestVisa('passport=TH&destination=TW')).body).toMatchObject({ certain: true })
    server.setNow(new Date('2026-08-01T10:00:00Z'))
    onTestFinished(() => server.setNow(new Date('2026-05-01T10:00:00Z')))
    expect((await requestVisa('passport=TH&destination=TW')).body).toMatchObject({
      certain: false,
      kindCertain: false,
    })
    const { rows } = z.parse(listVisas.output, await rowsOf('TH'))
    const over = rows.filter(({ notes }) => notes.includes('until-2026-07-31'))
    expect(over.map(({ destination }) => destination)).toContain('TW')
    for (const row of over) expect(row).toMatchObject({ certain: false, kindCertain: false })
  })

  it('says when the pair was compared with a page, and with which', async () => {
    expect((await requestVisa('passport=GB&destination=HN')).body).toMatchObject({
      need: 'required',
      certain: true,
      written: '2026-11-21',
      checked: {
        date: '2026-08-22',
        source: 'https://www.gov.uk/foreign-travel-advice/honduras/entry-requirements',
      },
    })
  })

  it('is of a visit, unless another purpose is named', async () => {
    const body = async (query: string) => (await requestVisa(query)).body
    expect(await body('passport=US&destination=DE&purpose=work')).toMatchObject({
      need: 'required',
      days: null,
      certain: true,
      basis: 'purpose',
      reason: 'The visitor rule doesn’t cover this purpose.',
    })
    expect(await body('passport=GB&destination=IE&purpose=work')).toMatchObject({
      need: 'visa-free',
      basis: 'right:CTA',
      asOf: '2025-11-30',
      written: '2026-11-22',
      reason: expect.stringMatching(/^Based on the Common Travel Area/),
    })
    expect((await requestVisa('passport=US&destination=DE&purpose=fun')).status).toBe(400)
  })

  it('accepts lower case codes, and never treats a citizen as a foreigner', async () => {
    expect((await requestVisa('passport=th&destination=Th')).body).toMatchObject({
      passport: 'TH',
      destination: 'TH',
      need: 'citizen',
      days: null,
      certain: true,
    })
  })

  it.each([
    ['passport=QQ&destination=TH', 404, 'We don’t know a country with the code QQ.'],
    ['passport=DE&destination=QQ', 404, 'We don’t know a country with the code QQ.'],
    ['passport=DEU&destination=TH', 400, expect.any(String)],
    ['passport=%00&destination=TH', 400, expect.any(String)],
    ['passport=DE', 400, expect.any(String)],
    ['', 400, expect.any(String)],
  ])('answers %j with %i', async (query, status, message) => {
    expect(await requestVisa(query)).toMatchObject({ status, body: { message } })
  })

  it('is not sent again while it is unchanged', async () => {
    const first = await requestVisa('passport=DE&destination=TH')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    const again = await server.call(null, 'GET', '/api/visa?passport=DE&destination=TH', { headers })
    expect(again.status).toBe(304)
  })
})

it('gives all 199 destinations of a passport, and the territories that are known, in one small answer', async () => {
  const body = await rowsOf('de')
  expect(body).toMatchObject({ passport: 'DE', asOf: '2025-11-30' })
  const { rows } = z.parse(listVisas.output, body)
  expect(rows.slice(0, 199).some(({ destination }) => destination === 'GL')).toBe(false)
  expect(rows.slice(199).map(({ destination }) => destination)).toEqual(
    expect.arrayContaining(['AW', 'GL', 'PR', 'RE']),
  )
  expect(body.rows).toContainEqual({
    destination: 'MY',
    need: 'visa-free',
    days: 90,
    certain: true,
    kindCertain: true,
    basis: 'bloc:EU',
    notes: [],
  })
  expect(JSON.stringify(body).length).toBeLessThan(32_000)
  expect((await server.call(null, 'GET', '/api/visa/matrix?passport=QQ')).status).toBe(404)
})

describe('a matrix that is read in', () => {
  const HEAD = 'passport,destination,need,days,as_of,source'
  const read = (text: string) => {
    const path = join(folder, 'matrix.csv')
    writeFileSync(path, text)
    return visaImporter.importFile(server.platform.database.db, path, '2026-11-21')
  }

  it('takes the place of our own rows with its source and its date, twice too, until it is forgotten', async () => {
    await read(`${HEAD}\nDE,TH,visa-free,30,2026-10-01,"Ministry, list 7"\n`)
    const report = await read(
      `${HEAD}\nDE,TH,visa-free,45,2026-11-01,List 8\nde,US,required,,2026-11-01,List 8\n`,
    )
    expect(report.split('\n')).toEqual([
      'rows read in: 2; each says its source and its date from now on',
      'as in our own table: 0, otherwise: 2',
      'DE to TH: visa-free 30 was ours, visa-free 45 is read in',
      'DE to US: eta 90 was ours, required is read in',
    ])
    expect((await requestVisa('passport=DE&destination=TH')).body).toMatchObject({
      need: 'visa-free',
      days: 45,
      certain: true,
      asOf: '2026-11-01',
      source: 'List 8',
      reason: 'From a table that was imported here.',
      replaced: { need: 'visa-free', days: 30, asOf: '2025-11-30' },
    })
    const studies = await requestVisa('passport=DE&destination=TH&purpose=study')
    expect(studies.body).not.toHaveProperty('replaced')
    expect((await rowsOf('DE')).rows).toContainEqual({
      destination: 'US',
      need: 'required',
      days: null,
      certain: true,
      kindCertain: true,
      basis: 'import',
      notes: [],
      asOf: '2026-11-01',
      source: 'List 8',
      replaced: {
        need: 'eta',
        days: 90,
        certain: true,
        asOf: '2025-11-30',
        source: 'Tripwright table, written by us from knowledge',
      },
    })
    expect((await requestVisa('passport=FR&destination=TH')).body.days).toBe(30)
    expect(await visaImporter.forget(server.platform.database.db)).toBe(
      'rows forgotten: 2; our own table answers',
    )
    expect((await requestVisa('passport=DE&destination=TH')).body.days).toBe(30)
  })

  it('says nothing of ours where it says the same', async () => {
    expect(await read(`${HEAD}\nDE,US,eta,90,2026-10-01,x\n`)).toContain(
      'as in our own table: 1, otherwise: 0',
    )
    const { body } = await requestVisa('passport=DE&destination=US')
    expect(body).toMatchObject({ need: 'eta', source: 'x' })
    expect(body).not.toHaveProperty('replaced')
    await visaImporter.forget(server.platform.database.db)
  })

  it('changes nothing when one line is wrong, and says which', async () => {
    const wrong = `${HEAD}\nDE,TH,visa-free,44,2026-10-01,x\nDE,QQ,visa-free,30,2026-10-01,x\n`
    await expect(read(wrong)).rejects.toThrow('line 3: no country has the code "QQ"')
    expect((await requestVisa('passport=DE&destination=TH')).body.days).toBe(30)
    await expect(
      visaImporter.importFile(server.platform.database.db, join(folder, 'none.csv'), '2026-11-21'),
    ).rejects.toThrow('there is no file')
  })
})

describe('somebody from a territory, or bound for one', () => {
  it.each([
    [
      'passport=IN&destination=RE',
      'Réunion follows France with differences',
      'Ask France-Visas: https://france-visas.gouv.fr',
    ],
    ['passport=IN&destination=AW', 'Aruba has its own entry rules', 'Ask Netherlands Worldwide: https://'],
    [
      'passport=DE&destination=GI',
      'Gibraltar has its own entry rules',
      'Ask Gibraltar Borders and Coastguard Agency',
    ],
    [
      'passport=DE&destination=JE',
      'Jersey follows United Kingdom with differences',
      'Ask the authorities of United Kingdom about Jersey',
    ],
    [
      'passport=GI&destination=TH',
      'If yours says British Citizen, choose United Kingdom',
      'British Overseas Territories Citizen',
    ],
    ['passport=RE&destination=TH', 'usually have a passport from France', 'choose France'],
    [
      'passport=EH&destination=TH',
      'We have no rules for papers from Western Sahara',
      'with your document’s full name',
    ],
  ])('is told why there is no answer to %s, and whom to ask', async (query, why, whom) => {
    const { status, body } = await requestVisa(query)
    expect(status).toBe(404)
    expect(JSON.stringify(body)).toContain(why)
    expect(JSON.stringify(body)).toContain(whom)
  })

  it.each([
    [
      'GB',
      'GI',
      'visa-free',
      90,
      true,
      'https://www.gov.uk/foreign-travel-advice/gibraltar/entry-requirements',
    ],
    ['CA', 'AW', 'visa-free', 90, true, 'https://travel.gc.ca/destinations/aruba'],
    [
      'GB',
      'RE',
      'visa-free',
      90,
      true,
      'https://www.gov.uk/foreign-travel-advice/reunion/entry-requirements',
    ],
    ['US', 'GL', 'visa-free', 90, true, 'https://travel.state.gov/'],
    ['DE', 'GL', 'visa-free', 90, false, 'https://www.nyidanmark.dk/'],
    ['IN', 'GL', 'required', null, false, 'https://www.nyidanmark.dk/'],
    ['DE', 'AW', 'visa-free', 90, false, 'https://www.netherlandsandyou.nl/'],
    ['CH', 'AW', 'visa-free', 180, false, 'https://www.sieunddieniederlande.nl/'],
    ['CH', 'CW', 'visa-free', 90, false, 'https://www.sieunddieniederlande.nl/'],
    ['NL', 'SX', 'visa-free', 180, false, 'https://www.sieunddieniederlande.nl/'],
    ['IE', 'PR', 'eta', null, true, 'https://www.ireland.ie/en/dfa/overseas-travel/advice/puerto-rico/'],
    ['DE', 'PR', 'eta', 90, false, 'https://www.ireland.ie/en/dfa/overseas-travel/advice/puerto-rico/'],
  ])(
    '%s bound for %s is told %s, %s days, sure: %s, by a page of a government',
    async (passport, destination, need, days, certain, page) => {
      const { status, body } = await requestVisa(`passport=${passport}&destination=${destination}`)
      expect([status, body]).toMatchObject([200, { need, days, certain }])
      expect(z.parse(findVisa.output, body).checked?.source).toContain(page)
    },
  )

  it.each([
    ['FR', 'RE'],
    ['DK', 'GL'],
    ['US', 'PR'],
  ])('%s is at home in %s', async (passport, destination) => {
    const { body } = await requestVisa(`passport=${passport}&destination=${destination}`)
    expect(body).toMatchObject({ need: 'citizen', certain: true })
  })

  it('a German is let into Réunion by the treaty of the Union, which no page of a government here confirms', async () => {
    const { body } = await requestVisa('passport=DE&destination=RE')
    expect(body).toMatchObject({ need: 'visa-free', days: null, certain: false, checked: null })
  })

  it.each([
    ['HK', 'GB', 'eta'],
    ['PS', 'DE', 'required'],
  ])('has an answer with a paper of %s for %s: %s', async (passport, destination, need) => {
    const { status, body } = await requestVisa(`passport=${passport}&destination=${destination}`)
    expect([status, body]).toMatchObject([200, { need }])
  })
})
