import type { SourceCheck } from '../../base/provenance.ts'
import type { FactTableId } from './fact-sources.contract.ts'

/** The provenance of a row: its date, the sources it was compared with, and whether it is doubtful. */
export type FactRow = {
  day: string
  source: string | null
  /** Who else says the same. */
  moreSources?: readonly string[]
  /** The date of its comparison with an outside source, if any. */
  checkedOn: string | null
  /** Whether an outside source confirms it. */
  isConfirmed: boolean
  isDoubtful: boolean
}
export type FactTable = { id: FactTableId; written: string | null; rows: readonly FactRow[] }

/** Reads the files of a folder of `data`, or the file of that name. */
export type ReadFactFiles = <T>(path: string) => readonly T[]

export type Checked = SourceCheck | null | undefined
/** What a file of facts says of itself. */
export type TableHead = { asOf: string; written?: string; source?: string }

/** A row that was compared with a source, or was not. */
export function checkedRow(asOf: string, checked: Checked, isDoubtful: boolean): FactRow {
  return {
    day: checked?.date ?? asOf,
    source: checked?.source ?? null,
    checkedOn: checked?.date ?? null,
    isConfirmed: Boolean(checked),
    isDoubtful,
  }
}

/** The day on which the oldest of some files was written. */
export function firstWritten(files: readonly TableHead[]): string | null {
  return earliest(files.flatMap(({ written }) => written ?? []))
}

/** The first of some days; null where there is none. */
export function earliest(days: readonly string[]): string | null {
  return days.toSorted()[0] ?? null
}
