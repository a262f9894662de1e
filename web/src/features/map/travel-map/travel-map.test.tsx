import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MapStop, TravelMapProps } from '#features/map/basemap/index.ts'
import { writeStored } from '#platform/storage.ts'
import { TravelMap } from './travel-map.tsx'
import { forgetProvider } from './use-map-provider.ts'

const stops: MapStop[] = [
  { id: 'colosseum', number: 1, name: 'Colosseum', detail: '09:00', lat: 41.89021, lon: 12.49223 },
  { id: 'pantheon', number: 2, name: 'Pantheon', lat: 41.8986, lon: 12.4769 },
]
const legs = [{ id: 'l', mode: 'walk' as const, path: stops }]
const lines = [
  {
    name: 'Tiber',
    line: [
      [41.94, 12.47],
      [41.9, 12.46],
      [41.88, 12.48],
    ],
  },
]

/** The server's answers to get-maps-key; the land is unavailable. */
function serveKey(answer: () => Response): void {
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).endsWith('get-maps-key') ? answer() : new Response('', { status: 404 }),
  )
}
const key = (apiKey: string | null) => Response.json({ apiKey, scriptHost: 'https://maps.googleapis.com' })
const refusal = () => Response.json({ error: 'unexpected', message: 'x' }, { status: 500 })

// Vitest builds the parts on first use, which takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([import('./map-view.tsx'), import('./google-map.tsx')])
}, 30_000)
beforeEach(() => {
  // The browser of a test is from a country of miles.
  writeStored('preferences', { units: 'metric', of: 'ana' })
  forgetProvider()
  serveKey(() => key(null))
})
afterEach(() => vi.unstubAllGlobals())

function Page(props: Partial<TravelMapProps>) {
  const [selectedId, setSelected] = useState<string | null>(null)
  const [hoveredId, setHovered] = useState<string | null>(null)
  return (
    <>
      <output>{`${selectedId} ${hoveredId}`}</output>
      <button type="button" onClick={() => setSelected('pantheon')}>
        list
      </button>
      <TravelMap
        label="Day 1 in Rome"
        stops={stops}
        legs={legs}
        lines={lines}
        selectedId={selectedId}
        hoveredId={hoveredId}
        {...props}
        onSelect={setSelected}
        onHover={setHovered}
      />
    </>
  )
}

describe('our own map', () => {
  it('says that it loads, then shows the stops, the route and the water without WebGL', async () => {
    const { container } = render(<Page />)
    expect(screen.getByText('Loading map...')).toBeTruthy()
    expect(await screen.findByRole('button', { name: '1, Colosseum, 09:00' })).toBeTruthy()
    expect(screen.getByRole('application').getAttribute('aria-label')).toBe(
      'Day 1 in Rome, map. 2 stops, all also in the list.',
    )
    expect(container.querySelector('[data-map=ready] [data-ground=drawn]')).not.toBeNull()
    expect(container.querySelector('[data-kind=walk]')?.getAttribute('d')).toMatch(/^M[\d. ]+L[\d. ]+$/)
    expect(container.querySelector('[data-kind=river]')?.getAttribute('d')).toMatch(/^M/)
  })

  it('draws the land around the city that it looks at, and fetches that of no other', async () => {
    const fetched: string[] = []
    const city = { box: [[[12000, 41000, 900, 0, 0, 900, -900, -900]]] }
    vi.stubGlobal('fetch', async (url: string) => {
      if (String(url).endsWith('get-maps-key')) return key(null)
      fetched.push(String(url).replace(/-[^-]*\.json$/, ''))
      return Response.json(String(url).includes('map-land') ? {} : { ...city, city: city.box })
    })
    const { container } = render(<Page />)
    await waitFor(() => expect(container.querySelectorAll('.tm-box, .tm-city')).toHaveLength(2))
    expect(fetched).toEqual(['/assets/map-land', '/assets/map-city-rome'])
  })

  it('marks the start of a day by a dot, for it is no stop with a number', async () => {
    const start: MapStop = { id: 'from-0', number: 0, name: 'Hotel', lat: 41.9, lon: 12.49, look: 'quiet' }
    render(<Page stops={[start, ...stops]} />)
    expect((await screen.findByRole('button', { name: 'Hotel' })).textContent).toBe('•')
  })

  it('is in step with a list, both ways', async () => {
    render(<Page />)
    const [one, two] = [
      await screen.findByRole('button', { name: /Colosseum/ }),
      screen.getByRole('button', { name: /Pantheon/ }),
    ]
    await userEvent.click(one)
    expect(one.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('colosseum colosseum')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'list' }))
    expect([one, two].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    two.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('null pantheon')).toBeTruthy()
  })

  it('zooms and moves by buttons and by keys', async () => {
    const { container } = render(<Page />)
    await screen.findByRole('button', { name: /Colosseum/ })
    const path = () => container.querySelector('[data-kind=walk]')?.getAttribute('d')
    const steps = [path()]
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    steps.push(path())
    screen.getByRole('application').focus()
    await userEvent.keyboard('{ArrowLeft}')
    steps.push(path())
    expect(new Set(steps).size).toBe(3)
    await userEvent.click(screen.getByRole('button', { name: 'Show all stops' }))
    expect(path()).toBe(steps[0])
  })

  it('shows our map offline, also with a Google key', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    serveKey(refusal)
    render(<Page />)
    expect(await screen.findByRole('button', { name: /Colosseum/ })).toBeTruthy()
  })

  it('shows a crowd as one mark, which leads to its stops; the one that is chosen stands beside it', async () => {
    const inns = Array.from({ length: 7 }, (_, at) => ({
      id: `inn-${at}`,
      number: at + 1,
      name: `Inn ${at}`,
      lat: 41.9 + at * 0.0002,
      lon: 12.49,
    }))
    const far = { id: 'far', number: 8, name: 'Ostia', lat: 41.73, lon: 12.28 }
    const { rerender } = render(<TravelMap label="Rome" stops={[...inns, far]} />)
    const crowd = await screen.findByRole('button', { name: '7 places here, zoom in' })
    // The map is left to right in every language, its words are not.
    expect(crowd.firstElementChild?.getAttribute('dir')).toBe('auto')
    expect(screen.queryByRole('button', { name: '3, Inn 2' })).toBeNull()
    rerender(<TravelMap label="Rome" stops={[...inns, far]} selectedId="inn-2" />)
    expect(screen.getByRole('button', { name: '3, Inn 2' }).getAttribute('aria-pressed')).toBe('true')
    for (let zoom = 0; zoom < 3; zoom++) {
      const group = screen.queryByRole('button', { name: /places here, zoom in/ })
      if (group) await userEvent.click(group)
    }
    for (const { number, name } of inns)
      expect(screen.getByRole('button', { name: `${number}, ${name}` })).toBeTruthy()
  })
})

describe('My Location', () => {
  function answerLocation(
    answer: (onPosition: PositionCallback, failed: PositionErrorCallback) => void,
  ): void {
    const getCurrentPosition = (
      onPosition: PositionCallback,
      failed: PositionErrorCallback,
      options: PositionOptions,
    ) => {
      expect(options).toEqual({ enableHighAccuracy: true, timeout: 10000, maximumAge: 60000 })
      answer(onPosition, failed)
    }
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  }
  const openMap = async (props: Partial<TravelMapProps> = {}) => {
    const { container } = render(<Page {...props} />)
    await userEvent.click(await screen.findByRole('button', { name: 'My Location' }))
    return container
  }

  it('reads Finding... while it looks, then draws where the traveller is and how sure it is', async () => {
    let notify: () => void = () => undefined
    answerLocation((onPosition) => {
      // Only the fields that the code reads.
      const coords = { latitude: 41.9, longitude: 12.5, accuracy: 90 } as GeolocationCoordinates
      notify = () => onPosition({ coords, timestamp: 0, toJSON: () => null })
    })
    const container = await openMap()
    expect(screen.getByRole('button', { name: 'Finding...' })).toBeTruthy()
    act(() => notify())
    expect(screen.getByText('Location found!').parentElement?.textContent).toBe(
      'Location found! You’re here, within 90 m',
    )
    expect(container.querySelector('[data-kind=accuracy]')).not.toBeNull()
    expect(container.querySelector('.tm-here')).not.toBeNull()
  })

  it.each([
    [1, 'Location access denied by user'],
    [2, 'Location information unavailable'],
    [3, 'Location request timed out'],
    [9, 'Location access failed'],
  ])('says why it found nothing: %d', async (code, text) => {
    // Only the fields that the code reads.
    answerLocation((_, failed) => failed({ code } as GeolocationPositionError))
    await openMap()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'My Location' })).toBeTruthy()
  })

  it('can be left out', async () => {
    render(<Page hasLocation={false} />)
    await screen.findByRole('button', { name: /Colosseum/ })
    expect(screen.queryByRole('button', { name: 'My Location' })).toBeNull()
  })
})

describe('a map that is not to be had', () => {
  it('says so, and is there when it is tried again', async () => {
    serveKey(refusal)
    render(<Page />)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load map configuration')
    serveKey(() => key(null))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /Colosseum/ })).toBeTruthy()
  })

  it('can be our own instead', async () => {
    serveKey(refusal)
    render(<Page />)
    await userEvent.click(await screen.findByRole('button', { name: 'Use the built-in map' }))
    expect(await screen.findByRole('button', { name: /Colosseum/ })).toBeTruthy()
  })

  it.each([
    ['failed', 'Failed to load Google Maps'],
    ['no-key', 'Google Maps API key not configured'],
  ])('tells what became of Google Maps: %s', async (kind, text) => {
    serveKey(() => key('browser-key-1'))
    const { container } = render(<Page />)
    await waitFor(() => expect(container.querySelector('iframe')).not.toBeNull())
    const source = container.querySelector('iframe')?.contentWindow ?? null
    const data = { from: 'map-frame', kind }
    // Listens as soon as the frame exists, long before a real one has loaded.
    await waitFor(() => {
      act(
        () =>
          void window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source })),
      )
      expect(screen.getByRole('alert').textContent).toContain(text)
    })
  })
})
