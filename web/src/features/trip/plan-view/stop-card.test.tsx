import { render, screen } from '@testing-library/react'
import { FREE_STATE } from '@tripwright/domain/plans/subscription'
import { beforeEach, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { DayRibbon } from './day-ribbon.tsx'
import { makePointedStop } from './pointed-stop.state.ts'
import { StopCard, type StopView } from './stop-card.tsx'

const FORUM: StopView = {
  id: 'a',
  stop: {
    kind: 'visit',
    poiId: 'forum',
    name: 'Forum Romanum',
    lat: 41.8925,
    lon: 12.4853,
    arrive: '09:00',
    start: '09:00',
    end: '11:00',
    cost: { amount: 0, currency: 'EUR' },
    costKnown: true,
    isLocked: false,
  },
  number: 1,
  place: null,
  rain: null,
  toSave: {
    item_type: 'place',
    item_id: 'rome/forum',
    title: 'Forum Romanum',
    description: '',
    image_url: null,
    item_data: {},
  },
  picture: null,
  spans: [],
  reasons: [],
  frame: { open: 540, close: 1320 },
  broken: [],
}

let tier: string | null
beforeEach(() => {
  tier = null
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const path = String(url instanceof Request ? url.url : url)
    if (path.endsWith('get-session'))
      return Response.json(tier && { user: { id: 'p1', email: 'ann@example.com', name: 'Ann' } })
    if (path.endsWith('check-subscription'))
      return Response.json({ ...FREE_STATE, subscribed: tier !== null, subscription_tier: tier })
    throw new TypeError('no network')
  })
})

it('a stop of a plan has a heart, which names it', async () => {
  await refreshSession()
  render(<StopCard stopView={FORUM} actions={null} />)
  expect(await screen.findByRole('button', { name: 'Save Forum Romanum' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Open in Maps App' })).toBeNull()
})

it('a stop that is no place of a guide has none', async () => {
  await refreshSession()
  render(<StopCard stopView={{ ...FORUM, toSave: null }} actions={null} />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('a stop leads who pays to it in the maps app of the device', async () => {
  tier = 'Nomad Squad'
  await refreshSession()
  render(<StopCard stopView={FORUM} actions={null} />)
  const way = await screen.findByRole('link', { name: 'Get Directions', hidden: true })
  expect(way.getAttribute('href')).toContain('destination=41.892500%2C12.485300')
})

it('a place whose hours nobody knows says so, and one whose hours are known does not', async () => {
  await refreshSession()
  const place = {
    category: 'museum',
    hoursAssumed: true,
    confidence: 'low',
    booking: null,
    lastEntryMinutes: null,
  }
  const show = (part: object) =>
    render(
      <StopCard stopView={{ ...FORUM, place: { ...place, ...part } as StopView['place'] }} actions={null} />,
    )
  show({})
  expect(screen.getAllByText('Hours not confirmed')).toHaveLength(1)
  show({ hoursAssumed: false, confidence: 'medium' })
  expect(screen.getAllByText('Hours not confirmed')).toHaveLength(1)
})

it('a day leads who pays to its bed in the maps app of the device', async () => {
  tier = 'Nomad Squad'
  await refreshSession()
  const bed = { name: 'Inn of Rome', lat: 41.9, lon: 12.5 }
  const day = {
    index: 0,
    day: { date: '2026-05-01', cityId: 'rome', zone: 'Europe/Rome', stops: [], legs: [] },
    cityName: 'Rome',
    fromName: '',
    from: bed,
    to: bed,
    isBroken: false,
    cost: { amount: 0, currency: 'EUR' },
    picture: null,
    stops: [],
  }
  const lights = { pointed: makePointedStop(), selected: null, onSelect: () => {} }
  render(<DayRibbon day={day} lights={lights} drag={null} actionsOf={null} isSettling={false} />)
  const way = await screen.findByRole('link', { name: 'Get Directions', hidden: true })
  expect(way.getAttribute('href')).toContain('destination=41.900000%2C12.500000')
})
