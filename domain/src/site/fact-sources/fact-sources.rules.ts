import type { FactTable } from './fact-row.rules.ts'
import type { FactTableSummary } from './fact-sources.contract.ts'

/** Summarises a table: its sources, its age, and how much of it is confirmed or doubtful. Throws for a table without rows. */
export function summarizeFactTable({ id, written, rows }: FactTable): FactTableSummary {
  const days = rows.map(({ day }) => day).sort()
  const asOf = days[0]
  const medianDay = days[Math.floor(days.length / 2)]
  if (asOf === undefined || medianDay === undefined) throw new Error(`the table ${id} has no rows`)
  const sources = rows.flatMap(({ source, moreSources = [] }) =>
    source === null ? moreSources : [source, ...moreSources],
  )
  const confirmed = rows.filter(({ isConfirmed }) => isConfirmed)
  const checks = rows.flatMap(({ checkedOn }) => checkedOn ?? []).sort()
  return {
    id,
    rows: rows.length,
    sources: [...new Set(sources.flatMap(namesOf))].sort(),
    asOf,
    medianDay,
    written,
    checked: checks.at(-1) ?? null,
    secondSource: confirmed.length / rows.length,
    doubtful: rows.filter(({ isDoubtful }) => isDoubtful).length,
  }
}

// The source of one comparison can be two lists, as in “airportsdata and OurAirports”.
function namesOf(source: string): string[] {
  const host = /^https:\/\/([^/]+)/.exec(source)?.[1]
  return host ? [host] : source.split(' and ')
}
