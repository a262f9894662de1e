import { expect, it } from 'vitest'
import { readCredits } from './credits.ts'

const OPENMAPTILES = { text: '© OpenMapTiles', url: 'https://www.openmaptiles.org/' }
const OPENSTREETMAP = { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }
const LINKED = '<a href="https://www.openmaptiles.org/">&copy; OpenMapTiles</a> '
const OSM = '<a href="https://www.openstreetmap.org/copyright">&#169; OpenStreetMap</a>'

it('names schema and data for an empty attribution', () => {
  expect(readCredits('')).toEqual([OPENMAPTILES, OPENSTREETMAP])
})

it('names OpenFreeMap where its host says nothing', () => {
  expect(readCredits('', 'tiles.openfreemap.org')).toEqual([
    { text: 'OpenFreeMap', url: 'https://openfreemap.org/' },
    OPENMAPTILES,
    OPENSTREETMAP,
  ])
})

it('reads links and the words around them', () => {
  expect(readCredits(`${LINKED}Data from ${OSM} | with thanks`)).toEqual([
    OPENMAPTILES,
    { text: 'Data from © OpenStreetMap', url: OPENSTREETMAP.url },
    { text: 'with thanks', url: null },
  ])
})

it('leads to those whose licences ask for it where a source has no links', () => {
  expect(readCredits('© OpenMapTiles © OpenStreetMap contributors')).toEqual([
    { text: '© OpenMapTiles © OpenStreetMap contributors', url: OPENSTREETMAP.url },
  ])
})

it.each([
  ['a script', `<script>alert(1)</script>${LINKED}${OSM}`, 'alert(1) © OpenMapTiles'],
  ['a link to a script', `<a href="javascript:alert(1)">Maps</a>${LINKED}${OSM}`, 'Maps'],
  ['a picture', `<img src=x onerror=alert(1)>${LINKED}${OSM}`, '© OpenMapTiles'],
  ['a broken link', `<a href="https://a.example">Maps${LINKED}${OSM}`, 'Maps © OpenMapTiles'],
])('keeps words of %s and none of its markup', (_, html, first) => {
  const credits = readCredits(html)
  expect(credits[0]?.text).toBe(first)
  for (const { text, url } of credits) {
    expect(text).not.toMatch(/[<>]/)
    expect(url === null || /^https?:/.test(url)).toBe(true)
  }
})

it('takes no more of a long text than a map can show', () => {
  expect(readCredits('<a href="https://a.example">x</a>'.repeat(5000)).length).toBeLessThanOrEqual(12)
  expect(readCredits('<'.repeat(100_000)).length).toBeLessThanOrEqual(12)
})
