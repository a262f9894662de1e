import type { Output } from '@tripwright/domain/base/contract'
import { type Entry, forPurpose, listVisas, sortPassports } from '@tripwright/domain/visa'
import { useCallback, useEffect, useState } from 'react'
import { askFact } from '#platform/asked-facts.ts'
import type { Papers } from './papers.state.ts'

export type VisaRows = Output<typeof listVisas>
type VisaRow = VisaRows['rows'][number]
/** A row as it is for the purpose of the journey. */
export type Found = Entry & Omit<VisaRow, keyof Entry>
/** What one passport of a person meets; `asOf` and `source` are those of its table. */
export type Held = { passport: string; entry: Found; asOf: string; source: string }

/** What is known of some passports: `missing` when neither the network nor this device has the row of one of them. */
export type Known = { state: 'loading' } | { state: 'missing' } | { state: 'here'; of: readonly VisaRows[] }

/** The rows of the passports: asked for once, then on this device; and how to ask once more. */
export function useVisaRows(passports: readonly string[]): [known: Known, again: () => void] {
  const key = passports.join('-')
  const [answer, setAnswer] = useState<{ key: string; known: Known }>()
  const load = useCallback(() => {
    let isGone = false
    void loadRows(key.split('-').filter(Boolean)).then((known) => isGone || setAnswer({ key, known }))
    return () => {
      isGone = true
    }
  }, [key])
  useEffect(load, [load])
  return [answer?.key === key ? answer.known : { state: 'loading' }, load]
}

async function loadRows(passports: readonly string[]): Promise<Known> {
  const rows = await Promise.all(
    passports.map((passport) => askFact(`visa-matrix:${passport}`, listVisas, { passport })),
  )
  const of = rows.filter((row) => row !== null)
  return of.length === rows.length ? { state: 'here', of } : { state: 'missing' }
}

/** What each passport of a person meets at the destination and for the purpose, the one to travel on first. */
export function listHeld(
  tables: readonly VisaRows[],
  { destination, purpose }: Pick<Papers, 'destination' | 'purpose'>,
): Held[] {
  const held = tables.flatMap((table): Held[] => {
    const row = table.rows.find((one) => one.destination === destination)
    if (!row) return []
    const { passport, asOf, source } = table
    return [{ passport, asOf, source, entry: { ...row, ...forPurpose(row, purpose) } }]
  })
  const order = sortPassports(held).map(({ passport }) => passport)
  return order.flatMap((passport) => held.filter((one) => one.passport === passport))
}

/** What changing planes somewhere meets, on the passport that is best there; null where no table has the country. */
export function findAtStop(
  tables: readonly VisaRows[],
  stop: string,
): { passport: string; entry: Entry } | null {
  const held = tables.flatMap(({ passport, rows }) =>
    rows.filter(({ destination }) => destination === stop).map((entry) => ({ passport, entry })),
  )
  return sortPassports(held)[0] ?? null
}
