import { borders } from '@rapideditor/country-coder'
import { removeAccents } from '@tripwright/domain/base/fold-text'
import zoneTables from 'countries-and-timezones'
import { countries, type TCountryCode } from 'countries-list'
import { describe, expect, it } from 'vitest'
import { listCountryRows, readTerritories } from './country-table.service.ts'

// Compares our own table with two packages that others maintain: each difference is listed here with its reason.

const rows = [...listCountryRows().values()].map(({ row }) => row)
const listed = rows.flatMap((row) => {
  const theirs = countries[row.code as TCountryCode]
  return theirs ? [{ row, theirs }] : []
})

describe('beside countries-list', () => {
  it('each of our rows has one of theirs', () => expect(listed).toHaveLength(rows.length))

  it.each(listed)('money, and the code that is dialled, of $row.code', ({ row, theirs }) => {
    expect(theirs.currency).toContain(row.currency)
    // +379 is reserved for the Vatican, which uses Italy's code; Jamaica has a second area code since 2018.
    const ours = row.callingCodes.filter((code) => !['+1-658'].includes(code) && row.code !== 'VA')
    for (const code of ours) expect(theirs.phone).toContain(Number(code.replace(/\D/g, '')))
  })

  it('the capital is the same place in all but those that are written or settled otherwise', () => {
    const plain = (text: string | null) =>
      removeAccents(text ?? '')
        .replace(/[^a-z]/gi, '')
        .toLowerCase()
    const others = listed.filter(({ row, theirs }) => plain(row.capital) !== plain(theirs.capital))
    expect(others.map(({ row }) => row.code)).toEqual(['GD', 'HK', 'MN', 'SM', 'LK', 'SZ'].sort(byName))
  })
})

describe('a territory beside countries-list and country-coder', () => {
  const territories = readTerritories().rows.filter(({ code }) => /^[A-Z]{2}$/.test(code))

  it.each(territories)(
    '$name has the money, calling code and side of the road of both',
    ({ code, facts }) => {
      const theirs = countries[code as TCountryCode]
      const place = borders.features.find(({ properties }) => properties.iso1A2 === code)?.properties
      if (!facts) throw new Error(`no facts of ${code}`)
      const digits = facts.callingCode?.replace(/\D/g, '') ?? ''
      // Each list writes an area behind the code of the country in its own way.
      const isDialled = (one: string) => one.replace(/\D/g, '').startsWith(digits)
      const isConfirmed = {
        currency: theirs.currency.some((one) => one === facts.currency),
        callingCode: theirs.phone.map(String).some(isDialled) && place?.callingCodes?.some(isDialled),
        drivingSide: (place?.driveSide ?? 'right') === facts.drivingSide,
      }
      for (const fact of facts.confirmed ?? []) expect(isConfirmed[fact], fact).toBe(true)
      expect(facts.confirmed).toEqual(['currency', 'callingCode', 'drivingSide'])
    },
  )
})

function byName(one: string, other: string): number {
  const codes = rows.map(({ code }) => code)
  return codes.indexOf(one) - codes.indexOf(other)
}

/** The offsets of a zone from UTC in January and in July. */
function clock(zone: string): string {
  const at = (month: number) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(Date.UTC(2026, month, 15, 12))
      .find(({ type }) => type === 'timeZoneName')?.value
  return `${at(0)} ${at(6)}`
}

/** Zones that the package assigns to a country and we do not: an Australian station, and the Crimea. */
const LEFT_OUT = ['Asia/Tokyo', 'Europe/Simferopol']

describe('beside countries-and-timezones', () => {
  const zoned = rows.flatMap(({ code, zones }) => {
    const theirs = zoneTables.getCountry(code)
    return theirs ? [{ code, zones, theirs: theirs.timezones }] : []
  })

  it('all but Kosovo is known there', () => expect(zoned).toHaveLength(rows.length - 1))

  it.each(zoned)('$code has every clock that theirs has, and no other', ({ zones, theirs }) => {
    const own = new Set(zones.map(clock))
    const missing = theirs.filter((zone) => !own.has(clock(zone)) && !LEFT_OUT.includes(zone))
    expect(missing).toEqual([])
    const clocks = new Set(theirs.map(clock))
    expect(zones.filter((zone) => !clocks.has(clock(zone)))).toEqual([])
  })
})
