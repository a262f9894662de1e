import { render, screen, waitFor, within } from '@testing-library/react'
import { SAMPLES } from '@tripwright/domain/site/home'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOBILE_QUERY } from '#platform/layout-variant.ts'
import { FeatureCards, HomeContent, type HomeContentState, NOTHING_DECIDED, Stats } from './feature-cards.tsx'
import { Reviews } from './reviews.tsx'
import { TestimonialsSection } from './testimonials.tsx'
import { UnconfirmedContent } from './unconfirmed-content.tsx'

let isMobile = false
let samples: object[] = []

beforeEach(() => {
  isMobile = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === MOBILE_QUERY && isMobile,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      String(path).includes('home-content')
        ? { samples }
        : { reviews: [], count: 0, average: null, own: null },
    ),
  )
})
afterEach(() => vi.unstubAllGlobals())

const show = (decided: Partial<HomeContentState>) =>
  render(
    <HomeContent value={{ ...NOTHING_DECIDED, ...decided }}>
      <FeatureCards />
      <Stats />
      <TestimonialsSection />
      <Reviews />
    </HomeContent>,
  )
const marks = () => screen.getAllByText('Sample')
const shownMarks = () => marks().filter(({ className }) => !className.includes('invisible'))
const ids = SAMPLES.map(({ id }) => id)

it.each([false, true])('a confirmed sample loses its mark, whose room stays (mobile: %s)', (mobile) => {
  isMobile = mobile
  show({})
  const all = marks().length
  expect(shownMarks()).toHaveLength(all)
  document.body.replaceChildren()
  show({ confirmed: ids })
  expect(marks()).toHaveLength(all)
  expect(shownMarks()).toEqual([])
})

it('one confirmed figure alone loses its mark', () => {
  show({ confirmed: ['stats.trips'] })
  const figures = within(screen.getByRole('region', { name: 'Tripwright in numbers' }))
  const isMarked = (text: string) =>
    !within(figures.getByText(text)).getByText('Sample').className.includes('invisible')
  expect([isMarked('1M+'), isMarked('50+')]).toEqual([false, true])
})

it('what is hidden is left out, and the next partner takes its place', () => {
  show({
    hidden: ['stats.support', 'testimonial.1', 'partner.larkfield', 'rating.average', 'feature.itinerary'],
  })
  expect(screen.queryByText('24/7')).toBeNull()
  expect(screen.queryByText('Maren Okafor')).toBeNull()
  expect(screen.queryByText('4.9 average rating')).toBeNull()
  const partners = within(screen.getByRole('list', { name: 'Partners' })).getAllByRole('heading')
  expect(partners.map(({ textContent }) => textContent)).toEqual([
    'Meridian RoomsSample',
    'Caravel CarsSample',
    'Saltmarsh FerriesSample',
  ])
  // The link stays; only its figure disappears.
  expect(screen.getByRole('link', { name: /Trip planner/ })).toBeDefined()
  expect(screen.getByText('1M+ trips planned').closest('.invisible')).not.toBeNull()
})

it('with all voices and partners hidden no empty list stands there', () => {
  show({ hidden: ids })
  for (const name of ['Partners', 'What travelers say'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Tripwright in numbers' })).toBeNull()
})

it('staff read how much is not confirmed, and where to confirm it', async () => {
  samples = [
    { id: 'stats.trips', text: '1,000,000+ trips planned', isConfirmed: false, isHidden: false },
    { id: 'stats.languages', text: '50+ languages', isConfirmed: true, isHidden: false },
    { id: 'partner.caravel', text: 'Caravel Cars', isConfirmed: false, isHidden: true },
  ]
  render(<UnconfirmedContent />)
  await waitFor(() => expect(screen.getByText(/^2 items on the home page aren’t confirmed/)).toBeDefined())
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1,000,000+ trips planned',
    'Caravel Carshidden',
  ])
  expect(screen.getByRole('link', { name: 'Confirm or hide them under Content' })).toBeDefined()
})

it('staff read that nothing is open once all is confirmed', async () => {
  samples = []
  render(<UnconfirmedContent />)
  await waitFor(() => expect(screen.getByText('Everything on the home page is confirmed.')).toBeDefined())
})
