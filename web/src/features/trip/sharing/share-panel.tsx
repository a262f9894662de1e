import { getSharing, mayManage, sharePanelMessages } from '@tripwright/domain/trip/sharing'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { leaveSharedTrip } from '#features/trip/sync/index.ts'
import { saveAuthRedirect } from '#platform/auth-redirect.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCachedCall } from '#platform/use-cached-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { toast } from '#ui/toast.ts'
import { NewLink } from './new-link.tsx'
import { LinkList, PeopleList, type SharableTrip } from './share-lists.tsx'
import { peopleKey } from './trip-copies.state.ts'

const TripComments = lazyPart(() => import('./trip-comments.tsx').then(({ TripComments }) => TripComments))
const TripHistory = lazyPart(() => import('./trip-history.tsx').then(({ TripHistory }) => TripHistory))

type PanelProps = { trip: SharableTrip; onClose: () => void }

/** Who has a trip: who may manage it makes and revokes links, gives roles and removes people; all see the others, and all but the owner may leave. */
export function SharePanel({ trip, onClose }: PanelProps) {
  const t = useText(sharePanelMessages)
  const session = useSession()
  return (
    <Dialog
      isOpen={true}
      onDismiss={onClose}
      title={t('title')}
      description={<bdi className="wrap-anywhere">{trip.title}</bdi>}
      closeLabel={t('close')}
    >
      {session.state === 'signed-out' ? (
        <GuestPanel trip={trip} />
      ) : (
        <TripPanel trip={trip} onClose={onClose} />
      )}
    </Dialog>
  )
}

function GuestPanel({ trip }: { trip: SharableTrip }) {
  const t = useText(sharePanelMessages)
  const [, navigate] = useLocation()
  function signIn() {
    saveAuthRedirect(`/itinerary?trip=${trip.id}`)
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

function TripPanel({ trip, onClose }: PanelProps) {
  const t = useText(sharePanelMessages)
  const { called, cachedAt, reload, set } = useCachedCall(getSharing, { id: trip.id }, peopleKey(trip.id))
  useEffect(() => onLiveEvent('trips', () => void reload()), [reload])
  // A panel that was opened before the server had the trip fills as soon as it has.
  const wasPending = useRef(trip.isPending)
  useEffect(() => {
    if (wasPending.current && !trip.isPending) void reload()
    wasPending.current = trip.isPending
  }, [trip.isPending, reload])

  if (called.status === 'loading')
    return (
      <Loading label={t('loading')} className="grid gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-12" />
      </Loading>
    )
  if (called.status === 'failed')
    return (
      <>
        <p role="alert">{t(trip.isPending ? 'waiting' : 'failed')}</p>
        <Button variant="outline" className="justify-self-start" onClick={() => void reload()}>
          {t('retry')}
        </Button>
      </>
    )
  const sharing = called.value
  const people = (
    <div className="grid gap-4">
      {cachedAt === null ? null : <p className="text-muted">{t('as-of', { date: new Date(cachedAt) })}</p>}
      {mayManage(sharing.you) ? (
        <>
          {sharing.takenDown ? (
            <div className="grid gap-2 border-signal border-s-4 bg-signal-wash p-3">
              <p>{t('taken-down', { date: new Date(sharing.takenDown.at) })}</p>
              <p className="wrap-anywhere">
                <bdi>{sharing.takenDown.reason}</bdi>
              </p>
            </div>
          ) : (
            <NewLink trip={trip} you={sharing.you} onMade={set} />
          )}
          <LinkList trip={trip} sharing={sharing} onChange={set} />
        </>
      ) : null}
      <PeopleList trip={trip} sharing={sharing} onChange={set} />
      {sharing.you === 'owner' ? null : <Leave trip={trip} onClose={onClose} />}
    </div>
  )
  return (
    <Tabs
      label={t('tabs')}
      items={[
        { id: 'people', label: t('tab.people'), panel: people },
        {
          id: 'comments',
          label: t('tab.comments'),
          panel: (
            <Suspense fallback={<Skeleton className="h-20" />}>
              <TripComments tripId={trip.id} />
            </Suspense>
          ),
        },
        {
          id: 'history',
          label: t('tab.history'),
          panel: (
            <Suspense fallback={<Skeleton className="h-20" />}>
              <TripHistory tripId={trip.id} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}

function Leave({ trip, onClose }: PanelProps) {
  const t = useText(sharePanelMessages)
  const [, navigate] = useLocation()
  // One cannot come back by oneself, so one press is not enough.
  const [isAsked, setIsAsked] = useState(false)
  async function leave() {
    const refused = await leaveSharedTrip(trip.id)
    if (refused !== null) return void toast(t('not-done'), { description: refused, kind: 'error' })
    onClose()
    toast(t('left'))
    navigate('/dashboard')
  }
  return (
    <>
      <p className="text-muted text-sm" aria-live="polite">
        {t(isAsked ? 'leave.sure' : 'leave.hint')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => (isAsked ? void leave() : setIsAsked(true))}>
          {t(isAsked ? 'leave.yes' : 'leave')}
        </Button>
        {isAsked ? (
          <Button variant="ghost" onClick={() => setIsAsked(false)}>
            {t('leave.stay')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
