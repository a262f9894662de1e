import { TOWNS_PROVENANCE } from '../../destination/places/index.ts'
import type { VisaMatrix, VisaRuleSet } from '../../documents/entry-rules/index.ts'
import { emergencyNumbers, territories } from './emergency-tables.rules.ts'
import {
  type Checked,
  checkedRow,
  earliest,
  type FactRow,
  type FactTable,
  firstWritten,
  type ReadFactFiles,
  type TableHead,
} from './fact-row.rules.ts'
import type { FactTableId } from './fact-sources.contract.ts'

export type VisaTables = { book: VisaRuleSet; matrix: VisaMatrix }

/** The common fields of rows that record whether two reviewers, or two sources, disagree. */
type TableRow = {
  checked?: Checked
  secondLook?: string
  certain?: boolean
  isSure?: boolean
  unsure?: readonly string[]
}
type RowsFile = TableHead & { rows: readonly TableRow[] }
type CountryRow = {
  checked?: Readonly<Record<string, Checked>> | null
  looks: Readonly<Record<string, string>>
}
type CountryFile = TableHead & { rows: readonly CountryRow[] }
type AirportFile = TableHead & { checked: Checked; airports: readonly { secondLook: string }[] }
type MinorAirportFile = TableHead & {
  checked: Checked
  groups: readonly { airports: readonly (readonly unknown[])[] }[]
}
/** The place of the doubt in a line of the smaller airports. */
const MINOR_DOUBT = 6
type GuideFile = TableHead & {
  pointsOfInterest: readonly { written: string; secondLook?: string; confidence?: string }[]
}
type HolidayFile = TableHead & { country: string; missing: unknown }
type HolidayDifferences = {
  compared: string
  differences: readonly { country: string; outcome: string }[]
}
type PhraseFile = TableHead & {
  phrases: Readonly<Record<string, unknown>>
  secondLook?: { unsure: readonly string[] }
  readBack?: { unsure: readonly string[] }
}
type RateFile = {
  date: string
  source: string
  uncertain: readonly string[]
  older?: { date: string; codes: readonly string[] }
  rates: Readonly<Record<string, number>>
}
type Fee = { asOf: string; checked: Checked }
type EntryForm = { checked: Checked }
type RoadFile = TableHead & Readonly<Record<'tolls' | 'collected' | 'vignette' | 'zones', unknown>>
type DeadlineFile = TableHead & { countries: readonly TableRow[] }

const COUNTRY_GROUPS = ['advisory', 'power', 'driving', 'habits'] as const
type CountryGroup = 'entry' | (typeof COUNTRY_GROUPS)[number]

/** Every table of facts of ours, each row once, in the order in which a wrong one does harm. */
export function listFactTables(
  read: ReadFactFiles,
  { visas, towns }: { visas: VisaTables; towns: number },
): FactTable[] {
  return [
    { id: 'visas', written: visas.book.written, rows: visaRows(visas) },
    countryTable(read<CountryFile>('countries'), 'entry'),
    emergencyNumbers(read),
    ...COUNTRY_GROUPS.map((group) => countryTable(read<CountryFile>('countries'), group)),
    territories(read),
    entryForms(read, visas.book),
    entryFees(read),
    rowsTable('safety', read('safety')),
    deadlines(read),
    rates(read),
    airports(read),
    townList(towns),
    guides(read),
    holidays(read),
    roads(read),
    rowsTable('costs', read('costs')),
    rowsTable('climate', read('climate')),
    rowsTable('manners', read('habits')),
    rowsTable('notes', read('country-notes')),
    phrases(read),
  ]
}

// A pair without a doubt agrees with the other published matrix, because the comparison covered every pair.
function visaRows({ book: { asOf, comparison }, matrix }: VisaTables): FactRow[] {
  return [...matrix].flatMap(([destination, row]) => {
    const doubted = new Set(comparison.doubts.free[destination]?.split(' '))
    return [...row].flatMap(([passport, { need, checked, certain }]) =>
      need === 'citizen'
        ? []
        : {
            day: checked?.date ?? asOf,
            source: checked?.source ?? 'Passport Index',
            checkedOn: checked?.date ?? null,
            isConfirmed: checked !== undefined || !doubted.has(passport),
            isDoubtful: !certain,
          },
    )
  })
}

function countryTable(files: readonly CountryFile[], group: CountryGroup): FactTable {
  const rows = files.flatMap(({ asOf, rows: countries }) =>
    countries.map(({ checked, looks }) =>
      checkedRow(asOf, checked?.[group], looks[group] === 'differ' && !checked?.[group]),
    ),
  )
  return { id: group, written: firstWritten(files), rows }
}

function rowsTable(id: FactTableId, files: readonly RowsFile[]): FactTable {
  return { id, written: firstWritten(files), rows: files.flatMap((file) => rowsOf(file, file.rows)) }
}

function rowsOf({ asOf }: TableHead, rows: readonly TableRow[]): FactRow[] {
  return rows.map((row) => checkedRow(asOf, row.checked, isDoubted(row)))
}

function isDoubted({ secondLook, certain, isSure, unsure }: TableRow): boolean {
  return secondLook === 'differ' || certain === false || isSure === false || (unsure?.length ?? 0) > 0
}

// A form records whether its page was read; the date of the others is that of the visa table.
function entryForms(read: ReadFactFiles, { asOf, written }: VisaRuleSet): FactTable {
  const forms = read<Readonly<Record<string, EntryForm>>>('entry-rules/entry-forms.json').flatMap(
    Object.values<EntryForm>,
  )
  return { id: 'forms', written, rows: forms.map(({ checked }) => checkedRow(asOf, checked, !checked)) }
}

// A fee has its own date, and may have risen since: it counts as certain only where a page was read.
function entryFees(read: ReadFactFiles): FactTable {
  const fees = read<Readonly<Record<string, Fee>>>('entry-rules/fees.json').flatMap(Object.values<Fee>)
  return {
    id: 'fees',
    written: null,
    rows: fees.map(({ asOf, checked }) => checkedRow(asOf, checked, !checked)),
  }
}

function deadlines(read: ReadFactFiles): FactTable {
  const files = read<DeadlineFile>('claims/deadlines.json')
  const rows = files.flatMap((file) => rowsOf(file, file.countries))
  return { id: 'deadlines', written: firstWritten(files), rows }
}

function rates(read: ReadFactFiles): FactTable {
  const rows = read<RateFile>('rates.json').flatMap(({ date, source, uncertain, older, rates: byCode }) => {
    const old = new Set(older?.codes)
    return Object.keys(byCode).map((code) => ({
      day: older && old.has(code) ? older.date : date,
      source: old.has(code) ? null : source,
      checkedOn: null,
      isConfirmed: false,
      isDoubtful: uncertain.includes(code),
    }))
  })
  return { id: 'rates', written: null, rows }
}

// A row that two published lists have as we do is known by the day of the copies; of the smaller airports only what both name is there.
function airports(read: ReadFactFiles): FactTable {
  const files = read<AirportFile>('airports.json')
  const own = files.flatMap(({ asOf, checked, airports: listed }) =>
    listed.map(({ secondLook }) => comparedRow(asOf, checked, secondLook === 'agree')),
  )
  const minor = read<MinorAirportFile>('minor-airports.json').flatMap(({ asOf, checked, groups }) =>
    groups.flatMap(({ airports: listed }) =>
      listed.map((line) => comparedRow(asOf, checked, line[MINOR_DOUBT] === undefined)),
    ),
  )
  return { id: 'airports', written: firstWritten(files), rows: [...own, ...minor] }
}

// They come of one list, which nobody compared: all rows are alike.
function townList(count: number): FactTable {
  const row = {
    day: TOWNS_PROVENANCE.asOf,
    source: 'GeoNames',
    checkedOn: null,
    isConfirmed: false,
    isDoubtful: false,
  }
  return { id: 'towns', written: null, rows: Array.from({ length: count }, () => row) }
}

function comparedRow(asOf: string, checked: Checked, isConfirmed: boolean): FactRow {
  return {
    day: isConfirmed && checked ? checked.date : asOf,
    source: checked?.source ?? null,
    checkedOn: checked?.date ?? null,
    isConfirmed,
    isDoubtful: !isConfirmed,
  }
}

function guides(read: ReadFactFiles): FactTable {
  const files = read<GuideFile>('guides')
  const rows = files.flatMap(({ asOf, pointsOfInterest }) =>
    pointsOfInterest.map(({ secondLook, confidence }) =>
      checkedRow(asOf, null, secondLook === 'differ' || confidence === 'low'),
    ),
  )
  const written = files.flatMap(({ pointsOfInterest }) => pointsOfInterest.map((place) => place.written))
  return { id: 'guides', written: earliest(written), rows }
}

// The file lists countries by rule; here each country of any rule is a row.
function roads(read: ReadFactFiles): FactTable {
  const files = read<RoadFile>('roads.json')
  const rows = files.flatMap(({ asOf, tolls, collected, vignette, zones }) => {
    const codes = JSON.stringify([tolls, collected, vignette, zones]).match(/\b[A-Z]{2}\b/g)
    return [...new Set(codes)].map(() => checkedRow(asOf, null, false))
  })
  return { id: 'roads', written: firstWritten(files), rows }
}

// Each country is a row: its holidays of two years were compared with those of a library.
function holidays(read: ReadFactFiles): FactTable {
  const files = read<HolidayFile>('holidays')
  const [compared] = read<HolidayDifferences>('holidays-differences.json')
  const doubted = new Set(
    compared?.differences.flatMap(({ country, outcome }) => (outcome === 'doubtful' ? country : [])),
  )
  const rows = files.map(({ asOf, country, missing }) => ({
    day: compared?.compared ?? asOf,
    source: compared ? 'vacanza/holidays' : null,
    checkedOn: compared?.compared ?? null,
    isConfirmed: missing === null && !doubted.has(country),
    isDoubtful: missing !== null || doubted.has(country),
  }))
  return { id: 'holidays', written: firstWritten(files), rows }
}

function phrases(read: ReadFactFiles): FactTable {
  const files = read<PhraseFile>('phrases')
  const rows = files.flatMap(({ asOf, phrases: byId, secondLook, readBack }) => {
    const unsure = new Set([...(secondLook?.unsure ?? []), ...(readBack?.unsure ?? [])])
    return Object.keys(byId).map((id) => checkedRow(asOf, null, unsure.has(id)))
  })
  return { id: 'phrases', written: firstWritten(files), rows }
}
