import { fireEvent, render, screen } from '@testing-library/react'
import type { QuestionTurn } from '@tripwright/domain/assistant/chat-history'
import type { CompanionAnswer } from '@tripwright/domain/assistant/conversation'
import { beforeEach, expect, it, vi } from 'vitest'
import { readToasts } from '#ui/toast.ts'
import { PlanCard } from './plan-card.tsx'

const PLAN = { view: { request: { days: 3 } } }
const state = vi.hoisted(() => ({
  wish: null as unknown,
  planning: { state: 'idle', errors: {} } as object,
  outcome: 'planned' as 'planned' | 'refused' | 'failed',
  isKept: true,
  kept: [] as unknown[],
  turn: [] as unknown[],
  trip: { status: 'ready', planWithFacts: {} as object | null },
}))

vi.mock('#features/trip/sync/index.ts', () => ({ newTripId: () => 'fresh' }))
vi.mock('#features/assistant/chat-history/index.ts', () => ({
  setTurnTrip: (...args: unknown[]) => state.turn.push(args),
}))
vi.mock('#features/trip/planner/index.ts', async () => {
  const { useState } = await import('react')
  return {
    newPlanForm: () => ({ adults: '1', startDate: '' }),
    usePlanning: ({ onPlanned }: { onPlanned: (plan: object) => void }) => {
      const [planning, setPlanning] = useState<object>({ state: 'idle', errors: {} })
      return {
        planning,
        stop: () => undefined,
        plan: async (wish: unknown) => {
          state.wish = wish
          if (state.outcome === 'planned') onPlanned(PLAN)
          else setPlanning({ state: state.outcome, message: '' })
        },
      }
    },
  }
})
vi.mock('#features/trip/plan-view/index.ts', () => ({
  PlanGlance: () => <p>The days</p>,
  PlanningProgress: () => <p>Planning</p>,
  useOpenedTrip: () => ({
    ...state.trip,
    keep: (...args: unknown[]) => {
      state.kept.push(args)
      return state.isKept
    },
  }),
}))

const card = {
  kind: 'plan',
  intent: {
    kind: 'plan',
    cityIds: ['rome'],
    days: 3,
    startDate: null,
    adults: 2,
    children: 1,
    interests: [],
    budget: null,
    pace: 'balanced',
    diets: [],
    stepFree: false,
  },
  cities: [{ id: 'rome', name: 'Rome' }],
} as unknown as Extract<CompanionAnswer, { kind: 'plan' }>
const turn: QuestionTurn = { id: 'q', text: '3 days in Rome', askedOn: '2026-12-01', at: 1, changedAt: 1 }

beforeEach(() => {
  Object.assign(state, { wish: null, outcome: 'planned', isKept: true, kept: [], turn: [] })
  state.trip = { status: 'ready', planWithFacts: {} }
})

const makeHere = () => fireEvent.click(screen.getByRole('button', { name: 'Make the plan here' }))

it('makes the plan in the answer after a press, for the people who were named, and keeps it as a trip', async () => {
  render(<PlanCard card={card} turn={turn} />)
  expect(state.wish).toBeNull()
  makeHere()
  expect(await screen.findByText('The days')).toBeDefined()
  expect(state.wish).toMatchObject({ days: '3', adults: '2', children: '1', cities: [{ text: 'Rome' }] })
  fireEvent.click(screen.getByRole('button', { name: 'Save as a trip' }))
  expect(state.kept).toEqual([[PLAN, '3 days in Rome', undefined]])
  expect(state.turn).toEqual([['q', 'fresh']])
})

it('says so when the trip could not be kept, and still has the plan', async () => {
  state.isKept = false
  render(<PlanCard card={card} turn={turn} />)
  makeHere()
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a trip' }))
  expect(readToasts().map(({ message }) => message)).toContain('We couldn’t save this trip. Try again.')
  expect(state.turn).toEqual([])
})

it('what was kept is shown as the trip is now, with the way to it', async () => {
  render(<PlanCard card={card} turn={{ ...turn, trip: 'kept' }} />)
  expect(await screen.findByText('The days')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open trip' }).getAttribute('href')).toBe('/itinerary?trip=kept')
  expect(screen.queryByRole('button', { name: 'Make the plan here' })).toBeNull()
})

it('a kept trip that was deleted is said', async () => {
  state.trip = { status: 'missing', planWithFacts: null }
  render(<PlanCard card={card} turn={{ ...turn, trip: 'kept' }} />)
  expect(await screen.findByText('This trip was deleted.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open in planner' })).toBeDefined()
})

it.each([
  ['refused', /can’t fit all/, false],
  ['failed', /couldn’t make this plan/, true],
] as const)('says why there is no plan (%s), and offers the planner', async (outcome, text, isAgain) => {
  state.outcome = outcome
  render(<PlanCard card={card} turn={turn} />)
  makeHere()
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Make it again' }) !== null).toBe(isAgain)
  expect(screen.getByRole('link', { name: 'Open in planner' })).toBeDefined()
})

it('in a shared conversation only the planner is offered', () => {
  render(<PlanCard card={card} turn={undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Open in planner' })).toBeDefined()
})

it('a first day that has passed since the question was asked is not planned', async () => {
  const past = { ...card, intent: { ...card.intent, startDate: '2020-05-01' as const }, month: 5 }
  render(<PlanCard card={past} turn={turn} />)
  expect(screen.queryByText(/May 1, 2020|You named a month/)).toBeNull()
  makeHere()
  await screen.findByText('The days')
  expect(state.wish).toMatchObject({ startDate: '' })
})
