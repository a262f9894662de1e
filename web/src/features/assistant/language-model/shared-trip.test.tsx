import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readSharedTrip } from './shared-trip.state.ts'
import { SharedTrip } from './shared-trip.tsx'

const state = vi.hoisted(() => ({ trips: [] as object[] }))
vi.mock('#features/trip/sync/index.ts', () => ({
  useTrips: () => ({ status: 'ready', trips: state.trips }),
  useTrip: () => ({
    status: 'ready',
    trip: {
      id: 'trip',
      version: 1,
      applied: {},
      items: {
        stop: {
          id: 'stop',
          fields: {
            kind: { value: 'visit' },
            day: { value: '2999-01-02' },
            start: { value: '09:30' },
            name: { value: 'Old Tower' },
            note: { value: 'the code is 1234' },
          },
        },
      },
    },
  }),
}))
const trip = (id: string) => ({
  id,
  title: 'Rome',
  startDate: '2999-01-01',
  endDate: '2999-01-03',
  deletedAt: null,
})

beforeEach(() => {
  localStorage.clear()
  state.trips = [trip('trip')]
})

it('sends nothing of a trip before a yes, and then what it shows', () => {
  const { unmount } = render(<SharedTrip />)
  expect(readSharedTrip()).toBeNull()
  expect(screen.getByText('9:30 AM Old Tower')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Let the model read my trip' }))
  expect(readSharedTrip()).toEqual({
    name: 'Rome',
    days: [{ date: '2999-01-02', lines: [{ time: '09:30', name: 'Old Tower' }] }],
  })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Let the model read my trip' }))
  expect(readSharedTrip()).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Let the model read my trip' }))
  unmount()
  expect(readSharedTrip()).toBeNull()
})

it('takes a yes for one trip alone', () => {
  localStorage.setItem('assistant-shared-trip', 'another')
  render(<SharedTrip />)
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  expect(readSharedTrip()).toBeNull()
})

it('says when there is no trip to read', () => {
  state.trips = []
  render(<SharedTrip />)
  expect(screen.getByText('There’s no trip that is on or ahead.')).toBeDefined()
})
