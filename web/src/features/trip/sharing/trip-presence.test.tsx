import { act, cleanup, render, screen } from '@testing-library/react'
import { type PresenceMessage, packPresence } from '@tripwright/domain/trip/sharing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RivalEdit, TripPresence } from './trip-presence.tsx'

const TRIP = '01890000-0000-7000-8000-000000000001'
const STOP = '01890000-0000-7000-8000-000000000002'
const state = vi.hoisted(() => ({
  hear: (_: string | null) => {},
  said: [] as { itemId: string | null; isLeaving: boolean }[],
  others: 1,
  copied: [] as string[],
}))
vi.mock('#platform/live-events.ts', () => ({
  onLiveEvent: (_: string, listener: (id: string | null) => void) => {
    state.hear = listener
    return () => {}
  },
}))
vi.mock('#platform/session.ts', async (original) => ({
  ...(await original<object>()),
  currentSession: () => ({ state: 'signed-in' }),
}))
vi.mock('./trip-copies.state.ts', () => ({
  keepTripCopies: (tripId: string) => Promise.resolve(state.copied.push(tripId)),
}))
vi.mock('#platform/call.ts', () => ({
  call: (contract: { path: string }, input: { itemId: string | null; isLeaving: boolean }) => {
    if (!contract.path.endsWith('/presence'))
      return Promise.resolve({ ok: true, value: { by: 'Ana', members: [{ id: 'ben', name: 'Ben' }] } })
    state.said.push(input)
    return Promise.resolve({ ok: true, value: { others: state.others } })
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  state.said = []
  state.others = 1
  state.copied = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const BEN: PresenceMessage = { tripId: TRIP, person: 'ben', tab: 'b1', itemId: null, isLeaving: false }
const hear = (more: Partial<PresenceMessage> = {}) =>
  act(async () => state.hear(packPresence({ ...BEN, ...more })))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isHere = (name: string) => screen.queryByText(`Here now: ${name}`) !== null

it('says who else has the trip open, until they leave or say nothing any more', async () => {
  render(<TripPresence tripId={TRIP} />)
  await hear()
  expect(isHere('Ben')).toBe(true)
  await hear({ isLeaving: true })
  expect(isHere('Ben')).toBe(false)
  await hear({ person: 'owner', tab: 'a1' })
  expect(isHere('Ana')).toBe(true)
  await pass(45_000)
  expect(isHere('Ana')).toBe(true)
  await pass(20_000)
  expect(isHere('Ana')).toBe(false)
  await hear({ tripId: 'another' })
  expect(isHere('Ben')).toBe(false)
})

it('tells the others of itself after some seconds and then again and again, but says it once where nobody else is', async () => {
  render(<TripPresence tripId={TRIP} />)
  await pass(2900)
  expect(state.said).toEqual([])
  await pass(60_000)
  expect(state.said.length).toBeGreaterThan(2)
  cleanup()
  expect(state.said.at(-1)).toMatchObject({ isLeaving: true })
  state.said = []
  state.others = 0
  render(<TripPresence tripId={TRIP} />)
  await pass(60_000)
  expect(state.said).toHaveLength(1)
  // Somebody joined meanwhile: they are answered at once.
  await hear()
  expect(state.said).toHaveLength(2)
})

it('shows who edits the same, and the text that they saved, to take or to leave', async () => {
  const onTake = vi.fn()
  const form = (now: string) => (
    <>
      <TripPresence tripId={TRIP} />
      <RivalEdit itemId={STOP} before="Book ahead" now={now} onTake={onTake} />
    </>
  )
  const { rerender } = render(form('Book ahead'))
  await pass(4000)
  expect(state.said.at(-1)).toMatchObject({ itemId: STOP })
  await hear({ itemId: STOP })
  expect(screen.getByText('Ben is editing this too.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(form('Bring water'))
  expect(screen.getByText('Bring water')).toBeDefined()
  screen.getByRole('button', { name: 'Use this one' }).click()
  expect(onTake).toHaveBeenCalledWith('Bring water')
})

it('has the comments and people of the trip copied to the device once, when the server is known to have it', async () => {
  render(<TripPresence tripId={TRIP} />)
  expect(state.copied).toEqual([])
  await pass(120_000)
  expect(state.said.length).toBeGreaterThan(1)
  expect(state.copied).toEqual([TRIP])
})
