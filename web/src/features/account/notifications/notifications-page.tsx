import { markRead, notificationsMessages } from '@tripwright/domain/account/notifications'
import { parseAlerts } from '@tripwright/domain/safety/alerts'
import { Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { showUnread } from '#platform/app-badge.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { bodyOf, queueWrite, useWaitingWrites } from '#platform/queue-write.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { toast } from '#ui/toast.ts'
import { applyMarks, type NotificationList, useNotifications } from './notifications.state.ts'

// Lazy, because it is below the list.
const PushDevices = lazyPart(() => import('./push-devices.tsx').then(({ PushDevices }) => PushDevices))
const NotificationSettings = lazyPart(() =>
  import('./notification-settings.tsx').then(({ NotificationSettings }) => NotificationSettings),
)
// Long texts that few people read.
const AlertNote = lazyPart(() => import('./alert-note.tsx').then(({ AlertNote }) => AlertNote))

type Item = NotificationList['notifications'][number]

/** Marks arrive in the order in which they were made. */
const MARKS = 'notification-marks'

/** The notifications of the account; changes in another tab, or a new reply, appear at once. */
export function NotificationsPage() {
  const t = useText(notificationsMessages)
  const formats = useFormats()
  const { called, cachedAt, reload } = useNotifications()
  const waiting = useWaitingWrites(MARKS, reload)
  useEffect(() => onLiveEvent('notifications', () => void reload()), [reload])

  const unread = called.status === 'ready' ? applyMarks(called.value, waiting.map(bodyOf)).unread : null
  useEffect(() => {
    if (unread !== null) showUnread(unread)
  }, [unread])

  async function mark(input: { id?: string; isRead?: boolean }) {
    const delivery = await queueWrite(markRead, input, MARKS)
    if (delivery.state === 'refused') toast(delivery.refusal.message, { kind: 'error' })
    if (delivery.state !== 'queued') await reload()
  }

  return (
    <PageFrame heading={t('heading')} lead={unread === null ? ' ' : t('lead', { unread })}>
      {cachedAt === null ? null : (
        <p role="status" className="mb-4 max-w-prose border-signal border-s-4 bg-signal-wash p-3">
          {t('kept', { at: formats.date(cachedAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      )}
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {(list) => {
          const { notifications } = applyMarks(list, waiting.map(bodyOf))
          if (notifications.length === 0) return <Empty />
          return (
            <div className="grid gap-4">
              {unread !== null && unread > 0 ? (
                <Button variant="outline" className="justify-self-start" onClick={() => void mark({})}>
                  {t('mark.all')}
                </Button>
              ) : null}
              <ul className="border-hairline border-b">
                {notifications.map((item) => (
                  <Row key={item.id} item={item} onMark={(isRead) => void mark({ id: item.id, isRead })} />
                ))}
              </ul>
            </div>
          )
        }}
      </Awaited>
      {/* Without an answer to the first question the second makes no sense. */}
      {called.status === 'ready' && cachedAt === null ? (
        <div className="mt-12 grid items-start gap-12 lg:grid-cols-2 lg:gap-x-16">
          <Suspense fallback={<div className="min-h-96" />}>
            <NotificationSettings />
            <PushDevices />
          </Suspense>
        </div>
      ) : null}
    </PageFrame>
  )
}

function Row({ item, onMark }: { item: Item; onMark: (isRead: boolean) => void }) {
  const t = useText(notificationsMessages)
  const { kind, detail, path, createdAt, isRead } = item
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        {isRead ? null : (
          <p>
            <Badge tone="brand">{t('new')}</Badge>
          </p>
        )}
        {kind === 'trip-alert' ? null : (
          <p className={isRead ? 'wrap-anywhere text-muted' : 'wrap-anywhere font-semibold'}>
            {t(`kind.${kind}`, detail)}
          </p>
        )}
        <Suspense fallback={<div className="min-h-24" />}>
          {parseAlerts(detail).map((alert, index, all) => (
            <AlertNote
              key={`${alert.what} ${alert.url} ${alert.at} ${alert.tripId}`}
              alert={alert}
              isRead={isRead}
              isAlone={kind === 'trip-alert'}
              hasAdvice={all.findIndex(({ what }) => what === alert.what) === index}
            />
          ))}
        </Suspense>
        <time dateTime={createdAt} className="coordinate">
          {t('at', { at: new Date(createdAt) })}
        </time>
      </div>
      <div className="flex flex-wrap gap-2">
        {path === null || path === '/notifications' ? null : (
          <Link
            href={path}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
            onClick={() => onMark(true)}
          >
            {t('open')}
          </Link>
        )}
        <Button variant="ghost" size="sm" onClick={() => onMark(!isRead)}>
          {t(isRead ? 'mark.unread' : 'mark.read')}
        </Button>
      </div>
    </li>
  )
}

function Empty() {
  const t = useText(notificationsMessages)
  return (
    <EmptyState
      title={t('empty.title')}
      art={<ContourArt lat={64.15} lon={-21.94} variant="band" isUnmarked />}
      action={
        <Link href="/support-center" className={buttonClass({ variant: 'secondary' })}>
          {t('empty.action')}
        </Link>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
