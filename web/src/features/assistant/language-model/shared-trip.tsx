import { tripInQuestion } from '@tripwright/domain/assistant/conversation'
import {
  languageModelMessages,
  type TripContext,
  tripContextOf,
} from '@tripwright/domain/assistant/language-model'
import { parseClock } from '@tripwright/domain/base/dates'
import { tripName } from '@tripwright/domain/trip/sync'
import { useEffect } from 'react'
import { useTrip, useTrips } from '#features/trip/sync/index.ts'
import { removeStored, useStored, writeStored } from '#platform/storage.ts'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { setSharedTrip } from './shared-trip.state.ts'

const KEY = 'assistant-shared-trip'

/** Lets a model read the trip that is on, else the next, and shows all that is sent of it. The yes is for this trip alone. */
export function SharedTrip() {
  const t = useText(languageModelMessages)
  const { status, trips } = useTrips()
  const summary = tripInQuestion(trips, { today: today(), date: null })
  const { status: loaded, trip } = useTrip(summary?.id ?? null)
  const isShared = useStored(KEY) === summary?.id
  const context = summary && loaded === 'ready' ? tripContextOf(tripName(summary), trip) : null
  const sent = isShared && context ? JSON.stringify(context) : null
  useEffect(() => {
    setSharedTrip(sent === null ? null : JSON.parse(sent))
    return () => setSharedTrip(null)
  }, [sent])

  if (status === 'loading') return null
  if (!summary) return <p className="text-muted text-sm">{t('trip.none')}</p>
  return (
    <>
      <Checkbox
        label={t('trip.share')}
        hint={t('trip.share.hint')}
        checked={isShared}
        onChange={({ target }) => (target.checked ? writeStored(KEY, summary.id) : removeStored(KEY))}
      />
      {context ? <SentTrip context={context} /> : null}
    </>
  )
}

function SentTrip({ context: { name, days } }: { context: TripContext }) {
  const t = useText(languageModelMessages)
  const formats = useFormats()
  const clock = useClock()
  return (
    <details className="text-sm">
      <summary className="min-h-9 py-1.5 text-muted">
        <bdi>{t('trip.sent', { trip: name })}</bdi>
      </summary>
      <ul className="grid gap-2 py-2">
        {days.map(({ date, lines }) => (
          <li key={date} className="grid gap-0.5">
            <span className="font-semibold">
              {formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })}
            </span>
            <p dir="auto" className="tabular whitespace-pre-line wrap-anywhere">
              {lines
                .map(({ time, name: what }) =>
                  time === null ? what : `${clock(parseClock(time) ?? 0)} ${what}`,
                )
                .join('\n')}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
