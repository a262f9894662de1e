import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { TripGroup } from '@tripwright/domain/money/expenses'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { SplitwiseImport } from './splitwise-import.tsx'

const FILE = `Date,Description,Category,Cost,Currency,Ada,Ben
2026-05-01,Hotel,Hotel,100.00,EUR,50.00,-50.00
2026-05-02,Ben paid Ada,Payment,20.00,EUR,-20.00,20.00
`
const BEFORE: TripGroup = {
  currency: 'EUR',
  people: [{ id: 'a', name: 'ada' }],
  expenses: [],
  payments: [],
  kept: [],
  plan: null,
  total: '',
  from: '',
  to: '',
}
let group: TripGroup
let isSaved: boolean
beforeEach(() => {
  group = BEFORE
  isSaved = true
})
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

function show(text: string): void {
  let count = 0
  render(
    <SplitwiseImport
      group={group}
      book={{ table: null, months: null, dayRates: [] }}
      change={(part) => {
        if (isSaved) group = { ...group, ...part(group) }
        return isSaved
      }}
      makeId={() => `new-${count++}`}
    />,
  )
  const file = new File([text], 'group.csv', { type: 'text/csv' })
  fireEvent.change(screen.getByLabelText('Splitwise file (.csv)'), { target: { files: [file] } })
}
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Add to the list', hidden: true }))

describe('a table of Splitwise', () => {
  it('is shown first, finds who is who by name, and is added with a yes that can be undone', async () => {
    show(FILE)
    await waitFor(() => expect(screen.getByText('1 expense')).toBeDefined())
    expect(screen.getByText('1 payment')).toBeDefined()
    expect(screen.getByLabelText<HTMLSelectElement>('Ada in the file is').value).toBe('a')
    expect(screen.getByLabelText<HTMLSelectElement>('Ben in the file is').value).toBe('new')
    expect(group).toBe(BEFORE)
    accept()
    expect(group.people.map(({ name }) => name)).toEqual(['ada', 'Ben'])
    expect(group.expenses).toMatchObject([{ title: 'Hotel', amount: 10000, paidBy: 'a' }])
    expect(group.payments).toMatchObject([{ to: 'a', amount: 2000 }])
    readToasts()[0]?.action?.onPick()
    expect(group).toEqual(BEFORE)
  })

  it('is not added when two names are one person', async () => {
    show(FILE)
    const ben = await screen.findByLabelText('Ben in the file is')
    fireEvent.change(ben, { target: { value: 'a' } })
    expect(screen.getByText('Choose someone else for each name in the file.')).toBeDefined()
    accept()
    expect(group).toBe(BEFORE)
  })

  it('that is broken says in which line, and nothing is added', async () => {
    show(FILE.replace('-50.00', '-49.00'))
    await screen.findByText('Nothing was imported: in line 2, the amounts of the people don’t add up.')
    expect(group).toBe(BEFORE)
  })

  it('that does not fit says so', async () => {
    isSaved = false
    show(FILE)
    await screen.findByText('1 expense')
    accept()
    expect(
      screen.getByText('Nothing was imported: this list would have too many expenses or payments.'),
    ).toBeDefined()
  })
})
