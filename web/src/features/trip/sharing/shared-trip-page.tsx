import { type SharedTrip, sharingMessages } from '@tripwright/domain/trip/sharing'
import { emptyTrip, mergeServerChanges, summarise, tripName } from '@tripwright/domain/trip/sync'
import { Link } from 'wouter'
import { ReportButton } from '#features/support/reports/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { SharedActions } from './shared-actions.tsx'
import { SharedPlan } from './shared-plan.tsx'
import { useSecret, useSharedTrip } from './shared-trip.state.ts'

const DEFAULT_ART = { lat: 41.8986, lon: 12.4769 }

/** `/shared-trip`: a trip for anybody with its link. The link's secret is the hash of the address. */
export function SharedTripPage() {
  const t = useText(sharingMessages)
  const secret = useSecret()
  const { opened, reload } = useSharedTrip(secret, t('link-dead'))

  if (opened.status === 'loading')
    return (
      <div className="page min-h-dvh py-6">
        <PlanSkeleton />
      </div>
    )
  if (opened.status === 'ready')
    return (
      <SharedView key={opened.shared.trip.id} {...opened} secret={secret} onChange={() => void reload()} />
    )
  const isDead = opened.status === 'dead'
  return (
    <div className="page grid gap-6 py-8">
      <h1>{t(isDead ? 'dead.title' : 'failed.title')}</h1>
      <EmptyState
        title={t('breadcrumb')}
        art={<ContourArt {...DEFAULT_ART} />}
        action={
          isDead ? (
            <Link href="/itinerary" className={buttonClass()}>
              {t('dead.action')}
            </Link>
          ) : (
            <Button onClick={() => void reload()}>{t('failed.action')}</Button>
          )
        }
      >
        <bdi>{opened.message}</bdi>
      </EmptyState>
    </div>
  )
}

type ViewProps = { shared: SharedTrip; asOf: Date | null; secret: string; onChange: () => void }

function SharedView({ shared, asOf, secret, onChange }: ViewProps) {
  const t = useText(sharingMessages)
  const { by, you, trip, unproved } = shared
  const state = mergeServerChanges(emptyTrip(trip.id), trip) ?? emptyTrip(trip.id)
  const title = tripName(summarise(state)) || t('untitled')
  return (
    <div className="page grid min-h-dvh content-start gap-5 py-6">
      <header className="grid gap-3">
        <p className="coordinate wrap-anywhere">{by === '' ? t('by.nobody') : t('by', { name: by })}</p>
        <h1 className="wrap-anywhere text-3xl max-sm:text-2xl">
          <bdi>{title}</bdi>
        </h1>
        <p className="max-w-prose text-muted">
          {t(you === 'reader' ? 'lead' : you === 'owner' ? 'own' : 'member')}
        </p>
        <SharedActions shared={shared} state={state} title={title} secret={secret} onChange={onChange} />
        {asOf ? <Badge tone="signal">{t('as-of', { date: asOf })}</Badge> : null}
      </header>
      <SharedPlan trip={state} unproved={unproved} />
      {you === 'owner' ? null : (
        <footer className="border-hairline border-t pt-4">
          <ReportButton kind="trip" target={secret} />
        </footer>
      )}
    </div>
  )
}
