import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { FREE_STATE } from '@tripwright/domain/plans/subscription'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NativeMapsCard } from '#features/booking/hand-off/index.ts'
import { loadMapView } from '#features/map/travel-map/index.ts'
import { refreshSession } from '#platform/session.ts'
import { writeStored } from '#platform/storage.ts'
import { readToasts } from '#ui/toast.ts'
import { QuickActions } from './quick-actions.tsx'
import { EmergencyDialog } from './quick-emergency.tsx'
import { LocationDialog } from './quick-location.tsx'
import { NearbyDialog } from './quick-nearby.tsx'

// The exact texts and numbers of specification sections 2, 8 and 9, written out here.

const numbers = { general: '112', police: '17', ambulance: '15', fire: '18', touristPolice: null }
const listed = (code: string, name: string) => ({
  code,
  name,
  region: 'europe',
  emergencyCertain: true,
  emergency: numbers,
})
const HERE = { latitude: 46.2044, longitude: 6.14323456, accuracy: 35 }
const GENEVA = { city: 'Geneva', country: 'CH', zone: 'Europe/Zurich', lat: 46.238, lon: 6.109 }
const INFO = {
  location: 'Switzerland',
  police: '117',
  medical: '144',
  fire: '118',
  general_emergency: '112',
  tourist_police: null,
  hospital: 'HUG, 1.2 km',
  embassy: null,
  local_info: '',
  raw_info: null,
  country_code: 'CH',
  countries: [
    { country: 'CH', metres: 0 },
    { country: 'FR', metres: 500 },
  ],
  disputed: [],
  isCertain: false,
}
const PLACE = {
  id: 'a',
  name: 'Chez Ann',
  address: null,
  distance: 431,
  rating: null,
  reviews: null,
  openNow: true,
  phone: '+41 22 1',
  website: 'https://ann.example/',
  photo: null,
  kind: 'restaurant',
  hours: null,
  coordinates: { lat: 46.2, lng: 6.14 },
  about: 'Fish of the lake.',
  source: 'guide',
}

type Body = Record<string, unknown>
let answers: Record<string, (body: Body) => unknown>
let position: (onPosition: PositionCallback, failed: PositionErrorCallback) => void
let user: object | null
let plan: object

// Vitest builds the parts on first use, which takes longer than a test waits.
beforeAll(loadMapView, 30_000)
beforeEach(async () => {
  user = null
  plan = FREE_STATE
  position = (onPosition) =>
    onPosition({ coords: HERE as GeolocationCoordinates, timestamp: 0, toJSON: () => null })
  const common = { generated_at: '2026-05-01T10:00:00Z', asOf: '2026-01-01', source: 'us' }
  answers = {
    'emergency-info': () => ({ location: HERE, emergency_info: INFO, ...common }),
    'nearby-places': () => ({ places: [PLACE], radius: 5000, location: HERE, ...common }),
    'get-maps-key': () => ({ apiKey: null, scriptHost: 'https://maps.googleapis.com' }),
    'check-subscription': () => plan,
    'get-session': () => user && { user },
    countries: () => ({ countries: [listed('CH', 'Switzerland'), listed('FR', 'France')], ...common }),
  }
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const path = String(url instanceof Request ? url.url : url)
    if (/airports.*\.json$/.test(path)) return Response.json({ airports: [GENEVA] })
    const answer = answers[path.replace(/^.*\//, '')]
    if (!answer) throw new TypeError('no network')
    return Response.json(answer(JSON.parse(String(init?.body ?? '{}'))))
  })
  const getCurrentPosition = (
    onPosition: PositionCallback,
    failed: PositionErrorCallback,
    options: PositionOptions,
  ) => {
    expect(options).toEqual({ enableHighAccuracy: true, timeout: 10000, maximumAge: 60000 })
    position(onPosition, failed)
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  await refreshSession()
  // The browser of a test is from a country of miles.
  writeStored('preferences', { units: 'metric', of: 'ana' })
})

const toastTexts = () => readToasts().map(({ message }) => message)
const refuse = (code: number) => {
  // Only the fields that the code reads.
  position = (_, failed) => failed({ code } as GeolocationPositionError)
}
const signInWith = async (tier: string) => {
  user = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
  plan = { ...FREE_STATE, subscribed: true, subscription_tier: tier }
  await refreshSession()
}
const open = (Dialog: typeof EmergencyDialog) => act(async () => void render(<Dialog onClose={() => {}} />))
function copyTo(write: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
}

describe('the grid', () => {
  const names = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('has six actions in three columns for everybody, four of them with dialogs or pages of their own', async () => {
    await act(async () => void render(<QuickActions />))
    expect(screen.getByRole('heading', { name: 'Quick Actions' })).toBeDefined()
    expect(names()).toEqual([
      'Emergency Info',
      'My Location',
      'Quick Translate',
      'Safety Check',
      'Quick Budget',
      'Nearby Restaurants',
    ])
    expect(screen.getByRole('list').className).toContain('grid-cols-3')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/translate', '/risk-radar', '/budget'])
  })

  it.each([
    ['Globetrotter', true],
    ['Nomad Squad', true],
    ['free', false],
  ])('has Offline Maps for somebody of %s: %s', async (tier, isThere) => {
    await signInWith(tier)
    await act(async () => void render(<QuickActions />))
    if (isThere) await screen.findByText('Offline Maps')
    expect(names().includes('Offline Maps')).toBe(isThere)
  })

  it('opens a dialog and gives the focus back when it is closed', async () => {
    await act(async () => void render(<QuickActions />))
    const button = screen.getByRole('button', { name: 'Emergency Info' })
    button.focus()
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Emergency Info' })
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Close' })))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })
})

describe('emergency information', () => {
  it('has the numbers of where one is to be called, and those of the country over the border', async () => {
    const bodies: Body[] = []
    const info = answers['emergency-info']
    answers['emergency-info'] = (body) => {
      bodies.push(body)
      return info?.(body)
    }
    await open(EmergencyDialog)
    expect(await screen.findByText(/You’re in Switzerland\. You’re near a border/)).toBeDefined()
    expect(bodies).toEqual([{ latitude: 46.2044, longitude: 6.14323456, userLanguage: 'en', passport: 'US' }])
    expect(screen.getByText(/so this may also be France\./)).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Call 112' })[0]?.getAttribute('href')).toBe('tel:112')
    expect(screen.getByText('If you are in France')).toBeDefined()
    expect(screen.getByText('HUG, 1.2 km')).toBeDefined()
    expect(toastTexts()).toContain('Emergency information loaded')
  })

  it('that comes as a text is shown as it is, with the numbers of the country that this device finds', async () => {
    const words = 'Police: 117\nMountain rescue: 1414'
    const rest = { generated_at: '2026-05-01T10:00:00Z', asOf: null, source: 'somebody' }
    answers['emergency-info'] = () => ({ location: HERE, emergency_info: words, ...rest })
    await open(EmergencyDialog)
    const text = await screen.findByText(/Mountain rescue: 1414/)
    expect(text.textContent).toBe(words)
    expect(screen.getAllByRole('link', { name: 'Call 112' })[0]?.getAttribute('href')).toBe('tel:112')
    expect(toastTexts()).toContain('Emergency information loaded')
  })

  it('shows the coordinates with four decimals and copies six', async () => {
    const copied: string[] = []
    copyTo(async (text) => void copied.push(text))
    await open(EmergencyDialog)
    expect(await screen.findByText('46.2044, 6.1432')).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy coordinates' })))
    expect(copied).toEqual(['46.204400, 6.143235'])
    expect(toastTexts()).toContain('Coordinates copied!')
  })

  it('has the numbers of the clock where the device does not say where it is', async () => {
    refuse(1)
    const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich' }).resolvedOptions()
    const clock = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone)
    await open(EmergencyDialog)
    expect(await screen.findByRole('heading', { name: 'Emergency numbers in Switzerland' })).toBeDefined()
    clock.mockRestore()
    expect(screen.getByText('Location access denied. Please enable location permissions.')).toBeDefined()
    expect(toastTexts()).toContain('Unable to get location for emergency info')
  })
})

describe('my location', () => {
  it('is on a map of zoom 16, with six decimals to be copied and ways into other maps', async () => {
    const copied: string[] = []
    copyTo(async (text) => void copied.push(text))
    await open(LocationDialog)
    expect(await screen.findByText('46.204400, 6.143235')).toBeDefined()
    expect(toastTexts()).toContain('Location found!')
    expect(await screen.findByRole('application', { name: /Your location/ })).toBeDefined()
    expect(document.querySelector('.tm-here')).not.toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy coordinates' })))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy location' })))
    const link = 'https://www.google.com/maps/search/?api=1&query=46.204400%2C6.143235'
    expect(copied).toEqual(['46.204400, 6.143235', link])
    expect(toastTexts()).toContain('Location copied to clipboard!')
    expect(screen.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toBe(link)
  })

  it('says when the coordinates cannot be copied', async () => {
    copyTo(() => Promise.reject(new Error('not allowed')))
    await open(LocationDialog)
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Copy coordinates' })))
    expect(toastTexts()).toContain('Failed to copy coordinates')
  })

  it.each([
    [1, 'Location access denied. Please enable location permissions.'],
    [2, 'Location information is unavailable.'],
    [3, 'Location request timed out.'],
    [9, 'Unable to get location. Please check your browser permissions.'],
  ])('says why it is not found: %i', async (code, text) => {
    refuse(code)
    await open(LocationDialog)
    expect(screen.getByText(text)).toBeDefined()
    expect(toastTexts()).toContain('Unable to get your location')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it('says so where location is switched off in the settings', async () => {
    writeStored('mobile-settings', { location: false })
    await open(LocationDialog)
    expect(screen.getByText('Location access denied')).toBeDefined()
    expect(screen.getByText('Location is off in this app’s settings.')).toBeDefined()
  })
})

describe('nearby restaurants', () => {
  it('are asked for within 5000 m and listed with distance, open now, website, telephone and map', async () => {
    const bodies: Body[] = []
    const places = answers['nearby-places']
    answers['nearby-places'] = (body) => {
      bodies.push(body)
      return places?.(body)
    }
    await open(NearbyDialog)
    expect((await screen.findAllByText('Chez Ann'))[0]).toBeDefined()
    expect(bodies).toEqual([{ latitude: 46.2044, longitude: 6.14323456, type: 'restaurant', radius: 5000 }])
    for (const text of ['430 m', 'Restaurant', 'Open now', 'Fish of the lake.'])
      expect(screen.getByText(text)).toBeDefined()
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(way('Website of Chez Ann')).toBe('https://ann.example/')
    expect(way('Call Chez Ann')).toBe('tel:+41221')
    expect(way('Show Chez Ann on the map')).toMatch(/^https:\/\/www\.google\.com\/maps\/search/)
    expect(screen.getByText('Within 5 km of you, nearest first.')).toBeDefined()
    expect(toastTexts()).toContain('Found 1 nearby restaurant!')
  })

  it('are counted', async () => {
    answers['nearby-places'] = () => ({
      places: [PLACE, { ...PLACE, id: 'b', name: 'Bob', openNow: null }],
      radius: 5000,
      location: HERE,
      asOf: null,
      source: 'us',
    })
    await open(NearbyDialog)
    expect(await screen.findByText('Hours unknown')).toBeDefined()
    expect(toastTexts()).toContain('Found 2 nearby restaurants!')
  })

  it('may be none', async () => {
    answers['nearby-places'] = () => ({ places: [], radius: 5000, location: HERE, asOf: null, source: 'us' })
    await open(NearbyDialog)
    expect(await screen.findByText('No nearby places found in your area.')).toBeDefined()
  })

  it('fail in words, and are looked for again', async () => {
    const places = answers['nearby-places']
    answers['nearby-places'] = () => {
      throw new TypeError('no network')
    }
    await open(NearbyDialog)
    expect(await screen.findByText('Failed to find nearby places')).toBeDefined()
    expect(toastTexts()).toContain('Failed to find nearby places')
    answers['nearby-places'] = (body) => places?.(body)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect((await screen.findAllByText('Chez Ann'))[0]).toBeDefined()
  })

  it('need a position', async () => {
    refuse(3)
    await open(NearbyDialog)
    expect(screen.getByText('Location request timed out.')).toBeDefined()
    expect(toastTexts()).toContain('Unable to get location for nearby search')
  })
})

describe('the native maps card', () => {
  const show = (props: Parameters<typeof NativeMapsCard>[0]) =>
    act(async () => void render(<NativeMapsCard {...props} />))

  it('is there for Pro and Enterprise alone', async () => {
    await show({ target: null })
    expect(screen.queryByText('Open in Maps App')).toBeNull()
    await signInWith('Nomad Squad')
    await show({ target: { position: { lat: 1, lon: 2 } } })
    expect(await screen.findByRole('link', { name: 'Open in Maps App' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Get Directions' }).getAttribute('href')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=1.000000%2C2.000000',
    )
  })

  it.each([
    ['Mozilla/5.0 (Linux; Android 15)', /^geo:1\.0/],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', /^maps:/],
  ])('opens the app of %s', async (agent, link) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    await signInWith('Jetsetter')
    await show({ target: { position: { lat: 1, lon: 2 } } })
    const open = await screen.findByRole('link', { name: 'Open in Maps App' })
    expect(open.getAttribute('href')).toMatch(link)
  })

  it('needs a place', async () => {
    await signInWith('Jetsetter')
    await show({ target: null })
    fireEvent.click(await screen.findByRole('button', { name: 'Get Directions' }))
    expect(toastTexts()).toContain('No location provided')
  })
})
