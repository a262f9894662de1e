import type { SourceCheck } from '../../base/provenance.ts'
import type { VisaNeed, VisaRequirement } from './matrix.rules.ts'

type MaybeChecked = { date?: string; source?: string }

/** What a government tells its own citizens of a territory. Without a page only we say so, and it is not certain. */
type TerritoryPage = MaybeChecked & {
  /** Codes with spaces between. */
  passports: string
  need: VisaNeed
  days: number | null
  notes?: string
  certain?: false
}

/** Who may enter a territory as those who may enter a state, for `days` at most. */
type FollowedRules = MaybeChecked & { state: string; days: number | null; notes: string }

/** The entry rules of one territory, as far as they are known: whoever is met by none of them has to ask. */
export type TerritoryEntryRules = { citizens?: string; as?: FollowedRules; pages?: readonly TerritoryPage[] }

/** `data/entry-rules/territory-answers.json`. */
export type TerritoryAnswers = {
  asOf: string
  written: string
  source: string
  territories: Readonly<Record<string, TerritoryEntryRules>>
}

export type TerritoryRequirement = VisaRequirement & { destination: string }

const NEIGHBOURS_WITHOUT_LIMIT = 'FI IS NO SE'

/** What a passport needs for the territories of which something is known; `stateRow` is its requirement for a state. */
export function listTerritoryRequirements(
  passport: string,
  { territories }: Pick<TerritoryAnswers, 'territories'>,
  stateRow: (state: string) => VisaRequirement | undefined,
): TerritoryRequirement[] {
  return Object.entries(territories).flatMap(([destination, rules]) => {
    const met = requirementOf(passport, rules, stateRow)
    return met === null ? [] : Object.assign({ destination }, met)
  })
}

function requirementOf(
  passport: string,
  { citizens, as, pages = [] }: TerritoryEntryRules,
  stateRow: (state: string) => VisaRequirement | undefined,
): VisaRequirement | null {
  if (citizens === passport) return CITIZEN
  const page = pages.find(({ passports }) => passports.split(' ').includes(passport))
  if (page) return toRequirement(page)
  const row = as && stateRow(as.state)
  return as && row ? followRules(passport, as, row) : null
}

const CITIZEN: VisaRequirement = {
  need: 'citizen',
  days: null,
  certain: true,
  kindCertain: true,
  basis: 'citizen',
  notes: [],
}

function toRequirement(page: TerritoryPage): VisaRequirement {
  const certain = page.certain ?? true
  const { need, days, notes = '' } = page
  return {
    need,
    days,
    certain,
    kindCertain: certain,
    basis: 'list',
    notes: notes.split(' ').filter(Boolean),
    ...checkOf(page),
  }
}

// That a territory follows a state is told of all; no page tells it of this passport, so it is never certain.
function followRules(passport: string, as: FollowedRules, row: VisaRequirement): VisaRequirement {
  const { days, notes } = as
  const isFree = row.need === 'visa-free' || row.need === 'citizen'
  const limited = isFree && !NEIGHBOURS_WITHOUT_LIMIT.split(' ').includes(passport) ? days : null
  return {
    need: row.need === 'citizen' ? 'visa-free' : row.need,
    days: days === null ? row.days : limited,
    certain: false,
    kindCertain: false,
    basis: row.basis,
    notes: [...(days === null ? row.notes : []), ...(isFree && days !== null ? [] : [notes])],
    ...checkOf(as),
  }
}

function checkOf({ date, source }: MaybeChecked): { checked?: SourceCheck } {
  return date !== undefined && source !== undefined ? { checked: { date, source } } : {}
}
