import type { SourceCheck, TableProvenance } from '../../base/provenance.ts'

/** What a traveller needs to be let in for a short visit, easiest first. */
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

/** Why somebody travels; the table itself is of the first. */
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
 * What one passport meets at one border. `days`: the longest stay, null where there is no limit in days or none is known.
 * `certain`: it is sure whether a visa is needed. `kindCertain`: it is sure how one gets it too; never without the other.
 * `basis`: `citizen`, `bloc:EU`, `list` (the passport is named), `rest` (it is none of the named), `import`.
 * `checked`: this pair was compared with a source; `asOf`: it was read in and its source is of that day. Without them the pair is as
 * old as the table.
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

/** Pairs of a comparison: `free` is about whether a visa is needed, `kind` about how one gets it. */
type ComparedPairs = { free: PassportsByDestination; kind: PassportsByDestination }

/** A page of a government that tells how a destination treats all who meet `need` there, or those of them that `passports` names. */
type SettledRule = {
  destination: string
  need: VisaNeed
  passports?: string
  /** Whether the page tells the way too, or only whether a visa is needed. */
  kind: boolean
  date: string
  source: string
  says: string
}

/** What came out of holding the book against what others publish. */
export type VisaComparison = {
  /** Pairs that the writer of the book doubted and that another published matrix has as the book has them. */
  agrees: ComparedPairs
  /** Pairs that another published matrix has the other way round. */
  doubts: ComparedPairs
  /** What the second look at the doubts found. */
  settled: readonly SettledRule[]
  /** By passport: pages of its government that agree with us on whether a visa is needed. `{page}` in `source` is the word after the destination. */
  checks: Readonly<Record<string, { date: string; source: string; pages: PassportsByDestination }>>
}

/** The rules as they are written in data/visa; a later rule of a destination overrides an earlier one. */
export type VisaRuleSet = TableProvenance & {
  comparison: VisaComparison
  blocs: Readonly<Record<string, string>>
  /** Sets of passports that are no bloc: only shorthand. */
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
/** What holds where a destination has no rule for everybody. */
const NOBODY_NAMED: VisaRequirement = {
  need: 'required',
  days: null,
  certain: false,
  kindCertain: false,
  basis: 'rest',
  notes: [],
}
/** Blocs that are let in or not as one, and publish that themselves. */
const COMMON_POLICY_BLOCS = ['EU', 'EFTA', 'CTA']

/** Every pair of the book. Throws where a line cannot be read: that is a mistake in the data, which a test finds. */
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
      // One object for all that meet the same: 39,601 pairs weigh little.
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

/** Visa-free entry is a guess for a passport that the line does not name, or names only by its bloc: the source may not mean it. */
function isGuess(book: VisaRuleSet, destination: string, need: VisaNeed, basis: string): boolean {
  if (need !== 'visa-free') return false
  if (basis === 'rest') return true
  const [, bloc = ''] = basis.split(':')
  if (bloc === '' || COMMON_POLICY_BLOCS.includes(bloc)) return false
  return !splitWords(book.blocs[bloc] ?? '').includes(destination)
}

/**
 * Gives certainty to what others tell as the book does, takes it where they tell otherwise, and lets a government's page decide.
 * Who was let in with a doubt, and is denied by others, is told what the destination asks of those whom it does not name.
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
  for (const passport of unsure) if (isDoubtedEntry(row.get(passport))) patchRow(row, passport, careful)
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
