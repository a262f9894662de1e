import { daysBetween } from '@tripwright/domain/base/dates'
import {
  type Entry,
  forPurpose,
  onDay,
  RIGHTS_AS_OF,
  RIGHTS_SOURCE,
  sortPassports,
} from '@tripwright/domain/visa'
import { today } from '#features/links/index.ts'
import { type Known, type Papers, tripOf, type VisaRows } from './papers.state.ts'

type VisaRow = VisaRows['rows'][number]
/** A row as it is for the purpose of the journey. */
export type Found = Entry & Omit<VisaRow, keyof Entry>
/** What one passport of a person meets; `asOf` and `source` are those of its table. */
export type Held = { passport: string; entry: Found; asOf: string; source: string }

const RIGHT = { asOf: RIGHTS_AS_OF, source: RIGHTS_SOURCE }

/** What each passport of a person meets at the destination and for the purpose, the one to travel on first. */
export function listHeld(
  known: Known,
  papers: Pick<Papers, 'destination' | 'purpose' | 'entry' | 'exit'>,
): Held[] {
  if (known.state !== 'here') return []
  const { destination, purpose } = papers
  const trip = tripOf(papers)
  const days = trip && daysBetween(trip.entry, trip.exit) + 1
  const held = known.of.flatMap((table): Held[] => {
    const row = table.rows.find((one) => one.destination === destination)
    if (!row) return []
    const { passport, asOf, source } = table
    const on = papers.entry || today()
    const met = forPurpose(row, purpose, { passport, destination, on, days })
    const entry = { ...row, ...met, ...(met.basis.startsWith('right:') && RIGHT) }
    return [{ passport, asOf, source, entry }]
  })
  const order = sortPassports(held).map(({ passport }) => passport)
  return order.flatMap((passport) => held.filter((one) => one.passport === passport))
}

/** What changing planes somewhere meets, on the passport that is best there; null where no table has the country. */
export function findAtStop(
  known: Known,
  stop: string,
  on: string,
): { passport: string; entry: Entry } | null {
  const tables = known.state === 'here' ? known.of : []
  const held = tables.flatMap(({ passport, rows }) =>
    rows
      .filter(({ destination }) => destination === stop)
      .map((row) => ({ passport, entry: onDay(row, on || today()) })),
  )
  return sortPassports(held)[0] ?? null
}
