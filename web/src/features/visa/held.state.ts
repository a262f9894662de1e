import { daysBetween } from '@tripwright/domain/base/dates'
import type { Provenance } from '@tripwright/domain/base/provenance'
import {
  type Dated,
  type Entry,
  europeanChecksOf,
  forPurpose,
  isOwnGround,
  listTasks,
  metInTransit,
  onDay,
  originOfRow,
  RIGHTS_AS_OF,
  RIGHTS_SOURCE,
  RIGHTS_WRITTEN,
  sortPassports,
  stopsThatAsk,
} from '@tripwright/domain/visa'
import { today } from '#features/links/index.ts'
import { type Known, type Papers, tripOf, useNoted, useVisaRows, type VisaRows } from './papers.state.ts'

type VisaRow = VisaRows['rows'][number]
/** A row as it is for the purpose of the journey. */
export type Found = Entry & Omit<VisaRow, keyof Entry>
/** What one passport of a person meets, and where that is from. */
export type Held = { passport: string; entry: Found; origin: Provenance }

const RIGHT: Provenance = {
  asOf: RIGHTS_AS_OF,
  source: RIGHTS_SOURCE,
  written: RIGHTS_WRITTEN,
  checked: null,
}

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
    const { passport } = table
    const on = papers.entry || today()
    const met = forPurpose(row, purpose, { passport, destination, on, days, table })
    const isOfRow = met.basis !== 'purpose' && !met.basis.startsWith('right:')
    const origin = isOfRow ? originOfRow(Object.assign({}, row, { checked: met.checked }), table) : RIGHT
    return [{ passport, origin, entry: Object.assign({}, row, met) }]
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
  const held = tables.flatMap((table) =>
    table.rows
      .filter(({ destination }) => destination === stop)
      .map((row) => ({ passport: table.passport, entry: onDay(row, on || today(), table) })),
  )
  return sortPassports(held)[0] ?? null
}

/** The check-list of a journey; `stops` are the countries of its stops that may ask for something. */
type Tasks = { tasks: Dated[]; stops: string[] }

/** What to do before the journey by when, from what is known of its passports. */
export function tasksOf({ papers, known }: { papers: Papers; known: Known }): Tasks {
  const { destination, entry, via } = papers
  // Whoever only passes through a country changes planes there, whether or not it was named as a stop.
  const through = papers.purpose === 'transit' && destination !== '' ? [destination] : []
  const stops = [...new Set([...through, ...via])].map((country) => ({
    ...{ country, entry: findAtStop(known, country, entry)?.entry ?? null },
  }))
  const held = listHeld(known, papers)[0]
  const found = held?.entry ?? null
  const met = found && papers.purpose === 'transit' ? metInTransit(found, destination) : found
  const border = held && {
    isOwnGround: isOwnGround(held.passport, destination),
    asksEtias: europeanChecksOf(held.passport, held.entry).includes('etias'),
  }
  const tasks = listTasks({ destination, entry, met, stops, ...border }, today())
  return { tasks, stops: stopsThatAsk(stops) }
}

/** A list that is about to change its first rows is none yet. */
export function isWaiting({ papers, known }: { papers: Papers; known: Known }): boolean {
  return known.state === 'loading' && papers.passports.length > 0 && papers.destination !== ''
}

/** The journey that was noted on this device with what is left of its check-list, and its passport; null while it is read. */
export function useNotedJourney(): (Pick<Papers, 'destination' | 'entry' | 'expires'> & Tasks) | null {
  const papers = useNoted()
  const [known] = useVisaRows(papers.entry < today() ? [] : papers.passports)
  const { destination, entry, expires, done } = papers
  const noted = { destination, entry, expires }
  if (entry < today()) return { ...noted, tasks: [], stops: [] }
  if (isWaiting({ papers, known })) return null
  const { tasks, stops } = tasksOf({ papers, known })
  return { ...noted, stops, tasks: tasks.filter(({ task }) => !done.includes(task)) }
}
