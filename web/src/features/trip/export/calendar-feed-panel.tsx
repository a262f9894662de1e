import {
  calendarFeedMessages,
  endAccountFeed,
  endTripFeed,
  getAccountFeed,
  getTripFeed,
  makeAccountFeed,
  makeTripFeed,
} from '@tripwright/domain/trip/export'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { saveAuthRedirect } from '#platform/auth-redirect.ts'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CalendarFeed } from './calendar-feed.tsx'

type PanelProps = {
  trip: { id: string; title: string; isPending: boolean }
  onClose: () => void
}

/** The addresses by which a calendar program follows this trip, or all trips of the person. */
export function CalendarFeedPanel({ trip, onClose }: PanelProps) {
  const t = useText(calendarFeedMessages)
  const session = useSession()
  return (
    <Dialog
      isOpen={true}
      onDismiss={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
    >
      {session.state === 'signed-out' ? (
        <GuestFeeds tripId={trip.id} />
      ) : (
        <>
          <p className="border-signal border-s-4 ps-3">{t('warning')}</p>
          <TripFeed trip={trip} />
          <AccountFeed />
        </>
      )}
    </Dialog>
  )
}

function GuestFeeds({ tripId }: { tripId: string }) {
  const t = useText(calendarFeedMessages)
  const [, navigate] = useLocation()
  function signIn() {
    saveAuthRedirect(`/itinerary?trip=${tripId}`)
    navigate('/auth')
  }
  return (
    <>
      <p>{t('guest')}</p>
      <Button className="justify-self-start" onClick={signIn}>
        {t('guest.action')}
      </Button>
    </>
  )
}

function TripFeed({ trip: { id, title, isPending } }: Pick<PanelProps, 'trip'>) {
  const t = useText(calendarFeedMessages)
  const { called, reload, set } = useCall(getTripFeed, { id })
  // A panel that was opened before the server had the trip fills as soon as it has.
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current && !isPending) void reload()
    wasPending.current = isPending
  }, [isPending, reload])
  return (
    <CalendarFeed
      title={t('this.title')}
      about={<bdi>{title}</bdi>}
      called={called}
      failure={t(isPending ? 'waiting' : 'failed')}
      onRetry={() => void reload()}
      onMake={() => call(makeTripFeed, { id })}
      onEnd={() => call(endTripFeed, { id })}
      onChange={set}
    />
  )
}

function AccountFeed() {
  const t = useText(calendarFeedMessages)
  const { called, reload, set } = useCall(getAccountFeed, undefined)
  return (
    <CalendarFeed
      title={t('all.title')}
      about={t('all.text')}
      called={called}
      failure={t('failed')}
      onRetry={() => void reload()}
      onMake={() => call(makeAccountFeed, {})}
      onEnd={() => call(endAccountFeed, undefined)}
      onChange={set}
    />
  )
}
