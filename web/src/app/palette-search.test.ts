import { describe, expect, it } from 'vitest'
import { findEntries, type PaletteEntry } from './palette-search.ts'

const entry = (group: PaletteEntry['group'], label: string, words = ''): PaletteEntry => {
  return { id: label, group, label, words, run: () => undefined }
}
const ENTRIES = [
  entry('trips', 'Autumn in Rome', '3 Oct to 6 Oct'),
  entry('pages', 'Flights', 'Airports, planes'),
  entry('pages', 'Hotels', 'Stays, rooms'),
  entry('pages', 'Currency', 'Money, exchange rates'),
  entry('places', 'Rome', 'Plan a trip there'),
  entry('places', 'São Paulo', 'Plan a trip there'),
  entry('actions', 'Theme: dark'),
]
const find = (typed: string) => findEntries(ENTRIES, typed).map(({ label }) => label)

describe('the palette finds', () => {
  it.each([
    ['flig', ['Flights']],
    ['ROME', ['Rome', 'Autumn in Rome']],
    ['sao', ['São Paulo']],
    ['money', ['Currency']],
    ['exchange mon', ['Currency']],
    ['dark', ['Theme: dark']],
    ['oms', ['Hotels']],
    ['  rome ', ['Rome', 'Autumn in Rome']],
    ['in rome', ['Autumn in Rome']],
    ['nowhere', []],
  ])('for "%s" %j', (typed, labels) => {
    expect(find(typed)).toEqual(labels)
  })

  it('everything when nothing is typed, in the order given', () => {
    expect(find('')).toEqual(ENTRIES.map(({ label }) => label))
  })

  it('at most eight of a group', () => {
    const trips = Array.from({ length: 20 }, (_, i) => entry('trips', `Trip ${i}`))
    expect(findEntries([...trips, entry('pages', 'Trip pages')], 'trip')).toHaveLength(9)
  })
})
