import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { bookOfGroup, type TripGroup } from '@tripwright/domain/money/expenses'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import type { GroupChange } from './expense-group.state.ts'
import { PeopleSection } from './people-section.tsx'

const EMPTY: TripGroup = {
  currency: 'EUR',
  people: [],
  expenses: [],
  payments: [],
  kept: [],
  plan: null,
  total: '',
  from: '',
  to: '',
}
const TRIP = '019de0d5-c800-7592-8dd8-6d1483a76e62'
let newest: TripGroup

beforeEach(async () => {
  newest = EMPTY
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/auth/'))
      return Response.json({ user: { id: 'ann', email: 'a@b.example', name: 'Ann' } })
    return Response.json({ comments: [], people: [{ ref: 'owner', name: 'Ben' }] })
  })
  await act(refreshSession)
})

const change = (part: GroupChange) => {
  newest = { ...newest, ...(typeof part === 'function' ? part(newest) : part) }
  return true
}
const names = () => newest.people.map(({ name }) => name)

function List() {
  const [group, setGroup] = useState(EMPTY)
  return (
    <PeopleSection
      group={group}
      change={(part) => {
        change(part)
        setGroup(newest)
        return true
      }}
      book={bookOfGroup(group, { table: null, months: null })}
      tripId={TRIP}
    />
  )
}

it('keeps every traveler who is added, also before the list was drawn again', async () => {
  const stale = { ...EMPTY }
  render(
    <PeopleSection group={stale} change={change} book={bookOfGroup(stale, { table: null, months: null })} />,
  )
  for (const name of ['Ann', 'Ben', 'Cleo'])
    await userEvent.type(screen.getByLabelText('Name'), `${name}{Enter}`)
  expect(names()).toEqual(['Ann', 'Ben', 'Cleo'])
})

it('offers the people of the trip who are not on the list yet, oneself too', async () => {
  render(<List />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add Ben' }, { timeout: 20_000 }))
  expect(screen.queryByRole('button', { name: 'Add Ben' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add Ann' }))
  expect(names()).toEqual(['Ben', 'Ann'])
})
