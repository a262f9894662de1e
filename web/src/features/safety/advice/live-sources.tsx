import {
  type EventWithDistance,
  isFeedStale,
  liveMessages,
  type SourceStatus,
} from '@tripwright/domain/safety/advice'
import Newspaper from 'lucide-react/icons/newspaper'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'

/** How often each publisher is polled, in minutes. */
const FEED_INTERVAL_MINUTES: Readonly<Record<string, number>> = {
  usgs: 15,
  gdacs: 15,
  gdelt: 15,
  nhc: 15,
  'usgs-volcanoes': 15,
}
const DEFAULT_INTERVAL_MINUTES = 60
const SHORT = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** The name of a publisher of live reports. */
export function usePublisher(): (id: string) => string {
  const t = useText(liveMessages)
  return (id) => {
    const key = `publisher.${id}`
    return key in liveMessages.texts ? t(key as 'publisher.usgs') : id
  }
}

/** The last response of each publisher, with a note where one has failed for a while. */
export function LiveSources({ sources }: { sources: readonly SourceStatus[] }) {
  const t = useText(liveMessages)
  const formats = useFormats()
  const publisher = usePublisher()
  return (
    <ul className="grid gap-0.5 text-muted text-xs">
      {sources.map(({ id, fetchedAt }) => {
        const name = publisher(id)
        if (fetchedAt === null) return <li key={id}>{t('source.never', { name })}</li>
        const when = formats.date(new Date(fetchedAt), SHORT)
        const isLate = isFeedStale(
          fetchedAt,
          FEED_INTERVAL_MINUTES[id] ?? DEFAULT_INTERVAL_MINUTES,
          Date.now(),
        )
        return (
          <li key={id} className={isLate ? 'font-semibold text-ink' : ''}>
            {t(isLate ? 'source.behind' : 'source.answered', { name, when })}
          </li>
        )
      })}
    </ul>
  )
}

/** Links to the publishers, when nothing is fetched here. */
export function ExternalLinks({
  text,
  links,
}: {
  text: string
  links: readonly (readonly [string, string])[]
}) {
  return (
    <div className="grid gap-1">
      <p className="max-w-prose">{text}</p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(([label, href]) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function isNews({ kind }: Pick<EventWithDistance, 'kind'>): boolean {
  return kind === 'unrest'
}

/** A note beside an event that was neither measured nor declared. */
export function NewsBadge() {
  const t = useText(liveMessages)
  return (
    <Badge>
      <Newspaper aria-hidden="true" />
      {t('news.badge')}
    </Badge>
  )
}

/** A note on the reliability of places in the news. */
export function NewsNote({ events }: { events: readonly EventWithDistance[] }) {
  const t = useText(liveMessages)
  if (!events.some(isNews)) return null
  return <p className="max-w-prose text-muted text-xs">{t('events.news')}</p>
}
