import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestCities } from './cities.rules.ts'

const CITIES = [
  { name: 'London', country: 'GB' },
  { name: 'New York', country: 'US' },
  { name: 'Lisbon', country: 'PT', also: ['Lisboa'] },
  { name: 'Istanbul', country: 'TR', also: ['İstanbul'] },
  { name: 'Tokyo', country: 'JP', also: ['東京'] },
  { name: 'São Paulo', country: 'BR' },
  { name: 'St. Louis', country: 'US' },
  { name: "Xi'an", country: 'CN' },
  { name: 'York', country: 'GB' },
  { name: 'Montréal', country: 'CA' },
  { name: 'Rome', country: 'IT' },
]
const names = (text: string, most = 6) => suggestCities(text, CITIES, most).map(({ name }) => name)

describe('cities that a text may mean', () => {
  it.each([
    ['lo', ['London', 'St. Louis']],
    ['LON', ['London']],
    ['yo', ['York', 'New York']],
    ['york', ['York', 'New York']],
    ['sao p', ['São Paulo']],
    ['São', ['São Paulo']],
    ['paulo', ['São Paulo']],
    ['st louis', ['St. Louis']],
    ['xi an', ["Xi'an"]],
    ['montreal', ['Montréal']],
    ['lisboa', ['Lisbon']],
    ['ISTANBUL', ['Istanbul']],
    ['東京', ['Tokyo']],
    ['  rome  ', ['Rome']],
  ])('%s finds by beginnings, whatever the accents and capitals', (text, found) => {
    expect(names(text)).toEqual(found)
  })

  it.each([
    ['lodnon', 'two letters swapped'],
    ['lonon', 'a letter missing'],
    ['lonndon', 'a letter too many'],
    ['lomdon', 'a wrong letter'],
    ['lond0', 'a wrong letter at the end of what was typed so far'],
    ['ondon', 'the first letter missing'],
  ])('%s finds London: %s', (text) => expect(names(text)).toEqual(['London']))

  it('forgives a slip in a later word too, and none where something is found without', () => {
    expect(names('yrok')).toEqual(['York', 'New York'])
    expect(names('new yrok')).toEqual(['New York'])
    expect(
      suggestCities(
        'hong',
        [...CITIES, { name: 'Honolulu', country: 'US' }, { name: 'Hong Kong', country: 'HK' }],
        6,
      ),
    ).toHaveLength(1)
  })

  it.each(['lx', 'lxn', 'lndn', 'lodnn', 'paris', '', ' ', '.', '%'])('%s finds nothing', (text) =>
    expect(names(text)).toEqual([]),
  )

  it('are at most as many as asked for', () => expect(names('yo', 1)).toEqual(['York']))

  it('hold every city by any beginning of its name, also with one slip from the fourth letter on', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CITIES), fc.nat(), fc.nat(), (city, length, at) => {
        const said = city.name.slice(0, 2 + (length % (city.name.length - 1)))
        expect(names(said, 20)).toContain(city.name)
        const slip = at % said.length
        const swapped = `${said.slice(0, slip)}${said[slip + 1] ?? ''}${said[slip]}${said.slice(slip + 2)}`
        if (/^\p{L}{4,}$/u.test(said)) expect(names(swapped, 20)).toContain(city.name)
      }),
    )
  })
})
