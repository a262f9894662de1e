import { fireEvent, render, screen, within } from '@testing-library/react'
import type { Expense, TripGroup } from '@tripwright/domain/money/expenses'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { DaySpendingList } from './day-spending.tsx'
import { DepositsSection } from './deposits-section.tsx'
import {
  draftOf,
  type ExpenseDraft,
  newDraft,
  readDraft,
  readExpense,
  saveExpenseDraft,
  withOwnChanges,
} from './expense-draft.state.ts'
import { ExpenseForm } from './expense-form.tsx'

let group: TripGroup
beforeEach(() => {
  group = {
    currency: 'EUR',
    people: [
      { id: 'a', name: 'Ada' },
      { id: 'b', name: 'Ben' },
    ],
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
  saveExpenseDraft(null)
})
const change = (part: Partial<TripGroup> | ((now: TripGroup) => Partial<TripGroup>)) => {
  group = { ...group, ...(typeof part === 'function' ? part(group) : part) }
  return true
}
const read = (part: Partial<ExpenseDraft>) =>
  readExpense({ ...newDraft(group, '2026-05-01'), title: 'Boat', amount: '10', ...part }, group, '.', 'e')
const deposit: Expense = {
  id: 'd',
  title: 'Key',
  category: 'bed',
  date: '2026-05-01',
  amount: 20000,
  currency: 'EUR',
  paidBy: 'b',
  split: { kind: 'equal', people: ['a', 'b'] },
  hasReceipt: false,
  type: 'deposit',
}

describe('an expense that somebody else changed while its form was open', () => {
  const other = { ...deposit, title: 'Key of the flat', amount: 25000, paidWith: 'card' } as const

  it('keeps what they changed beside what was changed in the form', () => {
    const mine = { ...deposit, date: '2026-05-02' }
    expect(withOwnChanges(other, deposit, mine)).toEqual({ ...other, date: '2026-05-02' })
  })

  it('has a sum and a split of one person', () => {
    const mine: Expense = { ...deposit, split: { kind: 'exact', amounts: { a: 5000, b: 15000 } } }
    expect(withOwnChanges(other, deposit, mine)).toEqual({ ...other, amount: 20000, split: mine.split })
  })

  it('loses what was emptied in the form', () => {
    const { type: _, ...mine } = deposit
    expect(withOwnChanges(other, deposit, mine)).not.toHaveProperty('type')
  })
})

describe('the form of an expense', () => {
  it.each<[Partial<ExpenseDraft>, Partial<Expense>]>([
    [
      { type: 'refund', paidWith: 'card' },
      { type: 'refund', paidWith: 'card', amount: 1000 },
    ],
    [{ type: 'deposit' }, { type: 'deposit' }],
    [
      { type: 'deposit', returned: '0' },
      { type: 'deposit', returned: 0 },
    ],
    [
      { type: 'deposit', returned: '7.50', paidWith: 'cash' },
      { returned: 750, paidWith: 'cash' },
    ],
    // What another type asked for is not part of this one.
    [{ returned: '5', charged: 'x' }, { title: 'Boat' }],
    [
      {
        type: 'withdrawal',
        charged: '11.20',
        chargedCurrency: 'USD',
        out: ['a'],
        paidBy: 'b',
        paidWith: 'card',
      },
      {
        type: 'withdrawal',
        charged: { amount: 1120, currency: 'USD' },
        split: { kind: 'equal', people: ['b'] },
      },
    ],
  ])('reads %j, and shows it again the same', (part, expected) => {
    const result = read(part)
    expect(result).toMatchObject({ ok: true, expense: expected })
    if (!result.ok) return
    for (const decimal of ['.', ','] as const)
      expect(readExpense(draftOf(result.expense, group, decimal), group, decimal, 'e')).toEqual(result)
  })

  it.each<[Partial<ExpenseDraft>, object[]]>([
    [{ type: 'deposit', returned: '10.01' }, [{ field: 'returned', key: 'problem.returned' }]],
    [{ type: 'deposit', returned: '-1' }, [{ field: 'returned', key: 'problem.returned' }]],
    [{ type: 'withdrawal', charged: '' }, [{ field: 'charged', key: 'problem.charged' }]],
    [{ type: 'withdrawal', charged: '0' }, [{ field: 'charged', key: 'problem.charged' }]],
  ])('refuses %j', (part, issues) => expect(read(part)).toEqual({ ok: false, issues }))

  it('keeps the type of what is half typed', () => {
    saveExpenseDraft({ ...newDraft(group, '2026-05-01'), type: 'withdrawal', charged: '12' })
    expect(readDraft(group, '2026-05-01')).toMatchObject({ type: 'withdrawal', charged: '12' })
  })

  it('asks for what was charged for cash, and not for its split', () => {
    render(
      <ExpenseForm
        group={group}
        change={change}
        book={{ table: null, months: null, dayRates: [] }}
        edited={null}
        oldPhoto={null}
        photosOf={null}
        tripId={null}
        onDone={() => undefined}
      />,
    )
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'withdrawal' } })
    expect(screen.queryByLabelText('Split')).toBeNull()
    expect(screen.queryByLabelText('Paid with')).toBeNull()
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'ATM' } })
    fireEvent.change(screen.getByLabelText('Cash you got'), { target: { value: '100' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add expense' }))
    expect(screen.getByText('Enter the amount your account was charged, like 12.50.')).toBeDefined()
    fireEvent.change(screen.getByLabelText('Charged to your account'), { target: { value: '104.50' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add expense' }))
    expect(group.expenses).toMatchObject([
      { type: 'withdrawal', charged: { amount: 10450, currency: 'EUR' } },
    ])
  })
})

describe('deposits that may come back', () => {
  it.each([
    ['Returned: Key', 20000],
    ['Kept: Key', 0],
  ])('“%s” notes %i, and can be taken back', (name, returned) => {
    change({ expenses: [deposit] })
    const { rerender, container } = render(<DepositsSection group={group} change={change} />)
    expect(screen.getByText('Ben gets it back')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name }))
    expect(group.expenses).toEqual([{ ...deposit, returned }])
    rerender(<DepositsSection group={group} change={change} />)
    expect(container.textContent).toBe('')
    readToasts()[0]?.action?.onPick()
    expect(group.expenses).toEqual([deposit])
  })
})

it('each day shows plan, budget, spending and what is left, and one sentence says how it goes', () => {
  render(
    <DaySpendingList
      currency="EUR"
      days={[
        { date: '2026-05-01', planned: 4000, budget: 5000, spent: 6000, left: -1000 },
        { date: '2026-05-02', planned: null, budget: 5000, spent: 1500, left: 3500 },
      ]}
      soFar={{ basis: 'budget', spent: 7500, given: 10000, days: 2 }}
    />,
  )
  expect(
    screen.getByText('You’ve spent €75.00 so far: €25.00 less than your budget for 2 days.'),
  ).toBeDefined()
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('€10.00 over')).toBeDefined()
  expect(within(first as HTMLElement).getByText('Plan €40.00')).toBeDefined()
  expect(within(second as HTMLElement).getByText('€35.00 left')).toBeDefined()
})
