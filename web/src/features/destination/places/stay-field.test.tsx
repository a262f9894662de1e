import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { City } from '@tripwright/domain/destination/places'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PickedPlace } from './plan-facts.state.ts'
import { StayField } from './stay-field.tsx'

const ROME: City = {
  id: 'rome',
  name: 'Rome',
  nameLocal: 'Roma',
  country: 'IT',
  currency: 'EUR',
  zone: 'Europe/Rome',
  lat: 41.9,
  lon: 12.5,
}
const HOTEL = {
  id: 'osm-n1',
  name: 'Hotel Aurora',
  address: 'Via Roma 5, 00184 Roma, Italy',
  kind: 'hotel',
  lat: 41.89,
  lon: 12.49,
}

vi.mock(import('#platform/fact-cache.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  fetchFact: vi.fn(async () => ({
    asOf: '2026-02-01',
    source: 'our guide',
    pointsOfInterest: [
      {
        id: 'pantheon',
        name: 'Pantheon',
        nameLocal: 'Pantheon',
        category: 'ancient',
        renown: 9,
        lat: 41.8986,
        lon: 12.4769,
      },
    ],
  })) as never,
}))

const fetchMock = vi.fn<typeof fetch>()
const onChange = vi.fn<(next: PickedPlace | null) => void>()
const onSubmit = vi.fn()
const input = () => screen.getByRole('combobox', { name: 'Hotel or starting point' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (key: string) => fireEvent.keyDown(input(), { key })
const asked = () => fetchMock.mock.calls.map(([path]) => String(path))
const answer = (part: object) =>
  Response.json({ places: [], state: 'complete', asOf: '2026-11-20', source: 'OpenStreetMap', ...part })
/** Loading at the first use does not depend on the fake clock. */
const untilAsked = () => waitFor(() => expect(fetchMock).toHaveBeenCalled())

const ROME_ITSELF = { id: 'rome', name: 'Rome', lat: 41.9, lon: 12.5 }
const SALERNO = { id: 'salerno', name: 'Salerno', lat: 40.68, lon: 14.76 }

function Example({ towns, isTownEnough }: { towns?: (typeof SALERNO)[]; isTownEnough?: boolean }) {
  const [picked, setPicked] = useState<PickedPlace | null>(null)
  return (
    <form onSubmit={onSubmit}>
      <StayField
        label="Hotel or starting point"
        city={ROME}
        {...(towns && { towns })}
        {...(isTownEnough && { isTownEnough })}
        picked={picked}
        onChange={(next) => {
          onChange(next)
          setPicked(next)
        }}
      />
    </form>
  )
}

async function type(text: string, wait: number) {
  act(() => input().focus())
  fireEvent.change(input(), { target: { value: text } })
  await pass(wait)
}

beforeEach(async () => {
  // The field's first search loads code, which may take long on a slow machine.
  await Promise.all([import('./address-search.state.ts'), import('#ui/suggestion-sources.tsx')])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', fetchMock.mockReset())
  onChange.mockReset()
  onSubmit.mockReset()
  render(<Example />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a place of the guide is offered at once, and addresses of that name below it when they come', async () => {
  const twin = { ...HOTEL, id: 'osm-n2', name: 'PANTHEON', lat: 41.8987, lon: 12.4768 }
  const hotel = { ...HOTEL, name: 'Hotel Pantheon' }
  fetchMock.mockImplementation(async () => answer({ places: [twin, hotel] }))
  await type('panth', 400)
  expect(options()).toEqual([expect.stringContaining('Pantheon')])
  expect(fetchMock).not.toHaveBeenCalled()
  press('ArrowDown')
  await pass(300)
  await waitFor(() =>
    expect(options()).toEqual([
      expect.stringContaining('Pantheon'),
      'Hotel PantheonVia Roma 5, 00184 Roma, Italy',
    ]),
  )
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
  ])
  await waitFor(() => expect(screen.getByText(/Source: our guide/)).toBeTruthy())
})

it('a place of the guide stays where no address is found, and nothing says that nothing was found', async () => {
  fetchMock.mockImplementation(async () => answer({}))
  await type('panth', 700)
  await untilAsked()
  await pass(50)
  expect(options()).toEqual([expect.stringContaining('Pantheon')])
  expect(screen.queryByText(/No places found/)).toBeNull()
})

it('an address is asked for when somebody has rested for 600 ms, near the city and in the language of the page', async () => {
  fetchMock.mockImplementation(async () => answer({ places: [HOTEL] }))
  await type('via roma', 400)
  expect(fetchMock).not.toHaveBeenCalled()
  await type('via roma 5', 400)
  expect(fetchMock).not.toHaveBeenCalled()
  await pass(300)
  await untilAsked()
  expect(asked()).toHaveLength(1)
  const { pathname, searchParams } = new URL(asked()[0] ?? '', 'http://localhost')
  expect([pathname, ...searchParams].sort()).toEqual(
    [
      '/api/places/search',
      ['q', 'via roma 5'],
      ['lang', 'en'],
      ['lat', '41.9000'],
      ['lon', '12.5000'],
    ].sort(),
  )
})

it('finds the places of each town of a trip, and the town itself where a train may lead', async () => {
  fetchMock.mockImplementation(async () => answer({}))
  cleanup()
  render(<Example towns={[ROME_ITSELF, SALERNO]} isTownEnough />)
  await type('sal', 800)
  await waitFor(() => expect(options()).toEqual(['SalernoCity or town']))
  press('ArrowDown')
  press('Enter')
  expect(onChange).toHaveBeenLastCalledWith(SALERNO)
})

it('what was found is listed with its address and its source, and the keys choose it', async () => {
  fetchMock.mockImplementation(async () => answer({ places: [HOTEL] }))
  await type('aurora', 700)
  await waitFor(() => expect(options()).toEqual(['Hotel AuroraVia Roma 5, 00184 Roma, Italy']))
  await waitFor(() => expect(screen.getByText(/OpenStreetMap/)).toBeTruthy())
  press('ArrowDown')
  press('Enter')
  expect(onChange).toHaveBeenLastCalledWith({ id: 'osm-n1', name: 'Hotel Aurora', lat: 41.89, lon: 12.49 })
  expect(input()).toHaveProperty('value', 'Hotel Aurora')
  await type('Hotel Auror', 0)
  expect(onChange).toHaveBeenLastCalledWith(null)
})

it('Enter does not wait for the rest, and does not send the form', async () => {
  fetchMock.mockImplementation(async () => answer({ places: [HOTEL] }))
  await type('aurora', 310)
  expect(fetchMock).not.toHaveBeenCalled()
  expect(press('Enter')).toBe(false)
  await pass(20)
  await untilAsked()
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each([
  ['local', () => answer({ state: 'local' }), /Address search didn’t answer, so/],
  ['short-link', () => answer({ state: 'short-link' }), /copy the long address/],
  ['nothing', () => answer({}), /No places found/],
  [
    'a refusal',
    () => Response.json({ code: 'too-many-requests', message: 'slow' }, { status: 429 }),
    /Address search didn’t answer\. Type/,
  ],
] as const)(
  'says in a sentence when the answer is %s, until somebody types anew',
  async (_, respond, words) => {
    fetchMock.mockImplementation(async () => respond())
    await type('via roma', 700)
    await waitFor(() => expect(screen.getByText(words)).toBeTruthy())
    expect(screen.getByText(words).getAttribute('aria-live')).toBe('polite')
    await type('via roma 5', 0)
    expect(screen.queryByText(words)).toBeNull()
  },
)

it('says so when there is no network', async () => {
  fetchMock.mockRejectedValue(new TypeError('no network'))
  await type('via roma', 700)
  await waitFor(() => expect(screen.getByText(/You’re offline/)).toBeTruthy())
})

it('a response to an earlier text is dropped', async () => {
  const answers: ((response: Response) => void)[] = []
  fetchMock.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  await type('via roma', 700)
  await untilAsked()
  await type('panth', 400)
  answers[0]?.(answer({ state: 'short-link' }))
  await pass(50)
  expect(options()).toEqual([expect.stringContaining('Pantheon')])
  expect(screen.queryByText(/copy the long address/)).toBeNull()
})
