import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ChangeBox } from './change-box.tsx'

const state = vi.hoisted(() => ({
  tasks: [] as { kind: string; args?: { change: string; kind?: string } }[],
  keep: vi.fn(() => true),
}))

const VIEW = { ids: [], request: {}, plan: { days: [] } }
vi.mock('@tripwright/domain/trip/plan-view', () => ({
  isSamePlan: (one: object, other: object) => one === other,
  withIds: (view: object) => view,
}))
vi.mock('#features/trip/planner/index.ts', () => ({
  runEngineTask: (_: unknown, task: (typeof state.tasks)[number]) => {
    state.tasks.push(task)
    if (task.kind !== 'propose') return Promise.resolve({ view: VIEW, lost: [] })
    return Promise.resolve({
      state: 'proposed',
      change: { kind: 'arrival', minutes: 600 },
      further: [],
      before: VIEW,
      after: Object.assign({}, VIEW, { request: { arrival: '10:00' } }),
      difference: { stops: [], money: 0, ways: { minutes: 0, money: 0 }, currency: 'EUR' },
      parts: [],
    })
  },
}))
vi.mock('#features/trip/sync/index.ts', () => ({ newTripId: () => 'fresh' }))

const trip = {
  status: 'ready',
  planWithFacts: { view: VIEW, keyedFacts: { key: 'k', facts: {} } },
  trip: { id: 'trip' },
  fields: { title: 'Rome' },
  canUndo: true,
  keep: state.keep,
  undo: () => true,
} as unknown as ComponentProps<typeof ChangeBox>['trip']

function show() {
  const onClose = vi.fn()
  render(<ChangeBox trip={trip} name="Rome" onClose={onClose} />)
  const field = screen.getByRole('textbox', { name: 'What should change?' })
  return { onClose, field }
}

beforeEach(() => {
  state.tasks.length = 0
  state.keep.mockClear()
})

it('shows what a sentence would change, and saves it with the first yes alone', async () => {
  const { onClose, field } = show()
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: ' We land two hours later ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('Your first day starts at 10:00 AM.')).toBeDefined()
  expect(state.tasks[0]?.args).toMatchObject({ change: 'We land two hours later', kind: 'arrival' })
  expect(state.keep).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(state.keep).toHaveBeenCalledOnce()
})

it('takes an example with one press, and another sentence replaces it', async () => {
  const { field } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Add a rest day' }))
  await waitFor(() => expect(state.tasks.at(-1)?.args).toMatchObject({ kind: 'rest' }))
  fireEvent.change(field, { target: { value: 'Make day 2 more relaxed' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show the change' }))
  await waitFor(() => expect(state.tasks.at(-1)?.args).toMatchObject({ kind: 'pace' }))
})

it('says when a sentence is no change, and leads to the assistant with it', () => {
  const { field } = show()
  fireEvent.change(field, { target: { value: 'Is it rainy in May?' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByText('That doesn’t read as a change of this trip. These do:')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Ask the assistant instead' })
  expect(link.getAttribute('href')).toBe('/assistant?q=Is%20it%20rainy%20in%20May%3F')
  expect(state.tasks).toEqual([])
})

it('does not send an empty sentence, and closes with Escape', () => {
  const { onClose, field } = show()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByText('Write what should change, or pick an example.')).toBeDefined()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})
