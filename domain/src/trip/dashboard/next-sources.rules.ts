import { addDays, type IsoDate } from '../../base/dates.ts'
import { answerDeadline, type CompensationClaim } from '../../claims/compensation/index.ts'
import { DOCUMENT_REMINDER_DAYS, type DocumentKind } from '../../documents/vault/index.ts'
import { type TripSummary, tripName } from '../sync/index.ts'
import type { Action } from './next-action.rules.ts'
import type { EndingDocument, NextJourney } from './reminders.rules.ts'
import type { Tickets } from './tickets.rules.ts'

/** A trip is listed from a month before it begins. */
const TRIP_DAYS = 30
/** Tickets are listed two months ahead and due two weeks before: our choice, for places that sell out. */
const TICKETS_FROM_DAYS = 60
const TICKETS_BY_DAYS = 14
const TASK_DAYS = 30
const CLAIM_DAYS = 90
const TRIAL_DAYS = 3
/** A document that expired longer ago is not listed. */
const ENDED_DAYS = 60

export function tripActions(trips: readonly TripSummary[], today: IsoDate): Action[] {
  return trips.flatMap(({ startDate, endDate, ...trip }): Action[] => {
    if (startDate === null || startDate > addDays(today, TRIP_DAYS) || (endDate ?? startDate) < today)
      return []
    const isUnderWay = startDate < today
    const about = { kind: 'trip' as const, trip: tripName(trip), until: isUnderWay ? endDate : null }
    return [{ id: `trip ${trip.id}`, due: isUnderWay ? today : startDate, path: pathOf(trip), about }]
  })
}

export function ticketActions(
  tickets: readonly (Tickets & { trip: TripSummary })[],
  today: IsoDate,
): Action[] {
  return tickets.flatMap(({ trip, names, day }): Action[] => {
    const [place = ''] = names
    if (day < today || day > addDays(today, TICKETS_FROM_DAYS)) return []
    const by = addDays(day, -TICKETS_BY_DAYS)
    const about = { kind: 'tickets' as const, place, more: names.length - 1, day }
    // A trip planned after that day shows it as due today, not as overdue.
    return [{ id: `tickets ${trip.id}`, due: by < today ? today : by, path: pathOf(trip), about }]
  })
}

/** One action per journey: its soonest task and the number of later ones. The first of duplicate journeys counts. */
export function journeyActions(journeys: readonly NextJourney[], today: IsoDate): Action[] {
  const byId = new Map<string, Action>()
  for (const { destination, entry, stops, tasks } of journeys) {
    const id = `journey ${destination} ${entry}`
    const [first] = tasks
    if (!first || byId.has(id) || entry < today || first.by > addDays(today, TASK_DAYS)) continue
    const words = { says: first.says, destination, entry, stops, more: tasks.length - 1 }
    const to = destination === '' ? '' : `to=${destination}&`
    byId.set(id, {
      id,
      due: first.by,
      path: `/documents?${to}entry=${entry}#tasks`,
      about: { kind: 'task', ...words },
    })
  }
  return [...byId.values()]
}

export function documentActions(documents: readonly EndingDocument[], today: IsoDate): Action[] {
  const [ahead = 0] = DOCUMENT_REMINDER_DAYS
  return documents.flatMap(({ kind, expires }): Action[] => {
    if (expires < addDays(today, -ENDED_DAYS) || expires > addDays(today, ahead)) return []
    const about = { kind: 'document' as const, document: kind }
    return [{ id: `document ${kind} ${expires}`, due: expires, path: pageOf(kind), about }]
  })
}

/** `until` is the last day to claim; null when no time limit is known. */
export type ClaimTerm = Pick<CompensationClaim, 'id' | 'title' | 'state' | 'history'> & {
  until: IsoDate | null
}

export function claimActions(claims: readonly ClaimTerm[], today: IsoDate): Action[] {
  return claims.flatMap(({ id, title, state, history, until }): Action[] => {
    // An expired claim needs no action.
    if (state === 'paid' || (until !== null && until < today)) return []
    const claimAction = (kind: 'claim-draft' | 'claim-sent' | 'claim-open', due: IsoDate | null) => [
      { id: `claim ${id}`, due, path: '/flight-compensation#claims', about: { kind, title } },
    ]
    if (state === 'draft') return claimAction('claim-draft', until)
    if (state === 'sent') return claimAction('claim-sent', answerDeadline({ state, history }))
    return until !== null && until <= addDays(today, CLAIM_DAYS) ? claimAction('claim-open', until) : []
  })
}

export function trialActions(ends: IsoDate | null, today: IsoDate): Action[] {
  if (ends === null || ends < today || ends > addDays(today, TRIAL_DAYS)) return []
  return [{ id: 'trial', due: ends, path: '/pricing', about: { kind: 'trial' } }]
}

/** An unread alert near a trip. */
export type UnreadAlert = { tripId: string; place: string }

/** One action for all unread alerts, as of today; alerts near past trips are left out. */
export function alertActions(
  alerts: readonly UnreadAlert[],
  trips: readonly TripSummary[],
  today: IsoDate,
): Action[] {
  const over = trips.filter(({ endDate }) => endDate !== null && endDate < today).map(({ id }) => id)
  const left = alerts.filter(({ tripId }) => !over.includes(tripId))
  const [first] = left
  if (!first) return []
  const about = { kind: 'alert' as const, place: first.place, count: left.length }
  return [{ id: 'alerts', due: today, path: '/notifications', about }]
}

const pathOf = ({ id }: Pick<TripSummary, 'id'>) => `/itinerary?trip=${id}`
const pageOf = (kind: DocumentKind) => (kind === 'passport' ? '/documents#passport' : '/documents#vault')
