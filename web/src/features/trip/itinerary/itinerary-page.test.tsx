import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadTypedTowns } from '#features/trip/planner/index.ts'
import { ItineraryPage } from './itinerary-page.tsx'

const state = vi.hoisted(() => ({ runs: [] as { text: string; town?: { id: string } }[][] }))

// What becomes of a form that is handed in is another test's matter.
vi.mock('./plan-workspace.tsx', () => ({
  PlanWorkspace: ({ run }: { run: { cities: { text: string; town?: { id: string } }[] } | null }) => {
    if (run) state.runs.push(run.cities)
    return null
  },
}))

const town = (name: string, country: string, id: string) => ({
  id,
  name,
  country: 'NZ',
  displayName: `${name}, ${country}`,
  lat: -45.03,
  lon: 168.66,
})
const TOWNS = [
  town('Queenstown', 'New Zealand', 'town-nz-s45030-e168663'),
  town('Queenstown', 'South Africa', 'town-za-s31898-e26875'),
]

beforeAll(loadTypedTowns, 60_000)
beforeEach(() => {
  state.runs = []
  // The engine is started ahead of its first plan.
  vi.stubGlobal('Worker', vi.fn())
  vi.stubGlobal('scrollTo', () => undefined)
  const dated = { asOf: '2026-11-21', source: 'a list', written: null, checked: null }
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes('city-suggestions')) return Response.json({ cities: TOWNS, ...dated })
    if (String(url).includes('/api/guides')) return Response.json({ cities: [], ...dated, source: 'guides' })
    return Response.json({}, { status: 404 })
  })
})

it('a town of a name that several bear is asked for, and the trip is planned with the one that is pressed', async () => {
  render(<ItineraryPage />)
  const city = screen.getByRole('combobox', { name: /City/ })
  fireEvent.change(city, { target: { value: 'Queenstown' } })
  fireEvent.submit(screen.getByRole('form'))
  const choice = await screen.findByRole('button', { name: 'Queenstown, South Africa' }, { timeout: 4000 })
  expect(screen.getByRole('alert').textContent).toContain('1')
  expect(city.getAttribute('aria-invalid')).toBe('true')
  expect(state.runs).toEqual([])
  fireEvent.click(choice)
  await waitFor(() =>
    expect(state.runs.at(-1)).toMatchObject([{ text: 'Queenstown', town: { id: 'town-za-s31898-e26875' } }]),
  )
})

it('who goes on typing while a town is looked up is not interrupted', async () => {
  let answer: (response: Response) => void = () => undefined
  const known = globalThis.fetch
  vi.stubGlobal('fetch', (url: string) =>
    String(url).includes('city-suggestions')
      ? new Promise<Response>((resolve) => {
          answer = resolve
        })
      : known(url),
  )
  render(<ItineraryPage />)
  const city = screen.getByRole('combobox', { name: /City/ })
  fireEvent.change(city, { target: { value: 'Zermatt' } })
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.change(city, { target: { value: 'Zermatt and' } })
  answer(
    Response.json({
      cities: [town('Zermatt', 'Switzerland', 'town-ch-n46020-e7749')],
      asOf: null,
      source: '',
    }),
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(state.runs).toEqual([])
  expect((city as HTMLInputElement).value).toBe('Zermatt and')
})
