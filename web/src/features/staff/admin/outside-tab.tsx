import type { Output } from '@tripwright/domain/base/contract'
import { OUTSIDE_SERVICES } from '@tripwright/domain/base/outside-services'
import { hasFlag } from '@tripwright/domain/base/roles'
import { adminMessages, listOutsideServices, tryOutsideService } from '@tripwright/domain/staff/admin'
import { systemMessages } from '@tripwright/domain/staff/system'
import { Suspense, useState } from 'react'
import { call } from '#platform/call.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { useStaff } from './admin-staff.state.ts'

type Health = Output<typeof listOutsideServices>['services'][number]
type Service = (typeof OUTSIDE_SERVICES)[number]

const SystemState = lazyPart(() =>
  import('#features/staff/system/index.ts').then(({ SystemState }) => SystemState),
)

/** The installation, and every outside service: its purpose, the data it gets, and its state. */
export function OutsideTab() {
  const { role } = useStaff()
  const t = useText(systemMessages)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Suspense fallback={<Skeleton className="h-64" />}>
        <SystemState mayRetry={hasFlag(role, 'admin')} />
      </Suspense>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-ink border-t pt-6">
        <h2>{t('services')}</h2>
        <OutsideServices />
      </section>
    </div>
  )
}

function OutsideServices() {
  const t = useText(adminMessages)
  const { called, reload } = useCall(listOutsideServices, undefined)
  return (
    <Awaited
      called={called}
      loadingLabel={t('loading')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {({ isOutsideOn, services }) => (
        <div className="grid gap-4">
          {isOutsideOn ? null : (
            <p className="max-w-prose border-signal border-s-4 bg-signal-wash p-3">{t('outside.off')}</p>
          )}
          <ul>
            {services.map((health) => (
              <ServiceRow key={health.id} health={health} onTried={() => void reload()} />
            ))}
          </ul>
          <Button variant="outline" className="justify-self-start" onClick={() => void reload()}>
            {t('overview.again')}
          </Button>
        </div>
      )}
    </Awaited>
  )
}

function ServiceRow({ health, onTried }: { health: Health; onTried: () => void }) {
  const t = useText(adminMessages)
  const service = OUTSIDE_SERVICES.find(({ id }) => id === health.id)
  if (!service) return null
  return (
    <li className="grid gap-x-6 gap-y-2 border-hairline border-t py-3 md:grid-cols-[16rem_1fr]">
      <div className="grid content-start justify-items-start gap-1">
        <h3 className="font-display font-semibold text-lg">{service.name}</h3>
        <p className="text-muted text-sm">{t('outside.state', { state: health.state })}</p>
        <p className={health.failures > 0 ? 'font-semibold' : 'text-muted'}>
          <HealthState health={health} />
        </p>
        {health.canTry ? <TryButton service={service} onTried={onTried} /> : null}
      </div>
      <Facts service={service} health={health} />
    </li>
  )
}

function TryButton({ service: { id, name, purpose }, onTried }: { service: Service; onTried: () => void }) {
  const t = useText(adminMessages)
  const [isBusy, setBusy] = useState(false)
  async function tryNow() {
    setBusy(true)
    const response = await call(tryOutsideService, { id })
    setBusy(false)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    const { failures, failure } = response.value
    if (failures > 0) toast(t('outside.not-tried', { name, failure: failure ?? '' }), { kind: 'error' })
    else toast(t('outside.tried', { name }), { kind: 'success' })
    onTried()
  }
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={isBusy}
      aria-label={t('outside.try.name', { name, purpose })}
      onClick={() => void tryNow()}
    >
      {t('outside.try')}
    </Button>
  )
}

function Facts({ service, health }: { service: Service; health: Health }) {
  const t = useText(adminMessages)
  const formats = useFormats()
  const { host, everyMinutes, succeededAt, failedAt, failure, nextAt } = health
  const when = (at: string | null) =>
    at === null ? t('feeds.never') : formats.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const next =
    everyMinutes === null || nextAt === null
      ? t('feeds.asked')
      : `${when(nextAt)}, ${t('feeds.every', { minutes: everyMinutes })}`
  const isAsked = health.state === 'configured' || health.state === 'default'
  const lines: [string, string][] = [
    [t('outside.purpose'), service.purpose],
    [t('outside.sends'), service.sends],
    [t('outside.settings'), service.settings.join(' ')],
  ]
  if (isAsked)
    lines.push(
      [t('feeds.fetched'), when(succeededAt)],
      [t('feeds.failed'), failure === null ? when(failedAt) : `${when(failedAt)}: ${failure}`],
      [t('feeds.next'), next],
    )
  return (
    <div className="grid content-start gap-1">
      <dl className="tabular grid content-start gap-1">
        {lines.map(([name, value]) => (
          <div key={name} className="grid gap-x-3 sm:grid-cols-[8rem_1fr]">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {host === null ? null : (
        <p className="wrap-anywhere text-muted text-xs">
          <bdi dir="ltr">{host}</bdi>
        </p>
      )}
    </div>
  )
}

function HealthState({ health: { state, failures, isLeftAlone, succeededAt } }: { health: Health }) {
  const t = useText(adminMessages)
  if (state === 'silenced' || state === 'not-configured') return null
  if (isLeftAlone) return t('feeds.open', { count: failures })
  if (failures > 0) return t('feeds.failing', { count: failures })
  return t(succeededAt === null ? 'feeds.waiting' : 'feeds.well')
}
