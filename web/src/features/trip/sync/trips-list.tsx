import { groupTrips, type TripSummary, tripsMessages } from '@tripwright/domain/trip/sync'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useSession } from '#platform/session.ts'
import { textOf, useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { TripCard } from './trip-card.tsx'
import { leaveSharedTrip, loadMoreTrips, reloadTrips, useTrips } from './trip-list.state.ts'
import { changeTrip, newTripId, undo } from './trips.state.ts'

/** An example town that a user without a trip can plan with one click. */
export type ExampleTown = { name: string; lat: number; lon: number }

type TripsListProps = {
  example: ExampleTown
  /** What comes next in the trip that comes first. */
  nextOf?: (tripId: string) => ReactNode
}

/** The trips of the current user: of the account, or of this device. Offline the last known ones. */
export function TripsList({ example, nextOf }: TripsListProps) {
  const t = useText(tripsMessages)
  const { status, trips, pendingIds, hasMore, asOf } = useTrips()
  const session = useSession()

  if (status === 'loading') return <TripsSkeleton />
  if (status === 'failed')
    return (
      <EmptyState
        title={t('list.title')}
        action={<Button onClick={() => void reloadTrips()}>{t('list.retry')}</Button>}
      >
        {t('list.failed')}
      </EmptyState>
    )
  if (trips.length === 0) return <EmptyTrips example={example} />
  const today = localDate(new Date())
  const groups = groupTrips(trips, today)
  return (
    <div className="grid gap-5">
      {(['upcoming', 'drafts', 'past'] as const).map((group) => (
        <Group key={group} title={t(`list.${group}`)} trips={groups[group]}>
          {(trip) => (
            <TripCard
              key={trip.id}
              trip={trip}
              today={today}
              next={trip === groups.upcoming[0] ? nextOf?.(trip.id) : undefined}
              isPending={session.state === 'signed-in' && pendingIds.includes(trip.id)}
              onDelete={() => deleteTrip(trip)}
              onLeave={() => void leave(trip)}
            />
          )}
        </Group>
      ))}
      {asOf ? <p className="text-muted text-sm">{t('list.stale', { date: asOf })}</p> : null}
      {session.state === 'signed-out' ? <p className="text-muted text-sm">{t('list.on-device')}</p> : null}
      {hasMore ? (
        <Button variant="outline" onClick={() => void loadMoreTrips()}>
          {t('list.more')}
        </Button>
      ) : null}
    </div>
  )
}

type GroupProps = { title: string; trips: TripSummary[]; children: (trip: TripSummary) => ReactNode }

function Group({ title, trips, children }: GroupProps) {
  if (trips.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3>{title}</h3>
      <ul className="grid gap-4 lg:grid-cols-2">{trips.map(children)}</ul>
    </section>
  )
}

function EmptyTrips({ example }: { example: ExampleTown }) {
  const t = useText(tripsMessages)
  const title = t('empty.example', { place: example.name })

  function make() {
    const id = newTripId()
    const fields = { title, days: 3, status: 'draft', planSource: 'hand', places: [example] }
    changeTrip(
      id,
      Object.entries(fields).map(([field, value]) => ({ itemId: id, field, value })),
    )
  }

  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <div className="grid justify-items-start gap-3">
          <strong>
            <bdi>{title}</bdi>
          </strong>
          <div className="flex flex-wrap gap-2">
            <Button onClick={make}>{t('empty.action')}</Button>
            <Link href="/itinerary" className={buttonClass({ variant: 'outline' })}>
              {t('empty.plan')}
            </Link>
          </div>
        </div>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}

function TripsSkeleton() {
  const t = useText(tripsMessages)
  return (
    <Loading label={t('list.loading')} className="grid gap-4 lg:grid-cols-2">
      {[1, 2].map((row) => (
        <Skeleton key={row} className="h-36" />
      ))}
    </Loading>
  )
}

function deleteTrip({ id, title }: TripSummary): void {
  if (!changeTrip(id, [{ itemId: id, field: 'deleted', value: true }]).ok) return
  const name = title || textOf(tripsMessages, 'card.untitled')
  toast(textOf(tripsMessages, 'deleted', { title: name }), {
    action: { label: textOf(tripsMessages, 'undo'), onPick: () => void undo(id) },
  })
}

async function leave({ id, title }: TripSummary): Promise<void> {
  const refused = await leaveSharedTrip(id)
  const name = title || textOf(tripsMessages, 'card.untitled')
  if (refused === null) toast(textOf(tripsMessages, 'left', { title: name }))
  else toast(refused, { kind: 'error' })
}

// The date on the traveller's calendar, wherever that is.
function localDate(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
