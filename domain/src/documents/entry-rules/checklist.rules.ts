import { addDays, type IsoDate } from '../../base/dates.ts'
import type { VisaRequirement } from './matrix.rules.ts'
import { ENTRY_FORMS } from './official.data.ts'
import { addMonths } from './passport.rules.ts'
import { type TransitRequirement, transitRequirementOf } from './requirement.rules.ts'
import { TASK_NAMES, type TaskName } from './visa.messages.ts'

/** The visa task, by the requirement of the chosen passport; `look` when there is none yet. */
export type VisaTask =
  | 'look'
  | 'register'
  | 'eta'
  | 'etias'
  | 'e-visa'
  | 'on-arrival'
  | 'visa'
  | 'refused'
  | `check-${VisaRequirement['need']}`

export type DatedTask = {
  task: TaskName
  says: Exclude<TaskName, 'visa'> | `visa.${VisaTask}`
  by: IsoDate
  isLate: boolean
}

/** A country of transit, and the requirement of the best passport there; null when it is unknown. */
export type TransitStop = { country: string; entry: VisaRequirement | null }

/** Notes of the visa table that require an online registration before a visa-free trip. */
const REGISTRATION_NOTES = ['ease', 'imuga', 'eta-mz', 'registration', 'sc-authorisation', 'sr-fee']

/** The task about the visa; null when the answer is certain and nothing is due before the journey. */
export function visaTaskOf(met: VisaRequirement | null): VisaTask | null {
  if (met === null) return 'look'
  const { need, certain, kindCertain, notes } = met
  if (need === 'citizen') return null
  if (!certain) return `check-${need}`
  if (need === 'visa-free') return notes.some((note) => REGISTRATION_NOTES.includes(note)) ? 'register' : null
  if (need === 'required') return 'visa'
  if (!kindCertain) return `check-${need}`
  if (need === 'not-admitted') return 'refused'
  return need
}

/** The requirement for a traveller who only changes planes: the entry rule counts only where it applies to transit too. */
export function requirementInTransit(entry: VisaRequirement, country: string): VisaRequirement {
  const holds: readonly TransitRequirement[] = ['clearance', 'visa', 'refused']
  if (holds.includes(transitRequirementOf(entry, country))) return entry
  return { ...entry, need: 'visa-free', certain: true, kindCertain: true, notes: [] }
}

/** The transit stops that may need a document in advance. */
export function stopsWithRequirements(stops: readonly TransitStop[]): string[] {
  const isFree = (transit: TransitRequirement) => transit === 'free' || transit === 'clearance-to-leave'
  return stops
    .filter(({ country, entry }) => entry === null || !isFree(transitRequirementOf(entry, country)))
    .map(({ country }) => country)
}

type ChecklistInput = {
  destination: string
  entry: IsoDate
  met: VisaRequirement | null
  stops: readonly TransitStop[]
  /** The traveller's own country or free movement: only the passport is needed. */
  isOwnGround?: boolean
  /** No visa, but perhaps ETIAS. */
  asksEtias?: boolean
}

/** The latest day for each task, as of today, soonest first; a day in the past is marked, not moved. */
export function listDatedTasks(journey: ChecklistInput, today: IsoDate): DatedTask[] {
  const { destination, entry, met, stops } = journey
  const visa = visaTaskOf(met) ?? (journey.asksEtias ? 'etias' : null)
  const isHome = met?.need === 'citizen' || journey.isOwnGround === true
  const left = new Set<TaskName>([
    ...(visa === null ? (['visa'] as const) : []),
    ...(stopsWithRequirements(stops).length === 0 ? (['transit'] as const) : []),
    ...(isHome || !ENTRY_FORMS[destination] ? (['form'] as const) : []),
    // A traveller's own country admits them, and needs no onward ticket and no vaccination.
    ...(isHome ? (['entry-rule', 'onward', 'vaccination'] as const) : []),
  ])
  return TASK_NAMES.filter((task) => !left.has(task))
    .map((task): DatedTask => {
      const by = task === 'visa' ? visaDeadline(visa ?? 'look', entry) : taskDeadline(task, entry)
      return { task, says: task === 'visa' ? `visa.${visa ?? 'look'}` : task, by, isLate: by < today }
    })
    .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))
}

const LEAD_MONTHS = { passport: 4, 'entry-rule': 3 } as const
const LEAD_DAYS = {
  transit: 45,
  vaccination: 42,
  insurance: 30,
  copies: 14,
  onward: 10,
  money: 7,
  form: 2,
  'check-in': 1,
} as const

function taskDeadline(task: Exclude<TaskName, 'visa'>, entry: IsoDate): IsoDate {
  if (task === 'passport' || task === 'entry-rule') return addMonths(entry, -LEAD_MONTHS[task])
  return addDays(entry, -LEAD_DAYS[task])
}

/** Online permits take hours to days, visas weeks; an uncertain case gets the early deadline of a visa. */
function visaDeadline(visa: VisaTask, entry: IsoDate): IsoDate {
  if (visa === 'e-visa') return addDays(entry, -30)
  if (visa === 'eta' || visa === 'etias') return addDays(entry, -14)
  if (visa === 'register' || visa === 'on-arrival') return addDays(entry, -7)
  return addMonths(entry, -2)
}
