import { readFileSync } from 'node:fs'
import { REGIONS } from '@tripwright/domain/destination/countries'
import { countryNotesFile } from '@tripwright/domain/destination/travel-intel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { findCountryNotes, travelIntelRoutes } from './index.ts'

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../data/${path}`, import.meta.url), 'utf8'))
const rowsOf = (part: string) => z.parse(countryNotesFile, read(`country-notes/${part}.json`)).rows
const countries = REGIONS.flatMap(rowsOf)
const territories = rowsOf('territories')
const rows = [...countries, ...territories]
const rowOf = (code: string) => rows.find((row) => row.code === code)
const blockedIn = (code: string) => rowOf(code)?.blocked.map(({ service }) => service) ?? []

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(travelIntelRoutes)
})
afterAll(() => server.close())

describe('the notes on countries', () => {
  it('leave out none of the 199 countries and places, and are of each once', () => {
    const codes: string[] = REGIONS.flatMap((region) =>
      Object(read(`countries/${region}.json`)).rows.map(({ code }: { code: string }) => code),
    )
    expect(codes).toHaveLength(199)
    expect(countries.map(({ code }) => code).sort()).toEqual(codes.sort())
  })

  it('are also of twenty territories, each in the table of territories and none a country', () => {
    const known: string[] = Object(read('territories.json')).rows.map(({ code }: { code: string }) => code)
    expect(territories).toHaveLength(20)
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
    for (const { code } of territories) expect(known).toContain(code)
  })

  it('are whole sentences, with a festival and an operator in each', () => {
    for (const { code, transport, etiquette, scams, festivals, operators } of rows) {
      for (const text of [transport, etiquette, scams]) expect(text, code).toMatch(/^\S.*[.?!]$/)
      expect(festivals.length, code).toBeGreaterThan(0)
      expect(new Set(operators).size, code).toBe(operators.length)
    }
  })

  it('name a blocked service once, and say that one who is cut off may not rely on a VPN', () => {
    for (const { code, blocked, vpn } of rows) {
      expect(new Set(blocked.map(({ service }) => service)).size, code).toBe(blocked.length)
      if (blocked.filter(({ isPartly }) => !isPartly).length > 5) expect(vpn, code).not.toBe('free')
    }
  })

  it.each([
    ['CN', ['google', 'whatsapp', 'wikipedia']],
    ['AE', ['whatsapp-calls']],
    ['RU', ['facebook', 'instagram', 'x']],
    ['UG', ['facebook']],
    ['IN', ['tiktok']],
  ])('know what is blocked in %s: %j', (code, services) =>
    expect(blockedIn(code)).toEqual(expect.arrayContaining(services)),
  )

  it('come one country a call, by a code in capitals or not, with the day on which they were written', async () => {
    const { status, body } = await server.call(null, 'GET', '/api/country-notes/om')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      notes: { code: 'OM', certain: false },
      asOf: '2025-11-30',
      written: '2026-11-26',
      checked: null,
    })
  })

  it('of a territory come the same way', async () => {
    const { body } = await server.call(null, 'GET', '/api/country-notes/gl')
    expect(body).toMatchObject({ notes: { code: 'GL', certain: false }, written: '2026-11-27' })
    expect(body).toEqual(findCountryNotes('GL'))
  })

  it('are nothing, and no error, for a code that nobody wrote about; what is no code is refused', async () => {
    expect((await server.call(null, 'GET', '/api/country-notes/QQ')).body).toMatchObject({ notes: null })
    expect((await server.call(null, 'GET', '/api/country-notes/OMN')).status).toBe(400)
  })
})
