import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { TripGroup } from '@tripwright/domain/money/expenses'
import { beforeEach, expect, it, vi } from 'vitest'
import { createTrip, newTripId } from '#features/trip/sync/index.ts'
import { saveExpenseDraft } from './expense-draft.state.ts'
import { ExpenseForm } from './expense-form.tsx'

const table = {
  base: 'EUR',
  date: '2027-05-01',
  source: 'test',
  isEstimate: false,
  uncertain: [],
  rates: { JPY: 160, USD: 1.1, CHF: 0.95 },
}
const group: TripGroup = {
  currency: 'USD',
  people: [{ id: 'a', name: 'Ada' }],
  expenses: [],
  payments: [],
  kept: [],
  plan: null,
  total: '',
  from: '',
  to: '',
}
let tripId: string
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  localStorage.clear()
  saveExpenseDraft(null)
  tripId = newTripId()
  const fields = { startDate: '2027-05-01', days: 3, places: [{ name: 'Tokyo', lat: 35.68, lon: 139.76 }] }
  createTrip(
    tripId,
    Object.entries(fields).map(([field, value]) => ({ itemId: tripId, field, value })),
  )
})
const form = () =>
  render(
    <ExpenseForm
      group={group}
      change={() => true}
      book={{ table, months: null, dayRates: [] }}
      edited={null}
      oldPhoto={null}
      photosOf={null}
      tripId={tripId}
      onDone={() => undefined}
    />,
  )
const currency = () => (screen.getByLabelText('Currency') as HTMLSelectElement).value
const setDate = (value: string) => fireEvent.change(screen.getByLabelText('Date'), { target: { value } })

it('is that of the country where the trip is on the day of the expense, with no network', async () => {
  form()
  expect(currency()).toBe('USD')
  setDate('2027-05-02')
  await waitFor(() => expect(currency()).toBe('JPY'), { timeout: 20_000 })
}, 30_000)

it('is what the person chose last on that trip, and never changes below a typed amount', async () => {
  const { unmount } = form()
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '12' } })
  setDate('2027-05-02')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(currency()).toBe('USD')
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'CHF' } })
  unmount()
  saveExpenseDraft(null)
  form()
  expect(currency()).toBe('CHF')
  setDate('2027-05-02')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(currency()).toBe('CHF')
})
