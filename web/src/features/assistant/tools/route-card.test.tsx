import { render, screen } from '@testing-library/react'
import { type RouteAnswer, routeIn } from '@tripwright/domain/assistant/tools'
import { guideFile, toGuide } from '@tripwright/domain/destination/places'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { RouteCard } from './route-card.tsx'

const [romeFile = ''] = Object.values(
  import.meta.glob<string>('../../../../../data/guides/rome.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const guide = toGuide(z.parse(guideFile, JSON.parse(romeFile)))

/** What each call is answered with, by the beginning of its path; all else has no network. */
let answers: Record<string, unknown>
let asked: string[]
const found = (name: string, lat: number, lon: number) => ({
  places: [{ id: 'osm-n1', name, address: `${name}, somewhere`, kind: 'station', lat, lon }],
  state: 'complete',
  asOf: '2026-05-01',
  source: 'OpenStreetMap',
})

beforeAll(() => import('#features/destination/places/index.ts'), 60_000)
beforeEach(() => {
  ;[answers, asked] = [{ '/api/guides/rome': guide }, []]
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const [, answer] = Object.entries(answers).find(([path]) => url.startsWith(path)) ?? []
    if (answer === undefined) throw new TypeError('no network')
    return Response.json(answer)
  })
})

const show = (from: string, to: string) => render(<RouteCard card={routeIn({ from, to }, guide)} />)
const linkOut = () => screen.getByRole('link', { name: 'Directions in a map app' }).getAttribute('href')

it('tells how long each way takes and what it costs, and leads to a map app between both positions', () => {
  show('the colosseum', 'trevi fountain')
  expect(screen.getByRole('heading', { name: 'From Colosseum to Trevi Fountain' })).toBeDefined()
  expect(screen.getByText('Walk, about 26 min')).toBeDefined()
  expect(screen.getByText('€1.50')).toBeDefined()
  expect(linkOut()).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=41.890210%2C12.492230&destination=41.900900%2C12.483300',
  )
})

it('is measured along streets where the server has them, with their source', async () => {
  answers['/api/routes'] = {
    minutes: 31,
    metres: 2100,
    basis: 'streets',
    geometry: {
      type: 'LineString',
      coordinates: [
        [12.4922, 41.8902],
        [12.4833, 41.9009],
      ],
    },
    asOf: '2026-04-30',
    source: 'OpenStreetMap contributors',
  }
  show('the colosseum', 'trevi fountain')
  expect(await screen.findByText('Walk, about 31 min')).toBeDefined()
  expect(screen.getByText('along streets')).toBeDefined()
  expect(screen.getByText(/OpenStreetMap contributors/)).toBeDefined()
})

it('looks up near the city what no guide knows, and says what it was taken for', async () => {
  answers['/api/places/search'] = found('Roma Termini', 41.901, 12.501)
  show('termini station', 'trevi fountain')
  expect(
    await screen.findByText('We took Roma Termini to be this one: Roma Termini, somewhere.'),
  ).toBeDefined()
  expect(await screen.findByText(/^Walk, about \d+ min$/)).toBeDefined()
  expect(asked.find((url) => url.startsWith('/api/places/search'))).toContain('lat=41.8967&lon=12.4822')
})

it.each<[string, Record<string, unknown>, string]>([
  ['is found in another country', { '/api/places/search': found('Termini', 51, 4) }, 'termini station'],
  ['nobody answers for', {}, 'termini station'],
  ['is one’s own, which is not even asked', { '/api/places/search': found('Hotel', 41.9, 12.5) }, 'my hotel'],
])('says that it does not know a place that %s', async (_, more, text) => {
  Object.assign(answers, more)
  show(text, 'trevi fountain')
  expect(await screen.findByText(`We don’t know where “${text}” is.`)).toBeDefined()
  expect(screen.queryByText(/^Walk/)).toBeNull()
  expect(linkOut()).toContain(`origin=${encodeURIComponent(`${text}, Rome`)}&destination=41.900900`)
  if (text === 'my hotel') expect(asked.some((url) => url.includes('search'))).toBe(false)
})

it('of places that are in no guide leads to a map app by their words', () => {
  const card: RouteAnswer = routeIn({ from: 'Nashville', to: 'Memphis' }, null)
  render(<RouteCard card={card} />)
  expect(screen.getByText(/^Our city guides don’t have these places\./)).toBeDefined()
  expect(linkOut()).toBe('https://www.google.com/maps/dir/?api=1&origin=Nashville&destination=Memphis')
})
