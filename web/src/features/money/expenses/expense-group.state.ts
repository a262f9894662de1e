import type { IsoDate } from '@tripwright/domain/base/dates'
import { showDecimal } from '@tripwright/domain/money/currency'
import {
  changesOfGroup,
  type Expense,
  expensesMessages,
  groupOfTrip,
  inGroupCurrency,
  type RateBook,
  type TripGroup,
  tripGroup,
} from '@tripwright/domain/money/expenses'
import type { TripState } from '@tripwright/domain/trip/sync'
import { useEffect, useMemo, useRef } from 'react'
import { z } from 'zod/mini'
import type { AdoptedEstimate } from '#features/money/estimate/index.ts'
import { changeTrip, newTripId, useTrip } from '#features/trip/sync/index.ts'
import { readStored, useStored, writeStored } from '#platform/storage.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

/** Changes the group in its latest state, so that concurrent changes stay. */
export type GroupChange = Partial<TripGroup> | ((now: TripGroup) => Partial<TripGroup>)
export type GroupProps = {
  group: TripGroup
  /** False when it was not saved; the reader is told. */
  change: (part: GroupChange) => boolean
}

/** The owner of the list: this device, or a trip (`isNew`: the trip has none yet). */
export type GroupPlace = {
  tripId: string | null
  status: 'loading' | 'ready' | 'missing' | 'failed'
  isNew: boolean
  /** The list on this device, beside that of the trip. */
  local: TripGroup
  open: (tripId: string | null) => void
  /** Moves the list on this device into a trip and opens it there. */
  moveTo: (tripId: string) => void
}

const NEW_GROUP: TripGroup = {
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
const tripPointer = z.object({ tripId: z.uuid() })

/** The expenses of the group: of the trip that is named or was opened, or of this device only. A new list settles up in `homeMoney`. */
export function useGroup(homeMoney: string, ofTrip?: string): GroupProps & { place: GroupPlace } {
  const stored = useStored('trip-budget')
  const fresh = useMemo(() => ({ ...NEW_GROUP, currency: homeMoney }), [homeMoney])
  const { local, tripId } = useMemo(
    () => ({ local: localGroup(stored) ?? fresh, tripId: ofTrip ?? tripIdOf(stored) }),
    [stored, fresh, ofTrip],
  )
  const { trip, status } = useTrip(tripId)
  const group = useMemo(() => (tripId === null ? local : groupOfTrip(trip)), [tripId, local, trip])
  const latest = useRef(trip)
  useEffect(() => {
    latest.current = trip
  }, [trip])

  function change(part: GroupChange): boolean {
    const now = tripId === null ? localGroup(readStored('trip-budget')) : groupOfTrip(latest.current)
    const base = now ?? fresh
    const next = { ...base, ...(typeof part === 'function' ? part(base) : part) }
    const isDone = tripId === null ? saveGroup(next, null) : writeTo(latest.current, next)
    if (!isDone) toast(textOf(expensesMessages, 'not-kept'), { kind: 'error' })
    return isDone
  }
  const place: GroupPlace = {
    tripId,
    local,
    isNew: group === null,
    status: tripId === null ? 'ready' : status,
    open: (id) => void saveGroup(local, id),
    moveTo: (id) => {
      if (
        writeTo(
          { ...latest.current, id, items: id === tripId ? latest.current.items : {} },
          withTripIds(local),
        )
      )
        saveGroup(fresh, id)
    },
  }
  return { group: group ?? fresh, change, place }
}

function writeTo(trip: TripState, next: TripGroup): boolean {
  const changes = changesOfGroup(trip, groupOfTrip(trip), next)
  return changes.length === 0 || changeTrip(trip.id, changes).ok
}

function saveGroup(group: TripGroup, tripId: string | null): boolean {
  return writeStored('trip-budget', { ...group, tripId })
}

function localGroup(stored: unknown): TripGroup | null {
  const parsed = z.safeParse(tripGroup, stored)
  return parsed.success ? parsed.data : null
}

function tripIdOf(stored: unknown): string | null {
  const parsed = z.safeParse(tripPointer, stored)
  return parsed.success ? parsed.data.tripId : null
}

// Ids of older lists are shorter than a trip accepts.
function withTripIds(group: TripGroup): TripGroup {
  const sound = (id: string) => z.safeParse(z.uuid(), id).success
  return {
    ...group,
    expenses: group.expenses.map((one) => (sound(one.id) ? one : { ...one, id: newTripId() })),
  }
}

/** An id for an expense or a person. */
export const newId = newTripId

export function nameOf({ people }: Pick<TripGroup, 'people'>, id: string): string {
  return people.find((one) => one.id === id)?.name ?? '?'
}

/** The group with an estimate as its budget. An empty list takes over its currency too. */
export function adoptEstimate(
  now: TripGroup,
  { from, estimate }: AdoptedEstimate,
  { book, today, decimal }: { book: RateBook; today: IsoDate; decimal: '.' | ',' },
): Partial<TripGroup> {
  const { to, total, parts } = estimate
  const plan = {
    currency: estimate.currency,
    bed: parts.bed.likely,
    meal: parts.meal.likely,
    transport: parts.transport.likely,
    sights: parts.sights.likely,
    other: parts.other.likely,
  }
  const isFresh = now.expenses.length === 0 && now.payments.length === 0
  const currency = isFresh ? plan.currency : now.currency
  const money = { amount: total.likely, currency: plan.currency, date: today }
  const sum = inGroupCurrency(money, currency, book, today)
  const typed = sum === null ? now.total : showDecimal(BigInt(sum), currency).replace('.', decimal)
  return { plan, from, to, currency, total: typed }
}

type Titles = { dinner: string; hotel: string; museum: string; taxi: string }

/** Example: three friends, four expenses, two currencies. */
export function exampleGroup(today: string, titles: Titles): Partial<TripGroup> {
  const people = ['Ada', 'Ben', 'Cleo'].map((one) => ({ id: one.toLowerCase(), name: one }))
  const all = people.map((one) => one.id)
  const equal = { kind: 'equal', people: all } as const
  const row = (part: Omit<Expense, 'id' | 'date' | 'hasReceipt'>) => ({
    id: newId(),
    date: today,
    hasReceipt: false,
    ...part,
  })
  const shares = { kind: 'shares', shares: { ada: 1, cleo: 1 } } as const
  const expenses = [
    row({
      title: titles.hotel,
      category: 'bed',
      amount: 38700,
      currency: 'EUR',
      paidBy: 'ada',
      split: equal,
    }),
    row({
      title: titles.dinner,
      category: 'meal',
      amount: 6850,
      currency: 'GBP',
      paidBy: 'ben',
      split: equal,
    }),
    row({
      title: titles.museum,
      category: 'sights',
      amount: 3600,
      currency: 'EUR',
      paidBy: 'cleo',
      split: shares,
    }),
    row({
      title: titles.taxi,
      category: 'transport',
      amount: 2150,
      currency: 'GBP',
      paidBy: 'ben',
      split: equal,
    }),
  ]
  return { currency: 'EUR', people, payments: [], expenses }
}
