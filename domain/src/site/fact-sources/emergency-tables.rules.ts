import {
  backNumbers,
  type EmergencyPage,
  type EmergencyPageFile,
  type CountryRow as NumbersRow,
} from '../../destination/countries/index.ts'
import {
  type Checked,
  checkedRow,
  type FactRow,
  type FactTable,
  firstWritten,
  type ReadFactFiles,
  type TableHead,
} from './fact-row.rules.ts'

type Numbers = Pick<NumbersRow, 'code' | 'emergency'>
type CountryFile = TableHead & { rows: readonly (Numbers & { checked?: { emergency?: Checked } | null })[] }
type TerritoryFile = TableHead & { rows: readonly (Numbers & { checked?: Checked })[] }

/** The numbers of all countries: a row counts as confirmed only where two governments have each of its numbers. */
export function emergencyNumbers(read: ReadFactFiles): FactTable {
  const files = read<CountryFile>('countries')
  const pagesOf = readPages(read)
  const rows = files.flatMap(({ asOf, rows: countries }) =>
    countries.map(({ code, emergency, checked }) =>
      numbersRow(asOf, { emergency, checked: checked?.emergency }, pagesOf(code)),
    ),
  )
  return { id: 'emergency', written: firstWritten(files), rows }
}

/** All territories. The numbers decide: of its other facts a territory says itself which are confirmed. */
export function territories(read: ReadFactFiles): FactTable {
  const files = read<TerritoryFile>('territories.json')
  const pagesOf = readPages(read)
  const rows = files.flatMap((file) => file.rows.map((row) => numbersRow(file.asOf, row, pagesOf(row.code))))
  return { id: 'territories', written: firstWritten(files), rows }
}

function readPages(read: ReadFactFiles): (code: string) => readonly EmergencyPage[] {
  const files = read<EmergencyPageFile>('emergency-pages.json')
  return (code) => files.flatMap(({ rows }) => rows[code] ?? [])
}

function numbersRow(
  asOf: string,
  { emergency, checked }: { emergency: NumbersRow['emergency']; checked?: Checked },
  pages: readonly EmergencyPage[],
): FactRow {
  const { emergencyDoubts, emergencyPages = [] } = backNumbers(emergency, pages)
  const isConfirmed = emergencyDoubts.length === 0 && emergencyPages.length > 0
  return Object.assign(checkedRow(asOf, checked, !isConfirmed), {
    isConfirmed,
    moreSources: emergencyPages.map(({ source }) => source),
  })
}
