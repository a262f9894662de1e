import type { TextValues } from '@tripwright/domain/base/text'
import { liveMessages } from '@tripwright/domain/safety/advice'
import {
  type AlertDetail,
  type AlertFormatter,
  alertPath,
  alertsMessages,
  describeAlert,
  publisherKey,
} from '@tripwright/domain/safety/alerts'
import { Link } from 'wouter'
import { type Measures, useMeasures } from '#features/account/preferences/index.ts'
import { type Formats, useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'

type AlertNoteProps = {
  alert: AlertDetail
  isRead: boolean
  /** True for the only alert of its notification, which itself links to the page. */
  isAlone: boolean
  /** Advice is shown once for each kind of danger. */
  hasAdvice: boolean
}

/** An event near a saved trip: distance, severity, advice and source. */
export function AlertNote({ alert, isRead, isAlone, hasAdvice }: AlertNoteProps) {
  const text = useText(alertsMessages)
  const say: AlertFormatter['say'] = (key, values = {}) => text(key, isolated(values))
  const sayLive = useText(liveMessages)
  const formats = useFormats()
  const { distance } = useMeasures()
  const speech = speechOf({ say, sayLive, formats, distance })
  const { title, what, trip, todo, source } = describeAlert(alert, speech, today())
  return (
    <div className="grid gap-1">
      <p className={isRead ? 'wrap-anywhere text-muted' : 'wrap-anywhere font-semibold'}>{title}</p>
      <p>
        {what} {trip}
      </p>
      {hasAdvice ? <p className="border-brand border-s-4 ps-3">{todo}</p> : null}
      <p className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
        {source}
        {isAlone ? null : (
          <Link href={alertPath(alert)} className="inline-flex min-h-11 items-center underline">
            {say('look', { place: alert.place })}
          </Link>
        )}
        <a
          href={alert.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center underline"
        >
          {say('publisher', { publisher: sayLive(publisherKey(alert.source)) })}
        </a>
      </p>
    </div>
  )
}

type LocaleTools = Pick<AlertFormatter, 'say' | 'sayLive'> & Pick<Measures, 'distance'> & { formats: Formats }

function speechOf({ say, sayLive, formats, distance }: LocaleTools): AlertFormatter {
  return {
    say,
    sayLive,
    country: formats.country,
    moment: (iso) => formats.date(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' }),
    day: (iso) => formats.date(new Date(iso), { dateStyle: 'long', timeZone: 'UTC' }),
    kilometres: distance,
    magnitude: (n) => formats.number(n, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
}

/** Names and dates isolated in their own direction: in text of the other direction they would be reordered. */
function isolated(values: TextValues): TextValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]))
}
