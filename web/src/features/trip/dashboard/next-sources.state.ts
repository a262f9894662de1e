import { listReminders } from '@tripwright/domain/documents/vault'
import { isPaid } from '@tripwright/domain/plans/subscription'
import { parseAlerts } from '@tripwright/domain/safety/alerts'
import {
  type NextAction,
  type NextSources,
  nextActions,
  readReminders,
} from '@tripwright/domain/trip/dashboard'
import { useEffect, useState } from 'react'
import { useNotifications } from '#features/account/notifications/index.ts'
import { useSavedJourney } from '#features/documents/entry-rules/index.ts'
import { useSubscriptionLoad } from '#features/plans/subscription/index.ts'
import { useTrips } from '#features/trip/sync/index.ts'
import { today } from '#platform/today.ts'
import { useCachedCall } from '#platform/use-cached-call.ts'
import { useClaimTerms } from './claim-terms.state.ts'
import { useTickets } from './tickets.state.ts'

/** Sources that only an account has; `isReady` once each has loaded or failed. */
export type AccountSources = Pick<NextSources, 'documents' | 'journeys' | 'trialEnds' | 'alerts'> & {
  isReady: boolean
}

/** A guest has none of it. */
export const NO_ACCOUNT: AccountSources = {
  documents: [],
  journeys: [],
  trialEnds: null,
  alerts: [],
  isReady: true,
}

/** The list does not wait longer than this for a source; a later result is added when it arrives. */
const TIMEOUT_MS = 4000

export function useAccountSources(): AccountSources {
  // The facts of a vault that are available while it is locked.
  const reminded = useCachedCall(listReminders, undefined, 'reminders').called
  const [notifications, plan] = [useNotifications().called, useSubscriptionLoad('')]
  const reminders = reminded.status === 'ready' ? reminded.value.reminders : []
  const notes = notifications.status === 'ready' ? notifications.value.notifications : []
  const trial = plan.status === 'ready' && plan.value.is_trial && !isPaid(plan.value) ? plan.value : null
  return {
    ...readReminders(reminders, today()),
    trialEnds: trial?.trial_end ? today(new Date(trial.trial_end)) : null,
    alerts: notes.filter(({ isRead }) => !isRead).flatMap(({ detail }) => parseAlerts(detail)),
    isReady: [reminded, notifications, plan].every(({ status }) => status !== 'loading'),
  }
}

/** The next actions, from all sources of this device and the account; null until they are loaded, or have taken too long. */
export function useNextActions(account: AccountSources): readonly NextAction[] | null {
  const { status, trips } = useTrips()
  const tickets = useTickets(status === 'loading' ? null : trips)
  const [noted, claims] = [useSavedJourney(), useClaimTerms()]
  const isLate = useIsLate()
  const isReady = account.isReady && status !== 'loading' && tickets && noted && claims
  if (!isReady && !isLate) return null
  const passport = noted?.expires ? [{ kind: 'passport' as const, expires: noted.expires }] : []
  return nextActions({
    today: today(),
    trips,
    tickets: tickets ?? [],
    claims: claims ?? [],
    // This device's own actions replace those of mail reminders: it knows which are done.
    journeys: [...(noted ? [noted] : []), ...account.journeys],
    documents: [...account.documents, ...passport],
    trialEnds: account.trialEnds,
    alerts: account.alerts,
  })
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
