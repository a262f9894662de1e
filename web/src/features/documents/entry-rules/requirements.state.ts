import { daysBetween } from '@tripwright/domain/base/dates'
import type { Provenance } from '@tripwright/domain/base/provenance'
import {
  type DatedTask,
  euBorderChecksOf,
  hasRightOfEntry,
  listDatedTasks,
  provenanceOfRow,
  RESIDENCE_RULES_AS_OF,
  RESIDENCE_RULES_SOURCE,
  RESIDENCE_RULES_WRITTEN,
  requirementFor,
  requirementInTransit,
  requirementOn,
  sortByEase,
  stopsWithRequirements,
  type VisaRequirement,
} from '@tripwright/domain/documents/entry-rules'
import { today } from '#platform/today.ts'
import {
  type TravelDocuments,
  tripOf,
  useSavedDocuments,
  useVisaRows,
  type VisaRows,
  type VisaRowsState,
} from './travel-documents.state.ts'

type VisaRow = VisaRows['rows'][number]
/** A row adapted to the purpose of the trip. */
export type RequirementRow = VisaRequirement & Omit<VisaRow, keyof VisaRequirement>
/** The requirement for one passport, and its source. */
export type RequirementView = { passport: string; entry: RequirementRow; origin: Provenance }

const RESIDENCE_PROVENANCE: Provenance = {
  asOf: RESIDENCE_RULES_AS_OF,
  source: RESIDENCE_RULES_SOURCE,
  written: RESIDENCE_RULES_WRITTEN,
  checked: null,
}

/** The requirement for each passport at the destination and for the purpose, the best passport first. */
export function listRequirements(
  visaRows: VisaRowsState,
  papers: Pick<TravelDocuments, 'destination' | 'purpose' | 'entry' | 'exit'>,
): RequirementView[] {
  if (visaRows.state !== 'here') return []
  const { destination, purpose } = papers
  const trip = tripOf(papers)
  const days = trip && daysBetween(trip.entry, trip.exit) + 1
  const views = visaRows.of.flatMap((table): RequirementView[] => {
    const row = table.rows.find((one) => one.destination === destination)
    if (!row) return []
    const { passport } = table
    const on = papers.entry || today()
    const met = requirementFor(row, purpose, { passport, destination, on, days, table })
    const isOfRow = met.basis !== 'purpose' && !met.basis.startsWith('right:')
    const origin = isOfRow
      ? provenanceOfRow(Object.assign({}, row, { checked: met.checked }), table)
      : RESIDENCE_PROVENANCE
    return [{ passport, origin, entry: Object.assign({}, row, met) }]
  })
  const order = sortByEase(views).map(({ passport }) => passport)
  return order.flatMap((passport) => views.filter((one) => one.passport === passport))
}

/** The transit requirement of a country, with the best passport for it; null where no table has the country. */
export function requirementAtStop(
  visaRows: VisaRowsState,
  stop: string,
  on: string,
): { passport: string; entry: VisaRequirement } | null {
  const tables = visaRows.state === 'here' ? visaRows.of : []
  const views = tables.flatMap((table) =>
    table.rows
      .filter(({ destination }) => destination === stop)
      .map((row) => ({ passport: table.passport, entry: requirementOn(row, on || today(), table) })),
  )
  return sortByEase(views)[0] ?? null
}

/** The check-list of a trip; `stops` are the transit countries that may have requirements. */
type ChecklistView = { tasks: DatedTask[]; stops: string[] }

/** The tasks before the journey with their dates, from the requirements for its passports. */
export function checklistOf({
  papers,
  visaRows,
}: {
  papers: TravelDocuments
  visaRows: VisaRowsState
}): ChecklistView {
  const { destination, entry, via } = papers
  // A traveller in transit changes planes in the destination, whether or not it was named as a stop.
  const through = papers.purpose === 'transit' && destination !== '' ? [destination] : []
  const stops = [...new Set([...through, ...via])].map((country) => ({
    country,
    entry: requirementAtStop(visaRows, country, entry)?.entry ?? null,
  }))
  const best = listRequirements(visaRows, papers)[0]
  const requirement = best?.entry ?? null
  const met =
    requirement && papers.purpose === 'transit' ? requirementInTransit(requirement, destination) : requirement
  const border = best && {
    isOwnGround: hasRightOfEntry(best.passport, destination),
    asksEtias: euBorderChecksOf(best.passport, best.entry).includes('etias'),
  }
  const tasks = listDatedTasks({ destination, entry, met, stops, ...border }, today())
  return { tasks, stops: stopsWithRequirements(stops) }
}

/** A list whose first rows are about to change counts as loading. */
export function isLoadingRequirements({
  papers,
  visaRows,
}: {
  papers: TravelDocuments
  visaRows: VisaRowsState
}): boolean {
  return visaRows.state === 'loading' && papers.passports.length > 0 && papers.destination !== ''
}

/** The trip stored on this device with the rest of its check-list, and its passport; null while loading. */
export function useSavedJourney():
  | (Pick<TravelDocuments, 'destination' | 'entry' | 'expires'> & ChecklistView)
  | null {
  const papers = useSavedDocuments()
  const [visaRows] = useVisaRows(papers.entry < today() ? [] : papers.passports)
  const { destination, entry, expires, done } = papers
  const noted = { destination, entry, expires }
  if (entry < today()) return { ...noted, tasks: [], stops: [] }
  if (isLoadingRequirements({ papers, visaRows })) return null
  const { tasks, stops } = checklistOf({ papers, visaRows })
  return { ...noted, stops, tasks: tasks.filter(({ task }) => !done.includes(task)) }
}
