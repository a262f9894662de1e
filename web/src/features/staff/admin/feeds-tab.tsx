import type { Output } from '@tripwright/domain/base/contract'
import { adminMessages, listFeedStates } from '@tripwright/domain/staff/admin'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'

type Feed = Output<typeof listFeedStates>['feeds'][number]

/** How it stands with what is fetched from others. */
export function FeedsTab() {
  const t = useText(adminMessages)
  const { called, reload } = useCall(listFeedStates, undefined)
  return (
    <Awaited
      called={called}
      loadingLabel={t('loading')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {({ isLive, feeds }) => (
        <div className="grid gap-4">
          {isLive ? null : (
            <p className="max-w-prose border-signal border-s-4 bg-signal-wash p-3">{t('feeds.off')}</p>
          )}
          {isLive && feeds.length === 0 ? <p>{t('feeds.none')}</p> : null}
          <ul>
            {feeds.map((feed) => (
              <FeedRow key={feed.id} feed={feed} />
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

function FeedRow({ feed }: { feed: Feed }) {
  const t = useText(adminMessages)
  const formats = useFormats()
  const { id, url, everyMinutes, fetchedAt, failedAt, failure, nextAt } = feed
  const when = (at: string | null) =>
    at === null ? t('feeds.never') : formats.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const lines = [
    [t('feeds.fetched'), when(fetchedAt)],
    [t('feeds.failed'), failure === null ? when(failedAt) : `${when(failedAt)}: ${failure}`],
    [
      t('feeds.next'),
      nextAt === null ? t('feeds.asked') : `${when(nextAt)}, ${t('feeds.every', { minutes: everyMinutes })}`,
    ],
  ] as const
  return (
    <li className="grid gap-x-6 gap-y-2 border-hairline border-t py-3 md:grid-cols-[16rem_1fr]">
      <div className="grid content-start gap-1">
        <h3 className="font-display font-semibold text-lg">{id}</h3>
        <p className={feed.failures > 0 || fetchedAt === null ? 'font-semibold' : 'text-muted'}>
          <FeedState feed={feed} />
        </p>
      </div>
      <dl className="tabular grid content-start gap-1">
        {lines.map(([name, said]) => (
          <div key={name} className="grid gap-x-3 sm:grid-cols-[8rem_1fr]">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{said}</dd>
          </div>
        ))}
        <div className="wrap-anywhere text-muted text-xs">
          <bdi dir="ltr">{url}</bdi>
        </div>
      </dl>
    </li>
  )
}

function FeedState({ feed: { failures, isLeftAlone, fetchedAt } }: { feed: Feed }) {
  const t = useText(adminMessages)
  if (isLeftAlone) return t('feeds.open', { count: failures })
  if (failures > 0) return t('feeds.failing', { count: failures })
  return t(fetchedAt === null ? 'feeds.waiting' : 'feeds.well')
}
