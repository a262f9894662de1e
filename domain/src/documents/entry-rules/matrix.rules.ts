import type { SourceCheck, TableProvenance } from '../../base/provenance.ts'

/** The entry requirements for a short visit, easiest first. */
export const VISA_NEEDS = [
  'citizen',
  'visa-free',
  'eta',
  'on-arrival',
  'e-visa',
  'required',
  'not-admitted',
] as const
export type VisaNeed = (typeof VISA_NEEDS)[number]

/** The purpose of a journey; the table covers the first. */
export const TRAVEL_PURPOSES = [
  'tourism',
  'family',
  'business',
  'transit',
  'study',
  'work',
  'journalism',
] as const
export type TravelPurpose = (typeof TRAVEL_PURPOSES)[number]

/**
 * The requirement of one passport at one destination. `days`: the longest stay, null when it has no limit in days or none
 * is known. `certain`: whether a visa is needed is certain. `kindCertain`: the kind of visa, or the length of a visa-free
 * stay, is certain too; never without the other. `basis`: `citizen`, `bloc:EU`, `list` (the rule names the passport), `rest` (a rule for all others), `import`.
 * `checked`: this pair was compared with a source; `asOf`: it was imported, and its source has that date. Without them the
 * pair is as old as the table.
 */
export type VisaRequirement = {
  need: VisaNeed
  days: number | null
  certain: boolean
  kindCertain: boolean
  basis: string
  notes: readonly string[]
  checked?: SourceCheck | undefined
  asOf?: string | undefined
}

/** Destination, then passports: `{ "TR": "TJ DZ" }`. */
type PassportsByDestination = Readonly<Record<string, string>>

/** Pairs of a comparison: `free` compares whether a visa is needed, `kind` the kind of visa. */
type ComparedPairs = { free: PassportsByDestination; kind: PassportsByDestination }

/** A government page with the requirement `need` of a destination, for all passports or those in `passports`. */
type SettledRule = {
  destination: string
  need: VisaNeed
  passports?: string
  /** Whether the page also gives the kind of visa, or only whether one is needed. */
  kind: boolean
  date: string
  source: string
  says: string
}

/** The result of the comparison of our matrix with published ones. */
export type VisaComparison = {
  /** Doubtful pairs of our matrix that another published matrix confirms. */
  agrees: ComparedPairs
  /** Pairs that another published matrix contradicts; `days`: it has the same exemption, but another stay. */
  doubts: ComparedPairs & { days: PassportsByDestination }
  /** The result of the second review of the doubtful pairs. */
  settled: readonly SettledRule[]
  /**
   * By passport: pages of its government that confirm whether a visa is needed. `{page}` in `source` stands for the word
   * after the destination.
   */
  checks: Readonly<Record<string, { date: string; source: string; pages: PassportsByDestination }>>
  /**
   * What two published matrices have, a year apart, of pairs that we are not sure of and for which no page was found. `free`
   * is told as a doubt, without days; the other two as a way that may be open as well.
   */
  probable: Readonly<Record<'free' | 'e-visa' | 'on-arrival', PassportsByDestination>>
}

const OTHER_STAY = 'stay-differs'

/** The rules of the files in data/visa; a later rule of a destination overrides an earlier one. */
export type VisaRuleSet = TableProvenance & {
  comparison: VisaComparison
  blocs: Readonly<Record<string, string>>
  /** Named sets of passports, as shorthand; not blocs. */
  lists: Readonly<Record<string, string>>
  templates: Readonly<Record<string, readonly string[]>>
  destinations: Readonly<Record<string, readonly string[]>>
}

/** Destination, then passport. */
export type VisaMatrix = ReadonlyMap<string, ReadonlyMap<string, VisaRequirement>>

type RequirementRow = Map<string, VisaRequirement>
type NamedPassport = { passport: string; bloc: string | null; isSure: boolean }

const RULE = /^([a-z-]+?)(?: (\d+))?(\?)?(?:: ([^|]*))?(?: \| ?([a-z0-9 -]*))?$/
const OWN_CITIZEN: VisaRequirement = {
  need: 'citizen',
  days: null,
  certain: true,
  kindCertain: true,
  basis: 'citizen',
  notes: [],
}
/** The default for destinations without a rule for all passports. */
const NOBODY_NAMED: VisaRequirement = {
  need: 'required',
  days: null,
  certain: false,
  kindCertain: false,
  basis: 'rest',
  notes: [],
}
/** Blocs whose members all have the same requirement, published by the bloc itself. */
const COMMON_POLICY_BLOCS = ['EU', 'EFTA', 'CTA']

/** All pairs of the matrix. Throws when a line cannot be parsed, which is a fault in the data that a test finds. */
export function expandMatrix(book: VisaRuleSet): VisaMatrix {
  const countries = Object.keys(book.destinations).sort()
  return new Map(countries.map((destination) => [destination, expandRow(book, countries, destination)]))
}

function expandRow(book: VisaRuleSet, countries: readonly string[], destination: string): RequirementRow {
  const row: RequirementRow = new Map()
  let rest: VisaRequirement = NOBODY_NAMED
  for (const line of ruleLinesOf(book, destination)) {
    const rule = parseRuleLine(line, destination)
    if (rule.passports === null) rest = { ...rule.entry, basis: 'rest' }
    const byBasis = new Map<string, VisaRequirement>()
    const named =
      rule.passports === null ? allPassports(countries) : resolvePassports(book, countries, rule.passports)
    for (const { passport, bloc, isSure } of named) {
      const basis = rule.passports === null ? 'rest' : basisOfNamed(bloc)
      const key = `${basis} ${isSure}`
      const certain = rule.entry.certain && isSure && !isGuess(book, destination, rule.entry.need, basis)
      // Equal requirements share one object, so that 39,601 pairs need little memory.
      const entry = byBasis.get(key) ?? { ...rule.entry, basis, certain, kindCertain: certain }
      byBasis.set(key, entry)
      row.set(passport, entry)
    }
  }
  applyComparison(book.comparison, destination, row, carefulPart(rest))
  row.set(destination, OWN_CITIZEN)
  return row
}

function basisOfNamed(bloc: string | null): string {
  return bloc ? `bloc:${bloc}` : 'list'
}

/**
 * Visa-free entry is uncertain for a passport that the line names only by its bloc or not at all: the source may not mean
 * it.
 */
function isGuess(book: VisaRuleSet, destination: string, need: VisaNeed, basis: string): boolean {
  if (need !== 'visa-free') return false
  if (basis === 'rest') return true
  const [, bloc = ''] = basis.split(':')
  if (bloc === '' || COMMON_POLICY_BLOCS.includes(bloc)) return false
  return !splitWords(book.blocs[bloc] ?? '').includes(destination)
}

/**
 * Applies the comparison: a pair that others confirm becomes certain, a pair that others contradict uncertain, and a
 * government's page decides. A doubtful visa-free entry that others deny gets the destination's rule for unnamed passports.
 */
function applyComparison(
  comparison: VisaComparison,
  destination: string,
  row: RequirementRow,
  careful: Partial<VisaRequirement>,
): void {
  const { agrees, doubts } = comparison
  const denied = splitWords(doubts.free[destination] ?? '')
  const unsure = denied.filter((passport) => isDoubtedEntry(row.get(passport)))
  patchPairs(row, agrees.free[destination], { certain: true })
  patchPairs(row, agrees.kind[destination], { certain: true, kindCertain: true })
  patchPairs(row, doubts.kind[destination], { kindCertain: false })
  for (const passport of denied) patchRow(row, passport, { certain: false, kindCertain: false })
  for (const rule of comparison.settled) if (rule.destination === destination) applySettledRule(rule, row)
  applyChecks(comparison.checks, destination, row)
  for (const passport of splitWords(doubts.days[destination] ?? '')) doubtStay(row, passport)
  for (const passport of unsure) if (isDoubtedEntry(row.get(passport))) patchRow(row, passport, careful)
  applyProbable(comparison.probable, destination, row)
}

const PROBABLY_FREE: Partial<VisaRequirement> = {
  need: 'visa-free',
  days: null,
  certain: false,
  kindCertain: false,
  basis: 'list',
  notes: ['lists-say-free', 'stay-unknown'],
}

/** Tells what published matrices agree on, as a doubt. What is sure stays, and so does what a government's page decided. */
function applyProbable(probable: VisaComparison['probable'], destination: string, row: RequirementRow): void {
  for (const passport of splitWords(probable.free[destination] ?? ''))
    if (!row.get(passport)?.certain) patchRow(row, passport, PROBABLY_FREE)
  for (const way of ['e-visa', 'on-arrival'] as const)
    for (const passport of splitWords(probable[way][destination] ?? '')) {
      const entry = row.get(passport)
      if (entry && !entry.kindCertain) patchRow(row, passport, { notes: [...entry.notes, `${way}-listed`] })
    }
}

/** Makes a stay uncertain that another list has otherwise, and says so, unless a government's page was compared. */
function doubtStay(row: RequirementRow, passport: string): void {
  const entry = row.get(passport)
  if (entry?.need === 'visa-free' && !entry.checked)
    patchRow(row, passport, { kindCertain: false, notes: [...entry.notes, OTHER_STAY] })
}

function isDoubtedEntry(entry: VisaRequirement | undefined): boolean {
  return entry?.need === 'visa-free' && !entry.certain
}

function carefulPart({ need, days, notes, basis }: VisaRequirement): Partial<VisaRequirement> {
  return need === 'visa-free'
    ? { need: 'required', days: null, notes: [], basis }
    : { need, days, notes, basis }
}

function applySettledRule({ need, passports, kind, date, source }: SettledRule, row: RequirementRow): void {
  const named = passports === undefined ? [...row.keys()] : splitWords(passports)
  const checked = { date, source }
  for (const passport of named)
    if (row.get(passport)?.need === need)
      patchRow(
        row,
        passport,
        kind ? { certain: true, kindCertain: true, checked } : { certain: true, checked },
      )
}

function applyChecks(checks: VisaComparison['checks'], destination: string, row: RequirementRow): void {
  for (const [passport, { date, source, pages }] of Object.entries(checks)) {
    const page = pages[destination]
    const need = row.get(passport)?.need
    if (page === undefined || need === undefined) continue
    const checked = { date, source: source.replace('{page}', page) }
    patchRow(
      row,
      passport,
      need === 'visa-free' ? { certain: true, kindCertain: true, checked } : { certain: true, checked },
    )
  }
}

function patchPairs(
  row: RequirementRow,
  passports: string | undefined,
  part: Partial<VisaRequirement>,
): void {
  for (const passport of splitWords(passports ?? '')) patchRow(row, passport, part)
}

function patchRow(row: RequirementRow, passport: string, part: Partial<VisaRequirement>): void {
  const entry = row.get(passport)
  if (entry) row.set(passport, Object.assign({}, entry, part))
}

function ruleLinesOf(book: VisaRuleSet, destination: string): string[] {
  return (book.destinations[destination] ?? []).flatMap((line) => {
    if (!line.startsWith('as ')) return [line]
    const template = book.templates[line.slice(3)]
    if (!template) throw new Error(`${destination}: no template "${line}"`)
    return [...template]
  })
}

function parseRuleLine(line: string, destination: string) {
  const [, need, days, unsure, passports, notes] = RULE.exec(line) ?? []
  const listed = VISA_NEEDS.find((one) => one === need)
  if (!listed) throw new Error(`${destination}: "${line}" is no rule`)
  const entry = {
    need: listed,
    days: days === undefined ? null : Number(days),
    certain: unsure === undefined,
    kindCertain: unsure === undefined,
    notes: splitWords(notes ?? ''),
  }
  return { entry, passports: passports === undefined ? null : splitWords(passports) }
}

function allPassports(countries: readonly string[]): NamedPassport[] {
  return countries.map((passport) => ({ passport, bloc: null, isSure: true }))
}

function resolvePassports(
  book: VisaRuleSet,
  countries: readonly string[],
  tokens: readonly string[],
): NamedPassport[] {
  return tokens.flatMap((token) => {
    const isSure = !token.endsWith('?')
    const name = isSure ? token : token.slice(0, -1)
    if (!name.startsWith('@')) {
      if (!countries.includes(name)) throw new Error(`"${name}" is no country of the table`)
      return [{ passport: name, bloc: null, isSure }]
    }
    const bloc = book.blocs[name.slice(1)]
    const members = bloc ?? book.lists[name.slice(1)]
    if (members === undefined) throw new Error(`"${name}" is neither a bloc nor a list`)
    return resolvePassports(book, countries, splitWords(members)).map((one) => ({
      ...one,
      bloc: bloc === undefined ? one.bloc : name.slice(1),
      isSure,
    }))
  })
}

function splitWords(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
