import { getMapStyle } from '@tripwright/domain/map/basemap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { mapStyleRoutes } from './map-style.routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(mapStyleRoutes)
})
afterAll(() => server.close())

const get = (query: string) => server.call(null, 'GET', `/api/maps/style.json${query}`)
const styleOf = async (query: string) => z.parse(getMapStyle.output, (await get(query)).body)
const describedAs = (found: Awaited<ReturnType<TestServer['platform']['basemap']['describe']>>) =>
  Object.assign(server.platform.basemap, { describe: async () => found })

describe('the style of our maps', () => {
  it('has tiles that come from our own origin', async () => {
    describedAs(null)
    const { sources, layers } = await styleOf('?theme=dark&lang=de-AT')
    expect(sources).toMatchObject({
      streets: {
        type: 'vector',
        tiles: [`${server.platform.config.publicUrl}/api/maps/tiles/{z}/{x}/{y}`],
      },
    })
    expect(layers.length).toBeGreaterThan(40)
    expect(JSON.stringify(layers)).toContain('"name:de"')
  })

  it('names whose tiles they are, and lets no word of theirs be more than a word', async () => {
    describedAs({
      minZoom: 3,
      maxZoom: 13,
      bounds: { west: 9, south: 47, east: 10, north: 48 },
      credits: [
        { text: '© OpenMapTiles', url: 'https://openmaptiles.org/' },
        { text: '<img src=x onerror="1">', url: null },
      ],
      source: 'server',
      asOf: null,
    })
    expect((await styleOf('')).sources).toMatchObject({
      streets: {
        minzoom: 3,
        maxzoom: 13,
        attribution:
          '<a href="https://openmaptiles.org/" target="_blank" rel="noopener noreferrer">© OpenMapTiles</a> &lt;img src=x onerror=&quot;1&quot;&gt;',
      },
    })
  })

  it('has other colours in the dark and where more contrast is asked for', async () => {
    const background = async (query: string) => JSON.stringify((await styleOf(query)).layers[0])
    const colours = await Promise.all(
      ['', '?theme=dark', '?contrast=more', '?theme=dark&contrast=more'].map(background),
    )
    expect(new Set(colours).size).toBe(4)
    expect(await background('?theme=light')).toBe(colours[0])
  })

  it.each(['?theme=pink', '?lang=..%2F..', '?lang=deutsch', '?contrast=some'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await get(query)
      expect([status, body.error]).toEqual([400, 'bad-input'])
    },
  )
})
