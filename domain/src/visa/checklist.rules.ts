import { addDays, type IsoDate } from '../base/dates.ts'
import type { Entry } from './matrix.rules.ts'
import { ENTRY_FORMS } from './official.data.ts'
import { addMonths } from './passport.rules.ts'
import { type Transit, transitOf } from './verdict.rules.ts'
import { TASKS, type Task } from './visa.messages.ts'

/** What the task about the visa is, by the verdict of the passport that one travels on; `look` where there is none yet. */
export type VisaTask =
  | 'look'
  | 'register'
  | 'eta'
  | 'etias'
  | 'e-visa'
  | 'on-arrival'
  | 'visa'
  | 'refused'
  | `check-${Entry['need']}`

export type Dated = {
  task: Task
  says: Exclude<Task, 'visa'> | `visa.${VisaTask}`
  by: IsoDate
  isLate: boolean
}

/** A country where planes are changed, and what the passport that is best there meets; null where nothing is known. */
export type Stop = { country: string; entry: Entry | null }

/** What is asked for online beforehand although no visa is needed, by the notes of the table. */
const REGISTERED = ['ease', 'imuga', 'eta-mz', 'registration', 'sc-authorisation', 'sr-fee']

/** What has to be done about the visa; null where the answer is certain and nothing is asked before the journey. */
export function visaTaskOf(met: Entry | null): VisaTask | null {
  if (met === null) return 'look'
  const { need, certain, kindCertain, notes } = met
  if (need === 'citizen') return null
  if (!certain) return `check-${need}`
  if (need === 'visa-free') return notes.some((note) => REGISTERED.includes(note)) ? 'register' : null
  if (need === 'required') return 'visa'
  if (!kindCertain) return `check-${need}`
  if (need === 'not-admitted') return 'refused'
  return need
}

/** What has to be met by somebody who only changes planes: the rule of the border only where that holds for them too. */
export function metInTransit(entry: Entry, country: string): Entry {
  const holds: readonly Transit[] = ['clearance', 'visa', 'refused']
  if (holds.includes(transitOf(entry, country))) return entry
  return { ...entry, need: 'visa-free', certain: true, kindCertain: true, notes: [] }
}

/** The stops at which changing planes may ask for something beforehand. */
export function stopsThatAsk(stops: readonly Stop[]): string[] {
  const isFree = (transit: Transit) => transit === 'free' || transit === 'clearance-to-leave'
  return stops
    .filter(({ country, entry }) => entry === null || !isFree(transitOf(entry, country)))
    .map(({ country }) => country)
}

type Journey = {
  destination: string
  entry: IsoDate
  met: Entry | null
  stops: readonly Stop[]
  /** One's own country, or free movement: nothing is asked for but the passport. */
  isOwnGround?: boolean
  /** No visa, but perhaps ETIAS. */
  asksEtias?: boolean
}

/** Latest days for a journey as of today, soonest first; a day that has gone by is marked, not moved. */
export function listTasks(journey: Journey, today: IsoDate): Dated[] {
  const { destination, entry, met, stops } = journey
  const visa = visaTaskOf(met) ?? (journey.asksEtias ? 'etias' : null)
  const isHome = met?.need === 'citizen' || journey.isOwnGround === true
  const left = new Set<Task>([
    ...(visa === null ? (['visa'] as const) : []),
    ...(stopsThatAsk(stops).length === 0 ? (['transit'] as const) : []),
    ...(isHome || !ENTRY_FORMS[destination] ? (['form'] as const) : []),
    // One's own country lets one in, asks for no way out and for no vaccination.
    ...(isHome ? (['entry-rule', 'onward', 'vaccination'] as const) : []),
  ])
  return TASKS.filter((task) => !left.has(task))
    .map((task): Dated => {
      const by = task === 'visa' ? dayOfVisa(visa ?? 'look', entry) : dayOf(task, entry)
      return { task, says: task === 'visa' ? `visa.${visa ?? 'look'}` : task, by, isLate: by < today }
    })
    .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))
}

const MONTHS = { passport: 4, 'entry-rule': 3 } as const
const DAYS = {
  ...{
    transit: 45,
    vaccination: 42,
    insurance: 30,
    copies: 14,
    onward: 10,
    money: 7,
    form: 2,
    'check-in': 1,
  },
} as const

function dayOf(task: Exclude<Task, 'visa'>, entry: IsoDate): IsoDate {
  if (task === 'passport' || task === 'entry-rule') return addMonths(entry, -MONTHS[task])
  return addDays(entry, -DAYS[task])
}

/** Online answers take hours to days, visas weeks; what is unsure is asked as early as a visa would be. */
function dayOfVisa(visa: VisaTask, entry: IsoDate): IsoDate {
  if (visa === 'e-visa') return addDays(entry, -30)
  if (visa === 'eta' || visa === 'etias') return addDays(entry, -14)
  if (visa === 'register' || visa === 'on-arrival') return addDays(entry, -7)
  return addMonths(entry, -2)
}
