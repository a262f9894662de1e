import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ChangeProposal, StopDifference } from '@tripwright/domain/assistant/plan-changes'
import { beforeEach, expect, it, vi } from 'vitest'
import { readToasts } from '#ui/toast.ts'
import { ProposalCard } from './proposal-card.tsx'

const AFTER = {
  ids: [['a', 'new-1']],
  request: {},
  plan: { days: [{ date: '2026-12-01', stops: [{}, {}] }] },
}
const state = vi.hoisted(() => ({
  before: { ids: [], request: {}, plan: { days: [] } },
  answer: null as unknown,
  lost: [] as string[],
  isBroken: false,
  chosen: [] as readonly string[],
  keep: vi.fn((_: { view: { ids: string[][] } }, __: string) => true),
  undo: vi.fn(() => true),
}))

vi.mock('#features/trip/sync/index.ts', () => ({
  newTripId: () => 'fresh',
  useTrips: () => ({
    status: 'ready',
    trips: [{ id: 'trip', title: 'Rome', startDate: '2999-01-01', endDate: '2999-01-03', deletedAt: null }],
  }),
}))
vi.mock('#features/trip/plan-view/index.ts', () => {
  const planWithFacts = { view: state.before, keyedFacts: { key: 'k', facts: {} } }
  const trip = { id: 'trip' }
  return {
    useOpenedTrip: () => ({
      status: 'ready',
      planWithFacts,
      trip,
      fields: { title: 'Rome' },
      canUndo: true,
      keep: state.keep,
      undo: state.undo,
    }),
  }
})
vi.mock('@tripwright/domain/trip/plan-view', () => ({
  isSamePlan: (one: object, other: object) => one === other,
  withIds: (view: { ids: string[][] }, makeId: () => string) => ({
    ...view,
    ids: view.ids.map((day) => day.map((id) => id || makeId())),
  }),
}))
vi.mock('#features/trip/planner/index.ts', () => ({
  runEngineTask: (_: unknown, task: { kind: string; chosen?: readonly string[] }) => {
    if (task.kind === 'propose') return Promise.resolve(state.answer)
    state.chosen = task.chosen ?? []
    if (state.isBroken) return Promise.reject(new Error('the engine has ended'))
    return Promise.resolve({ view: AFTER, lost: state.lost })
  },
}))

const side = (name: string, start: string, end: string) => ({
  day: 1,
  name,
  poiId: null,
  start,
  end,
  kind: 'visit' as const,
})
const difference = (id: string, more: Partial<StopDifference>): StopDifference => ({
  id,
  kind: 'removed',
  before: null,
  after: null,
  minutes: 0,
  money: 0,
  ...more,
})
const removed = difference('a', {
  before: side('Toy Museum', '15:00', '16:00'),
  minutes: -60,
  money: -800,
})
const moved = difference('b', {
  kind: 'retimed',
  before: side('Old Tower', '10:00', '11:00'),
  after: side('Old Tower', '12:00', '13:00'),
})
const proposed = {
  state: 'proposed',
  change: { kind: 'budget', amount: 5000 },
  further: [],
  before: state.before,
  after: AFTER,
  difference: { stops: [], money: -800, ways: { minutes: -14, money: 0 }, currency: 'EUR' },
  parts: [
    { id: 'a', days: [1], differences: [removed, moved] },
    { id: 'c', days: [2], differences: [difference('c', { before: side('Palace', '09:00', '10:00') })] },
  ],
} as unknown as ChangeProposal

function show(outcome: 'accepted' | 'declined' | null = null, talk: string | null = null) {
  const on = { onOutcome: vi.fn(), onAsk: vi.fn() }
  const change = { change: 'make it cheaper', kind: 'budget' as const }
  render(<ProposalCard change={change} outcome={outcome} talk={talk} {...on} />)
  return on
}

beforeEach(() => {
  Object.assign(state, { answer: proposed, lost: [], chosen: [], isBroken: false })
  vi.clearAllMocks()
})

it('shows each stop before and after with why and what it costs, and accepts all with one way back', async () => {
  const { onOutcome } = show()
  expect(await screen.findByRole('heading', { name: 'Proposed changes to Rome' })).toBeDefined()
  const box = screen.getByRole('checkbox', { name: 'Leave out Toy Museum' })
  expect(box).toHaveProperty('checked', true)
  expect(screen.getByText('Day 2, 3:00 PM – 4:00 PM')).toBeDefined()
  expect(screen.getAllByText('Not in the plan')).toHaveLength(2)
  expect(screen.getByText('Old Tower: 10:00 AM → 12:00 PM')).toBeDefined()
  expect(screen.getAllByText('€8.00 less')).toHaveLength(2)
  expect(screen.getByText('14 min less on the way')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(onOutcome).toHaveBeenCalledWith('accepted'))
  expect(state.chosen).toEqual(['a', 'c'])
  // A new stop got an id of the trip's own.
  expect(state.keep.mock.calls[0]?.[0].view.ids).toEqual([['a', 'fresh']])
  readToasts().at(-1)?.action?.onPick()
  expect(state.undo).toHaveBeenCalledOnce()
  expect(onOutcome).toHaveBeenLastCalledWith('undone')
})

it('accepts a part, and names one that does not fit without the others', async () => {
  state.lost = ['c']
  const { onOutcome } = show()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Leave out Toy Museum' }))
  expect(await screen.findByText('Doesn’t fit without the other changes.')).toBeDefined()
  expect(screen.getByText(/^What you chose doesn’t fit without the rest/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Accept 0 of 2' }))
  expect(state.keep).not.toHaveBeenCalled()
  expect(state.chosen).toEqual(['c'])
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(onOutcome).toHaveBeenCalledWith('declined')
  expect(state.keep).not.toHaveBeenCalled()
})

it('says that a change is not saved when the engine ends, and keeps the proposal', async () => {
  state.isBroken = true
  const { onOutcome } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(readToasts().at(-1)).toMatchObject({ kind: 'error', message: 'The change couldn’t be saved.' }),
  )
  expect(onOutcome).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDefined()
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  vi.mocked(console.error).mockClear()
})

it('does not propose again what was decided, unless it is asked to', () => {
  const { onOutcome } = show('declined')
  expect(screen.getByText('Nothing was changed.')).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Propose it again' }))
  expect(onOutcome).toHaveBeenCalledWith(null)
})

it('asks back with sentences to choose, and says the most that can be saved', async () => {
  state.answer = {
    state: 'question',
    question: { asks: 'sum', total: 20_000, currency: 'EUR' },
    args: { change: 'make it cheaper', kind: 'budget' },
    others: [],
  }
  const { onAsk } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Make it cheaper by 20 EUR' }))
  expect(onAsk).toHaveBeenCalledWith('Make it cheaper by 20 EUR')
  state.answer = {
    state: 'refused',
    obstacle: { why: 'saves-less', most: 7350, currency: 'EUR' },
    conflict: null,
  }
  show()
  expect(await screen.findByText(/The most we can save is €73\.50/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Make it cheaper by 73 EUR' })).toBeDefined()
})

it('a plan of the conversation that is no trip yet is not mixed up with another trip, which is changed after a press', async () => {
  show(null, 'unkept')
  expect(screen.getByText('Save the plan above as a trip first. Then I can change it.')).toBeDefined()
  expect(screen.queryByRole('heading')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Change “Rome” instead' }))
  expect(await screen.findByRole('heading', { name: 'Proposed changes to Rome' })).toBeDefined()
})
