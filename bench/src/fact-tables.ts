import { readFileSync } from 'node:fs'
import type { SourceCheck } from '@tripwright/domain/base/provenance'
import { expandMatrix, type VisaMatrix, type VisaRuleSet } from '@tripwright/domain/documents/entry-rules'
import { median } from './statistics.ts'

/** What a table of ours says of where each of its rows is from. */
export type TrackedTable = {
  name: string
  /** For each row: the day up to which it is known, whose pages it was compared with, and whether two sources say the same. */
  rows: readonly { day: string; source: string | null; isConfirmed: boolean }[]
}

type Checks = Readonly<Record<string, SourceCheck | null | undefined>>
type Head = { asOf: string }
type Countries = Head & { rows: readonly { checked?: Checks | null }[] }
type Airports = Head & { airports: readonly { secondLook: string }[] }
type Territories = Head & { rows: readonly { checked?: SourceCheck | null }[] }

const REGIONS = ['africa', 'americas', 'asia', 'europe', 'oceania']
const COUNTRY_GROUPS = ['entry', 'emergency', 'advisory']
const DAY_MS = 86_400_000

/** Our visa rules and every pair of them. */
export function readVisas(): { book: VisaRuleSet; matrix: VisaMatrix } {
  const rows = REGIONS.flatMap((region) =>
    Object.entries(readData<Record<string, string[]>>(`visa/${region}.json`)),
  )
  const book: VisaRuleSet = Object.assign(readData<VisaRuleSet>('visa/blocs.json'), {
    comparison: readData<VisaRuleSet['comparison']>('visa/comparison.json'),
    destinations: Object.fromEntries(rows),
  })
  return { book, matrix: expandMatrix(book) }
}

/** The tables whose rows say what they were compared with. */
export function listTrackedTables({ book, matrix }: ReturnType<typeof readVisas>): TrackedTable[] {
  const countries = REGIONS.map((region) => readData<Countries>(`countries/${region}.json`))
  const airports = readData<Airports>('airports.json')
  const territories = readData<Territories>('territories.json')
  return [
    { name: 'visas', rows: visaRows(book, matrix) },
    ...COUNTRY_GROUPS.map((group) => ({
      name: `countries: ${group}`,
      rows: countries.flatMap(({ asOf, rows }) =>
        rows.map(({ checked }) => checkedRow(asOf, checked?.[group])),
      ),
    })),
    {
      name: 'airports',
      rows: airports.airports.map(({ secondLook }) => ({
        day: airports.asOf,
        source: 'airport-data-js',
        isConfirmed: secondLook === 'agree',
      })),
    },
    {
      name: 'territories',
      rows: territories.rows.map(({ checked }) => checkedRow(territories.asOf, checked)),
    },
  ]
}

export type TableTrust = {
  rows: number
  sources: number
  confirmed: number
  medianDays: number
  oldestDays: number
}

/** How many others stand behind a table, and how old what it knows is today. */
export function trustOf({ rows }: TrackedTable, today: string): TableTrust {
  const ages = rows.map(({ day }) => Math.max(0, (Date.parse(today) - Date.parse(day)) / DAY_MS))
  const hosts = rows.flatMap(({ source }) => (source === null ? [] : hostOf(source)))
  return {
    rows: rows.length,
    sources: new Set(hosts).size,
    confirmed: rows.filter(({ isConfirmed }) => isConfirmed).length,
    medianDays: median(ages),
    oldestDays: Math.max(...ages),
  }
}

// A pair that was not doubted says what the other published matrix says: that comparison was of every pair.
function visaRows({ asOf, comparison }: VisaRuleSet, matrix: VisaMatrix): TrackedTable['rows'] {
  return [...matrix].flatMap(([destination, row]) => {
    const doubted = comparison.doubts.free[destination]?.split(' ') ?? []
    return [...row].flatMap(([passport, { need, checked }]) =>
      need === 'citizen'
        ? []
        : {
            day: checked?.date ?? asOf,
            source: checked?.source ?? 'Passport Index',
            isConfirmed: checked !== undefined || !doubted.includes(passport),
          },
    )
  })
}

function checkedRow(asOf: string, checked: SourceCheck | null | undefined): TrackedTable['rows'][number] {
  return { day: checked?.date ?? asOf, source: checked?.source ?? null, isConfirmed: Boolean(checked) }
}

function hostOf(source: string): string {
  return URL.canParse(source) ? new URL(source).host : source
}

function readData<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'))
}
