import { fireEvent, render, screen, within } from '@testing-library/react'
import { emptyTrip, makeOps, merge, type TripState } from '@tripwright/domain/trip/sync'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TripAccess } from '#features/trip/sync/index.ts'
import { TripWithoutPlan } from './late-bookings.tsx'
import { Unplanned } from './no-plan.tsx'

vi.mock('#features/map/travel-map/index.ts', () => ({
  loadTravelMap: () =>
    Promise.resolve({
      default: ({ label, stops }: { label: string; stops: { number: number; name: string }[] }) => (
        <p>{`${label}: ${stops.map(({ number, name }) => `${number} ${name}`).join(', ')}`}</p>
      ),
    }),
}))

type Props = Parameters<typeof Unplanned>[0]

const ID = '00000000-0000-7000-8000-000000000001'
const FORUM = { id: 'a', day: '2027-05-01', start: '09:30', name: 'Forum' }
const fields = {
  title: 'Rome by hand',
  startDate: '2027-05-01',
  days: 2,
  places: [{ name: 'Rome, Italy', lat: 41.9, lon: 12.5 }],
}

function tripOf(more: object): Props['trip'] {
  const changes = Object.entries(fields).map(([field, value]) => ({ itemId: ID, field, value }))
  let made = 0
  const ops = makeOps(emptyTrip(ID), 0, changes, () => `op-${++made}`)
  const trip: TripState = merge(emptyTrip(ID), ops).state
  const opened = { isPending: false, asOf: null, end: null }
  const lists = { savedStops: [FORUM], ownPlaces: [], bookings: [] }
  return {
    status: 'empty',
    mayEdit: true,
    opened,
    fields,
    trip,
    ...lists,
    ...more,
  } as unknown as Props['trip']
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  history.replaceState(null, '', `/itinerary?trip=${ID}`)
})
afterEach(() => history.replaceState(null, '', '/'))

it('shows the stops of a trip that was made without the planner, and plans it when asked', () => {
  const onEditRequest = vi.fn()
  const trip = tripOf({})
  render(<Unplanned trip={trip} onEditRequest={onEditRequest} />)
  expect(screen.getByText('Forum')).toBeDefined()
  screen.getByRole('button').click()
  expect(onEditRequest).toHaveBeenCalledWith(trip.trip, expect.objectContaining({ days: '2' }))
})

it.each(['empty', 'no-facts'])(
  'a trip without a plan (%s) has its name, its lists and the same parts',
  async (status) => {
    render(<TripWithoutPlan trip={tripOf({ status })} onEditRequest={() => {}} />)
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
    expect(screen.getByDisplayValue('Rome by hand')).toBeDefined()
    expect(screen.getByText(/^May 1\W+2, 2027$/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Share' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined()
    expect(await screen.findByRole('region', { name: 'Bookings' }, { timeout: 20_000 })).toBeDefined()
    expect(screen.getByText('Forum')).toBeDefined()
    const nav = within(screen.getByRole('navigation', { name: 'Parts of this trip' }))
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Plan',
      'Bookings',
      'Money',
      'Packing',
      'Notes',
      'Weather',
      'Safety',
      'Documents',
    ])
    fireEvent.click(nav.getByRole('link', { name: 'Packing' }))
    expect(await screen.findByRole('region', { name: 'My list' }, { timeout: 20_000 })).toBeDefined()
    expect(screen.queryByText('Forum')).toBeNull()
    fireEvent.click(nav.getByRole('link', { name: 'Safety' }))
    // By the borders on the device, though no guide says it.
    expect(
      await screen.findByRole('link', { name: /All about safety in Italy/ }, { timeout: 20_000 }),
    ).toBeDefined()
  },
  60_000,
)

it('a trip without a plan has its day in progress: what is booked, what has no time, notes and a map', async () => {
  vi.useFakeTimers({ now: new Date('2027-05-01T10:00:00Z'), toFake: ['Date'] })
  const end = (time: string, place: object) => ({ date: '2027-05-01', time, zone: 'Europe/Rome', place })
  const dinner = {
    id: '00000000-0000-7000-8000-000000000012',
    kind: 'restaurant',
    name: 'Armando',
    startsAt: end('19:30', { name: 'Armando', lat: 41.9, lon: 12.47 }),
  }
  const items = [
    [dinner.id, { ...dinner }],
    ['00000000-0000-7000-8000-000000000013', { kind: 'visit', name: 'Forum', day: '2027-05-01' }],
    [
      '00000000-0000-7000-8000-000000000014',
      { kind: 'note', text: 'Bring cash', day: '2027-05-01', order: 'a0' },
    ],
    [
      '00000000-0000-7000-8000-000000000015',
      { kind: 'note', text: 'Tomorrow', day: '2027-05-02', order: 'a0' },
    ],
  ] as const
  const { trip } = tripOf({})
  let made = 100
  const changes = items.flatMap(([itemId, { ...one }]) =>
    Object.entries(one).flatMap(([field, value]) => (field === 'id' ? [] : [{ itemId, field, value }])),
  )
  const withItems = merge(
    trip,
    makeOps(trip, trip.version, changes, () => `op-${++made}`),
  ).state
  history.replaceState(null, '', `/itinerary?trip=${ID}&part=today`)
  render(<TripWithoutPlan trip={tripOf({ trip: withItems, bookings: [dinner] })} onEditRequest={() => {}} />)
  expect(await screen.findByRole('heading', { name: /^Today, Saturday/ }, { timeout: 20_000 })).toBeDefined()
  expect(screen.getAllByRole('region', { name: 'Next' }).at(-1)?.textContent).toContain('Armando')
  expect(
    within(screen.getByRole('heading', { name: 'Also today' }).parentElement as HTMLElement).getByText(
      'Forum',
    ),
  ).toBeDefined()
  expect(await screen.findByText('Places of May 1: 1 Armando')).toBeDefined()
  expect(screen.getByText('Bring cash')).toBeDefined()
  expect(screen.queryByText('Tomorrow')).toBeNull()
  vi.useRealTimers()
}, 60_000)

it('a trip that is gone says so at the top, wherever in it one was', () => {
  const scroll = vi.fn()
  vi.stubGlobal('scrollTo', scroll)
  render(<Unplanned trip={tripOf({ status: 'missing' })} onEditRequest={() => {}} />)
  expect(screen.getByText('Trip not found')).toBeDefined()
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

it.each([
  [{ how: 'deleted', by: 'Ana' }, 'Ana deleted this trip'],
  [{ how: 'deleted', by: '' }, 'This trip was deleted'],
  [{ how: 'part-ended', by: null }, 'You’re no longer in this trip'],
])('a trip that ended as %j says so', (end, title) => {
  vi.stubGlobal('scrollTo', () => {})
  render(<Unplanned trip={tripOf({ status: 'missing', opened: { end } })} onEditRequest={() => {}} />)
  expect(screen.getByText(title)).toBeDefined()
  expect(screen.getByRole('link', { name: 'See your trips' })).toBeDefined()
})

it('a trip that could not be loaded says so, not that there is none', () => {
  vi.stubGlobal('scrollTo', () => {})
  render(<Unplanned trip={tripOf({ status: 'failed' })} onEditRequest={() => {}} />)
  expect(screen.getByText('We couldn’t load this trip')).toBeDefined()
  expect(screen.queryByText('Trip not found')).toBeNull()
})

it('a viewer of a trip without a plan gets nothing that changes it', async () => {
  render(
    <TripAccess value={false}>
      <TripWithoutPlan trip={tripOf({ mayEdit: false })} onEditRequest={() => {}} />
    </TripAccess>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rome by hand')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Share', 'Export'])
})
