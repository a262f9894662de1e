import { act, render, screen, within } from '@testing-library/react'
import { FREE_STATE } from '@tripwright/domain/plans/subscription'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MOBILE_QUERY } from '#platform/layout-variant.ts'
import { refreshSession } from '#platform/session.ts'
import { HomePage } from './home-page.tsx'
import { Reviews } from './reviews.tsx'
import { TestimonialsSection } from './testimonials.tsx'

// The exact texts and numbers of specification sections 1, 2 and 9, written out here.

let isMobile = false
let user: object | null = null
let plan: object = FREE_STATE

beforeEach(async () => {
  isMobile = false
  user = null
  plan = FREE_STATE
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === MOBILE_QUERY && isMobile,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('fetch', async (path: string) => {
    if (String(path).includes('/api/auth/')) return Response.json(user && { user })
    if (String(path).includes('check-subscription')) return Response.json(plan)
    if (String(path).includes('/api/usage'))
      return Response.json({ isUnlimited: false, counters: [], resetsAt: '2026-05-02T00:00:00.000Z' })
    return Response.json({ reviews: [], count: 0, average: null, own: null })
  })
  await refreshSession()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = () => act(async () => void render(<HomePage />))
const address = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const region = (name: string) => within(screen.getByRole('region', { name }))

describe('home on a desktop', () => {
  it('calls a visitor to the trial, and to planning', async () => {
    await show()
    expect(address('Start 7-Day Free Trial')).toBe('/auth')
    expect(address('Start Planning')).toBe('/itinerary')
    expect(screen.queryByRole('link', { name: 'Go to Dashboard' })).toBeNull()
  })

  it('links a signed-in user to the dashboard', async () => {
    user = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
    await refreshSession()
    await show()
    expect(address('Go to Dashboard')).toBe('/dashboard')
    expect(screen.queryByRole('link', { name: 'Start 7-Day Free Trial' })).toBeNull()
  })

  it('has eight entry points, in their order', async () => {
    await show()
    const heading = screen.getByRole('heading', { name: 'What you can do' })
    const links = heading.parentElement?.querySelectorAll('a') ?? []
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/flights',
      '/accommodation',
      '/itinerary',
      '/assistant',
      '/risk-radar',
      '/flight-compensation',
      '/budget',
      '/documents',
    ])
  })

  it('says three figures: 1M+ trips planned, 50+ languages, 24/7 support', async () => {
    await show()
    const figures = region('Tripwright in numbers')
    const read = (role: string) => figures.getAllByRole(role).map(({ textContent }) => textContent)
    // Invented samples of a new installation; each must say so.
    expect(read('definition')).toEqual(['1M+Sample', '50+Sample', '24/7Sample'])
    expect(read('term')).toEqual(['trips planned', 'languages', 'support'])
  })

  it('says 98 % success of section 1 with the claims for flights, as a sample', async () => {
    await show()
    const card = within(screen.getByRole('link', { name: /^Flight compensation/ }))
    expect(card.getByText('Up to $650, 98% success')).toBeDefined()
    expect(card.getByText('Sample')).toBeDefined()
  })

  it('says that the visitor explores what is free, and can upgrade for unlimited AI planning', async () => {
    await show()
    const banner = region('You are exploring the free features')
    expect(banner.getByText(/Upgrade for unlimited AI planning\./)).toBeDefined()
    expect(banner.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/pricing')
  })

  it('answers eight questions, each with three ways to pass it on', async () => {
    await show()
    const questions = document.querySelectorAll<HTMLElement>('details.question')
    expect(questions).toHaveLength(8)
    for (const question of questions)
      expect([...question.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
        'Copy for Instagram',
        'Story',
        'Share',
      ])
    // Only the desktop layout has the last two.
    expect([...questions].map(({ className }) => className.includes('mobile:hidden'))).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ])
  })
})

it('home on a telephone has the way into planning among its promotions', async () => {
  isMobile = true
  await show()
  for (const link of screen.getAllByRole('link', { name: 'Start Planning' }))
    expect(link.getAttribute('href')).toBe('/itinerary')
  // Only one offer before the first tool.
  expect(screen.getByText('7 days without limits')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull()
  expect(address('Install')).toBe('/download')
  const more = within(screen.getByRole('navigation', { name: 'More tools' })).getAllByRole('link')
  expect(more.map((link) => link.getAttribute('href'))).toEqual([
    '/car-rental',
    '/currency-converter',
    '/translate',
    '/gemini-travel-intel',
    '/offline-maps',
    '/blog',
  ])
})

it('the mobile reviews begin with 4.8 from 15,847 reviews and 1M+ users, each a sample', async () => {
  isMobile = true
  await act(async () => void render(<Reviews />))
  const claim = screen.getByText('4.8 from 15,847 reviews')
  expect(within(claim).getAllByText('Sample')).toHaveLength(2)
  expect(within(claim).getByText('1M+ users').textContent).toBe('1M+ usersSample')
})

describe('the voices', () => {
  it('say 4.9 average rating on the desktop home alone', () => {
    const { unmount } = render(<TestimonialsSection />)
    expect(screen.getByText('4.9 average rating')).toBeDefined()
    unmount()
    isMobile = true
    render(<TestimonialsSection />)
    expect(screen.queryByText('4.9 average rating')).toBeNull()
  })

  it('have a portrait, a name, a role, a place, stars, their words and their trips', () => {
    render(<TestimonialsSection />)
    const [voice] = screen.getAllByRole('figure')
    expect(voice?.querySelector('figcaption svg')).not.toBeNull()
    const text = voice?.textContent ?? ''
    for (const part of ['Maren Okafor', 'Weekend traveler, Hamburg, Germany', 'moved it before', '14 trips'])
      expect(text).toContain(part)
    expect(within(voice ?? document.body).getByRole('img', { name: '5 of 5 stars' })).toBeDefined()
  })

  it('ask to pass Tripwright on, by the device and by Instagram', () => {
    render(<TestimonialsSection />)
    const block = screen
      .getByRole('heading', { name: 'Know someone who’s traveling soon?' })
      .closest('section')
    const buttons = within(block ?? document.body).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Share Tripwright', 'Copy for Instagram'])
  })

  it('are three, scored 4.9, 4.3 and 4.5 by their place, each verified', () => {
    render(<TestimonialsSection />)
    const voices = within(screen.getByRole('list', { name: 'What travelers say' })).getAllByRole('figure')
    const scores = voices.map((voice) => within(voice).getByText(/^\d\.\d of 5$/).textContent)
    expect(scores).toEqual(['4.9 of 5', '4.3 of 5', '4.5 of 5'])
    for (const voice of voices) expect(within(voice).getByText('Verified')).toBeDefined()
  })

  it('come after three partners, each an Official Partner', () => {
    render(<TestimonialsSection />)
    const partners = within(screen.getByRole('list', { name: 'Partners' })).getAllByRole('article')
    expect(partners).toHaveLength(3)
    for (const partner of partners) expect(within(partner).getByText('Official Partner')).toBeDefined()
    expect(partners.map((partner) => partner.textContent)).toEqual([
      'LALarkfield AirSampleShort flights between small airports, with enough space for your legs.Official Partner',
      'MRMeridian RoomsSampleGuesthouses where the owner still hands you the key.Official Partner',
      'CCCaravel CarsSampleSmall cars for old towns, right at the station.Official Partner',
    ])
  })

  it('move on after 4000 ms, the partners after 3000 ms', () => {
    vi.useFakeTimers()
    const moved: (string | null)[] = []
    const { prototype } = HTMLElement
    vi.spyOn(prototype, 'scrollWidth', 'get').mockReturnValue(900)
    vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(300)
    vi.spyOn(prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100))
    vi.spyOn(prototype, 'scrollTo').mockImplementation(function (this: HTMLElement) {
      moved.push(this.getAttribute('aria-label'))
    })
    render(<TestimonialsSection />)
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    pass(2999)
    expect(moved).toEqual([])
    pass(1)
    expect(moved).toEqual(['Partners'])
    pass(999)
    expect(moved).toEqual(['Partners'])
    pass(1)
    expect(moved).toEqual(['Partners', 'What travelers say'])
  })
})
