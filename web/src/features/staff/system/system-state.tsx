import type { Output } from '@tripwright/domain/base/contract'
import { readSystem, retryJob, systemMessages } from '@tripwright/domain/staff/system'
import type { ReactNode } from 'react'
import { call } from '#platform/call.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

type System = Output<typeof readSystem>
const DAY_MS = 24 * 60 * 60 * 1000

/** What this installation does in the background, how large it is, and how old its last backup. */
export function SystemState({ mayRetry }: { mayRetry: boolean }) {
  const t = useText(systemMessages)
  const { called, reload } = useCall(readSystem, undefined)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>{t('heading')}</h2>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {(system) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-10 gap-y-6">
              <Storage system={system} />
              <Backup backup={system.backup} asOf={system.asOf} />
              <Part title={t('metrics.title')}>
                <p>{t(system.hasMetrics ? 'metrics.on' : 'metrics.off')}</p>
              </Part>
            </div>
            <Queues queues={system.queues} />
            <FailedJobs jobs={system.failedJobs} mayRetry={mayRetry} onRetried={() => void reload()} />
            <p className="flex flex-wrap items-center gap-4">
              <span className="coordinate">{t('as-of', { at: new Date(system.asOf) })}</span>
              <Button variant="outline" size="sm" onClick={() => void reload()}>
                {t('again')}
              </Button>
            </p>
          </div>
        )}
      </Awaited>
    </section>
  )
}

function Storage({ system: { databaseBytes, files } }: { system: System }) {
  const t = useText(systemMessages)
  const size = useSize()
  const lines = [
    [t('storage.database'), size(databaseBytes)],
    [
      t('storage.files', { place: files.place }),
      t('storage.files.value', { count: files.count, size: size(files.bytes) }),
    ],
  ] as const
  return (
    <Part title={t('storage.title')}>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-hairline border-b py-2">
            <dt>{name}</dt>
            <dd className="tabular text-end font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Backup({ backup, asOf }: Pick<System, 'backup' | 'asOf'>) {
  const t = useText(systemMessages)
  const isOld = backup !== null && Date.parse(asOf) - Date.parse(backup.at) > DAY_MS
  return (
    <Part title={t('backup.title')}>
      <p>
        {backup === null
          ? t('backup.none')
          : t('backup.line', { at: new Date(backup.at), rows: backup.rows, files: backup.files })}
      </p>
      {isOld ? <p className="font-semibold">{t('backup.old')}</p> : null}
    </Part>
  )
}

function Queues({ queues }: Pick<System, 'queues'>) {
  const t = useText(systemMessages)
  return (
    <Part title={t('jobs.title')}>
      {queues.length === 0 ? <p className="text-muted">{t('jobs.none')}</p> : null}
      <dl>
        {queues.map(({ name, ...counts }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-hairline border-b py-2"
          >
            <dt className="wrap-anywhere">
              <bdi dir="ltr">{name}</bdi>
            </dt>
            <dd className="tabular">{t('jobs.line', counts)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

type FailedJobsProps = { jobs: System['failedJobs']; mayRetry: boolean; onRetried: () => void }

function FailedJobs({ jobs, mayRetry, onRetried }: FailedJobsProps) {
  const t = useText(systemMessages)
  if (jobs.length === 0) return null
  async function again(id: string) {
    const response = await call(retryJob, { id })
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('failed.retried', { name: response.value.name }), { kind: 'success' })
    onRetried()
  }
  return (
    <Part title={t('failed.title')}>
      {mayRetry ? null : <p className="text-muted text-sm">{t('failed.admin')}</p>}
      <ul>
        {jobs.map(({ id, name, failedAt, error }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b py-3"
          >
            <div className="grid min-w-0 gap-1">
              <p className="wrap-anywhere font-semibold">
                <bdi dir="ltr">{name}</bdi>
              </p>
              <p className="coordinate">{t('failed.at', { at: new Date(failedAt) })}</p>
              <p className="wrap-anywhere text-sm">
                <bdi>{error}</bdi>
              </p>
            </div>
            {mayRetry ? (
              <Button
                variant="outline"
                size="sm"
                aria-label={t('failed.retry.name', { name, at: new Date(failedAt) })}
                onClick={() => void again(id)}
              >
                {t('failed.retry')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  )
}
