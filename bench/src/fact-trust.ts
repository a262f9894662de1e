import { existsSync, readFileSync } from 'node:fs'
import { type readVisas, summarizeTables } from './fact-tables.ts'
import type { BenchReport } from './report.ts'
import { compareVisas, readPublishedMatrix, type VisaAgreement } from './visa-agreement.ts'

/** United States, Britain, Germany, France, India, China, Brazil, Japan, Australia, Canada. */
const LARGEST_PASSPORTS = ['US', 'GB', 'DE', 'FR', 'IN', 'CN', 'BR', 'JP', 'AU', 'CA']

const DAY_MS = 86_400_000

/** Who stands behind each table that says so of its rows, and how old they are. */
export function addTrust(sheet: BenchReport, visas: ReturnType<typeof readVisas>, towns: number): void {
  const now = Date.now()
  const daysSince = (day: string) => Math.max(0, Math.floor((now - Date.parse(day)) / DAY_MS))
  for (const { id, rows, sources, secondSource, doubtful, medianDay, asOf } of summarizeTables(
    visas,
    towns,
  )) {
    const group = `table: ${id}`
    sheet.add(
      { group, name: 'rows', value: rows, unit: '', better: 'higher' },
      { group, name: 'sources besides us', value: sources.length, unit: '', better: 'higher' },
      { group, name: 'two sources agree', value: 100 * secondSource, unit: '%', better: 'higher' },
      { group, name: 'doubtful', value: doubtful, unit: '', better: 'lower' },
      { group, name: 'median age', value: daysSince(medianDay), unit: 'days', better: 'lower' },
      { group, name: 'oldest age', value: daysSince(asOf), unit: 'days', better: 'lower' },
    )
  }
}

/** The certainty of our visa rows, and their agreement with another matrix if there is one. */
export function addVisaAgreement(
  sheet: BenchReport,
  { matrix }: ReturnType<typeof readVisas>,
  data: string | undefined,
): void {
  const theirs =
    data !== undefined && existsSync(data) ? readPublishedMatrix(readFileSync(data, 'utf8')) : null
  if (!theirs) sheet.note('The visas were not held against another matrix: give one with --data <file.csv>.')
  for (const { group, passports, aim } of [
    { group: 'visas: all passports', passports: [...matrix.keys()], aim: 85 },
    { group: 'visas: the ten largest', passports: LARGEST_PASSPORTS, aim: 97 },
  ]) {
    const pairs = passports.flatMap((passport) =>
      [...matrix].flatMap(([destination, row]) =>
        destination === passport ? [] : (row.get(passport) ?? []),
      ),
    )
    const share = (of: 'certain' | 'kindCertain') =>
      percent(pairs.filter((entry) => entry[of]).length, pairs.length)
    sheet.add(
      { group, name: 'certain', value: share('certain'), unit: '%', better: 'higher', aim },
      { group, name: 'certain of the way', value: share('kindCertain'), unit: '%', better: 'higher' },
    )
    if (theirs) addAgreement(sheet, group, compareVisas(matrix, theirs, passports))
  }
}

function addAgreement(sheet: BenchReport, group: string, found: VisaAgreement): void {
  const { pairs, visas, stays, dangerous } = found
  const rows: readonly [string, number][] = [
    ['same need', percent(found.sameNeed, pairs)],
    ['same free or not', percent(found.sameFreeOrNot, pairs)],
    ['same kind of visa', percent(found.sameKind, visas)],
    ['same days', percent(found.sameDays, stays)],
  ]
  for (const [name, value] of rows) sheet.add({ group, name, value, unit: '%', better: 'higher' })
  sheet.add({
    group,
    name: 'dangerous and certain',
    value: dangerous.length,
    unit: '',
    better: 'lower',
    aim: 0,
  })
  if (dangerous.length > 0)
    sheet.note(`Sure that one may board, against a visa there: ${dangerous.join(', ')}`)
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole
}
