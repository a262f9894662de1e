import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { SafetyPage } from './safety-page.tsx'
import { RiskRadarPage } from './safety-radar-page.tsx'

const numbers = { general: '112', police: null, ambulance: null, fire: null, touristPolice: null }
const PORTUGAL = {
  code: 'PT',
  name: 'Portugal',
  region: 'europe',
  emergencyCertain: true,
  emergency: numbers,
}
const NO_NUMBERS = { general: null, police: null, ambulance: null, fire: null, touristPolice: null }
const GUINEA = {
  ...PORTUGAL,
  code: 'GN',
  name: 'Guinea',
  emergency: { ...NO_NUMBERS, police: '117' },
  helpLines: [{ service: 'medical', name: 'Clinique Pasteur', place: 'Conakry', phone: '+224621350101' }],
}
const CONGO = { ...GUINEA, code: 'CG', name: 'Congo', helpLines: undefined }
const MONACO = { ...PORTUGAL, code: 'MC', name: 'Monaco' }
const QUAKE = {
  id: 'usgs:1',
  kind: 'earthquake',
  lat: 43.9,
  lon: 7.6,
  at: '2026-11-22T10:00:00.000Z',
  until: null,
  alert: 1,
  magnitude: 4.8,
  measure: null,
  place: 'Sospel, France',
  url: 'https://a.example/1',
}
const MOROCCO = {
  ...PORTUGAL,
  code: 'MA',
  name: 'Morocco',
  emergencyCertain: false,
  emergency: { ...NO_NUMBERS, police: '190', ambulance: '150', fire: '150' },
  emergencyDoubts: ['fire'],
  emergencyOthers: { fire: ['190', '15'] },
  emergencyPages: [
    { source: 'https://one.example/morocco', date: '2026-08-22' },
    { source: 'https://two.example/morocco', date: null },
  ],
  landline: { police: '19' },
}
const SAN_JUAN = { city: 'San Juan', country: 'PR', zone: 'America/Puerto_Rico', lat: 18.4, lon: -66 }
const CITY = { id: 'lisbon', name: 'Lisbon', country: 'PT', lat: 38.7, lon: -9.1, zone: 'Europe/Lisbon' }
const LISBON = { ...CITY, nameLocal: 'Lisboa', currency: 'EUR' }
const UNLISTED = 'We have no numbers for Puerto Rico.'

const SAID = new Map<string, unknown>([
  [
    '/api/countries',
    { countries: [PORTUGAL, GUINEA, CONGO, MONACO, MOROCCO], asOf: '2026-01-01', source: 'us' },
  ],
  ['/api/guides', { cities: [LISBON], asOf: '2026-01-01', source: 'us' }],
])

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: string | URL | Request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href)
    // The map loads late and asks for its provider.
    if (pathname.includes('maps-key')) return new Promise<Response>(() => {})
    if (pathname.endsWith('.json')) return Response.json({ airports: [SAN_JUAN] })
    if (SAID.has(pathname)) return Response.json(SAID.get(pathname))
    throw new TypeError('no network')
  })
})

it('says that it holds no numbers of a territory that has airports only, and passes no answer on', async () => {
  history.replaceState(null, '', '/gemini-safety?country=PR')
  render(<SafetyPage />)
  expect(await screen.findByText(UNLISTED)).toBeDefined()
  expect(screen.queryByText(/Choose a place above/)).toBeNull()
  expect(screen.queryByRole('button', { name: /share/i })).toBeNull()
})

it('says so too where the clock alone names the territory, and leads to no page about it', async () => {
  const zone = new Intl.DateTimeFormat('en', { timeZone: SAN_JUAN.zone }).resolvedOptions()
  const clock = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone)
  onTestFinished(() => clock.mockRestore())
  history.replaceState(null, '', '/gemini-safety')
  render(<SafetyPage />)
  expect(await screen.findByText(UNLISTED)).toBeDefined()
  const more = screen.getByRole('link', { name: 'Full safety check with what’s happening now' })
  expect(more.getAttribute('href')).toBe('/risk-radar')
})

it('says so in the safety check', async () => {
  history.replaceState(null, '', '/risk-radar?place=PR')
  render(<RiskRadarPage />)
  expect(await screen.findByText(UNLISTED)).toBeDefined()
})

it('counts what happens around a country without an airport as near', async () => {
  SAID.set('/api/safety/events', {
    isLive: true,
    asOf: '2026-11-22T11:00:00.000Z',
    source: 'us',
    events: [QUAKE],
    sources: [],
  })
  history.replaceState(null, '', '/risk-radar?place=MC')
  render(<RiskRadarPage />)
  expect(await screen.findByRole('heading', { name: 'Within 500 km, nearest first' })).toBeDefined()
  expect(screen.queryByText(/^No current reports/)).toBeNull()
})

it('where no ambulance can be called it says so, and offers a hospital and the police', async () => {
  history.replaceState(null, '', '/gemini-safety?country=GN')
  render(<SafetyPage />)
  expect(await screen.findByText('We know of no ambulance number in Guinea.')).toBeDefined()
  expect(screen.getByText('Clinique Pasteur, Conakry')).toBeDefined()
  const called = screen.getAllByRole('link', { name: /^Call / }).map((link) => link.getAttribute('href'))
  expect(called).toEqual(['tel:+224621350101', 'tel:117'])
})

it('offers the police where no hospital is known either', async () => {
  history.replaceState(null, '', '/gemini-safety?country=CG')
  render(<SafetyPage />)
  expect(await screen.findByText(/Ask people nearby to take you to a hospital/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Call 117' })).toBeDefined()
})

it('says nothing of missing ambulances where a number is for everything', async () => {
  history.replaceState(null, '', '/gemini-safety?country=PT')
  render(<SafetyPage />)
  expect(await screen.findByRole('link', { name: 'Call 112' })).toBeDefined()
  expect(screen.queryByText(/no ambulance number/)).toBeNull()
})

it('keeps the number that one government alone has apart, with what others say, and has one for landlines', async () => {
  history.replaceState(null, '', '/gemini-safety?country=MA')
  render(<SafetyPage />)
  expect(await screen.findByRole('heading', { name: 'Not confirmed' })).toBeDefined()
  const called = screen.getAllByRole('link', { name: /^Call / }).map((link) => link.getAttribute('href'))
  expect(called).toEqual(['tel:190', 'tel:150', 'tel:150'])
  expect(screen.getByText('Others list 190, 15')).toBeDefined()
  expect(screen.getByText('From a landline: Police 19.')).toBeDefined()
  expect(screen.queryByText(/Not sure of these numbers/)).toBeNull()
  const pages = screen.getAllByRole('link', { name: /\.example$/ }).map((link) => link.textContent)
  expect(pages).toEqual(['one.example', 'two.example'])
})
