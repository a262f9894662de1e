import { readFileSync } from 'node:fs'
import { borders } from '@rapideditor/country-coder'
import { territoryFile } from '@tripwright/domain/destination/countries'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listCountryRows } from './country-table.service.ts'
import { emergencyNumbersOf } from './index.ts'

const url = new URL('../../../../../data/territories.json', import.meta.url)
const { rows } = z.parse(territoryFile, JSON.parse(readFileSync(url, 'utf8')))

const TODAY = '2026-11-23'

/** Inhabited only by guards, scientists and soldiers. */
const UNINHABITED = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']

it('every inhabited place of the world that has a code has a row, as a country or as a territory', () => {
  const codes = borders.features
    .filter(({ properties }) => properties.isoStatus !== 'excRes' && properties.country !== undefined)
    .concat(borders.features.filter(({ properties }) => properties.level === 'country'))
    .flatMap(({ properties }) => properties.iso1A2 ?? [])
    .filter((code) => !UNINHABITED.includes(code) && code !== 'EA')
  expect(codes.length).toBeGreaterThan(230)
  expect(codes.filter((code) => emergencyNumbersOf(code, TODAY) === null)).toEqual([])
  expect(UNINHABITED.filter((code) => emergencyNumbersOf(code, TODAY) !== null)).toEqual([])
})

it('no territory is a country of the table, and each stands there once, in order', () => {
  const codes = rows.map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)].sort())
  expect(codes.filter((code) => listCountryRows().has(code))).toEqual([])
  for (const { code, sovereign } of rows)
    if (sovereign !== null) expect(listCountryRows().has(sovereign), code).toBe(true)
})

it('each has a number that can be dialled, and is certain only where it was compared', () => {
  for (const { code, emergency, certain, checked } of rows) {
    const numbers = Object.values(emergency).filter((number) => number !== null)
    expect(numbers.length, code).toBeGreaterThan(0)
    if (certain) expect(checked?.source, code).toMatch(/^https:\/\/www\.(gov\.uk|ireland\.ie)\//)
  }
})

it('what is said to be the numbers of another state are its numbers', () => {
  for (const { code, follows, emergency } of rows) {
    if (follows === null) continue
    const theirs = Object.values(emergencyNumbersOf(follows, TODAY)?.emergency ?? {})
    const strange = Object.values(emergency).filter((number) => !theirs.includes(number))
    expect(strange, code).toEqual([])
  }
})

it('the places that the borders send to a row of their own have it', () => {
  for (const key of [
    'abkhazia',
    'northern-cyprus',
    'south-ossetia',
    'transnistria',
    'tristan-da-cunha',
    'EH',
  ])
    expect(emergencyNumbersOf(key, TODAY)?.emergency, key).toBeDefined()
  expect(emergencyNumbersOf('ZZ', TODAY)).toBeNull()
})

it('every territory says its money, plugs, side of the road, language and whose entry rules hold', () => {
  const known = new Set(Intl.supportedValuesOf('currency')).add('XCG')
  for (const { code, facts } of rows) {
    if (!facts) throw new Error(`no facts of ${code}`)
    if (facts.currency !== null) expect(known.has(facts.currency), code).toBe(true)
    expect(facts.plugs, code).toEqual(expect.arrayContaining(facts.rarePlugs))
    expect(listCountryRows().has(facts.entry.state), code).toBe(true)
    // One author and no second source: not certain until somebody compares them.
    expect(facts.certain, code).toBe(false)
  }
})

it.each([
  ['RE', 'EUR', 'right', 'differs', 'FR'],
  ['AW', 'AWG', 'right', 'own', 'NL'],
  ['GL', 'DKK', 'right', 'differs', 'DK'],
  ['GI', 'GIP', 'right', 'own', 'GB'],
  ['PR', 'USD', 'right', 'same', 'US'],
  ['VI', 'USD', 'left', 'same', 'US'],
  ['AX', 'EUR', 'right', 'same', 'FI'],
  ['CW', 'XCG', 'right', 'own', 'NL'],
])('%s pays in %s, drives on the %s, and its entry rules are %s of %s', (code, ...expected) => {
  const facts = rows.find((row) => row.code === code)?.facts
  expect([facts?.currency, facts?.drivingSide, facts?.entry.rules, facts?.entry.state]).toEqual(expected)
})
