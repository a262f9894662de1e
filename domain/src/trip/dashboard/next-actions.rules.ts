import { addDays, type IsoDate } from '../../base/dates.ts'
import type { TripSummary } from '../sync/index.ts'
import type { Action, ActionSubject } from './next-action.rules.ts'
import {
  alertActions,
  type ClaimTerm,
  claimActions,
  documentActions,
  journeyActions,
  ticketActions,
  trialActions,
  tripActions,
  type UnreadAlert,
} from './next-sources.rules.ts'
import type { EndingDocument, NextJourney } from './reminders.rules.ts'
import type { Tickets } from './tickets.rules.ts'

export type NextAction = Action & { urgency: 'overdue' | 'soon' | 'later' }

/** The data of a device from which next actions are made. Days are in the traveller's time zone. */
export type NextSources = {
  today: IsoDate
  trips: readonly TripSummary[]
  tickets: readonly (Tickets & { trip: TripSummary })[]
  journeys: readonly NextJourney[]
  documents: readonly EndingDocument[]
  claims: readonly ClaimTerm[]
  trialEnds: IsoDate | null
  alerts: readonly UnreadAlert[]
}

export const MAX_ACTIONS = 6
const SOON_DAYS = 7

/** The next actions, soonest first, the ones without a date last; the same for any order of the sources. */
export function nextActions(sources: NextSources): NextAction[] {
  const { today, trips } = sources
  const actions = [
    ...alertActions(sources.alerts, trips, today),
    ...trialActions(sources.trialEnds, today),
    ...ticketActions(sources.tickets, today),
    ...journeyActions(sources.journeys, today),
    ...claimActions(sources.claims, today),
    ...documentActions(sources.documents, today),
    ...tripActions(trips, today),
  ]
  // An action may come from two sources: a passport by its reminder and by the data on this device.
  const once = [...new Map(actions.map((one) => [one.id, one])).values()]
  return once
    .map((one): NextAction => ({ ...one, urgency: urgencyOf(one.due, today) }))
    .sort((a, b) => compare(a.due ?? '~', b.due ?? '~') || rank(a) - rank(b) || compare(a.id, b.id))
    .slice(0, MAX_ACTIONS)
}

function urgencyOf(due: IsoDate | null, today: IsoDate): NextAction['urgency'] {
  if (due === null || due > addDays(today, SOON_DAYS)) return 'later'
  return due < today ? 'overdue' : 'soon'
}

/** The order of actions that are due on the same day. */
const RANKS: readonly ActionSubject['kind'][] = [
  ...(['alert', 'trial', 'tickets', 'task', 'claim-sent', 'claim-draft', 'claim-open'] as const),
  ...(['document', 'trip'] as const),
]
const rank = ({ about }: NextAction) => RANKS.indexOf(about.kind)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
