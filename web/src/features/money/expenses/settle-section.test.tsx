import { fireEvent, render, screen, within } from '@testing-library/react'
import type { TripGroup } from '@tripwright/domain/money/expenses'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { SettleSection } from './settle-section.tsx'

const ADA = { id: 'a', name: 'Ada' }
const BEN = { id: 'b', name: 'Ben' }
const CLEO = { id: 'c', name: 'Cleo' }
const DAN = { id: 'd', name: 'Dan' }

let group: TripGroup
beforeEach(() => {
  group = {
    currency: 'EUR',
    people: [ADA, BEN, CLEO],
    expenses: [],
    payments: [],
    kept: [],
    plan: null,
    total: '',
    from: '',
    to: '',
  }
})
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

const section = () => (
  <SettleSection
    group={group}
    change={(part) => {
      group = { ...group, ...(typeof part === 'function' ? part(group) : part) }
      return true
    }}
    book={{ table: null, months: null, dayRates: [] }}
  />
)
const form = () => within(screen.getByRole('form', { name: 'Add another payment', hidden: true }))

function note(amount: string): void {
  fireEvent.change(form().getByLabelText('Amount in EUR'), { target: { value: amount } })
  fireEvent.click(form().getByRole('button', { name: 'Save payment', hidden: true }))
}
/** The selected names of the form's two fields. */
const rowTexts = () =>
  ['From', 'To'].map((label) => form().getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.text)

describe('a payment of another sum', () => {
  it('is noted for the two who were chosen', () => {
    render(section())
    fireEvent.change(form().getByLabelText('From'), { target: { value: 'c' } })
    note('10')
    expect(group.payments).toEqual([{ from: 'c', to: 'a', amount: 1000 }])
  })

  it('is for those it shows when somebody who was chosen has left the list', () => {
    const { rerender } = render(section())
    fireEvent.change(form().getByLabelText('From'), { target: { value: 'c' } })
    group = { ...group, people: [ADA, BEN] }
    rerender(section())
    expect(rowTexts()).toEqual(['Ben', 'Ada'])
    note('10')
    expect(group.payments).toEqual([{ from: 'b', to: 'a', amount: 1000 }])
  })

  it('is for people of the list that is open, after another one was', () => {
    const { rerender } = render(section())
    group = { ...group, people: [CLEO, DAN] }
    rerender(section())
    note('10')
    expect(group.payments).toEqual([{ from: 'd', to: 'c', amount: 1000 }])
  })

  it('is refused from somebody to themselves, and without an amount', () => {
    render(section())
    note('0')
    expect(form().getByText('Choose two different people and an amount over 0.')).toBeDefined()
    fireEvent.change(form().getByLabelText('From'), { target: { value: 'a' } })
    note('10')
    expect(group.payments).toEqual([])
  })
})
