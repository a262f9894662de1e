import { bookingsOf } from '@tripwright/domain/trip/bookings'
import { FLIGHT_RULES, FLIGHT_RULES_READ, flightRulesMessages } from '@tripwright/domain/trip/plan-view'
import type { TripState } from '@tripwright/domain/trip/sync'
import { useId } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

/** What goes into which bag on a flight, for a trip that has one. */
export function FlightRules({ trip }: { trip: TripState }) {
  const t = useText(flightRulesMessages)
  const formats = useFormats()
  const title = useId()
  if (!bookingsOf(trip).some(({ kind }) => kind === 'flight')) return null
  return (
    <section aria-labelledby={title} className="grid max-w-3xl gap-3 border-ink border-t pt-3">
      <div className="grid gap-1">
        <h3 id={title} className="text-xl">
          {t('title')}
        </h3>
        <p className="text-muted text-sm">
          {t('text')}{' '}
          {t('read', {
            when: formats.date(new Date(FLIGHT_RULES_READ), { dateStyle: 'long', timeZone: 'UTC' }),
          })}
        </p>
      </div>
      <ul>
        {FLIGHT_RULES.map(({ rule, source }) => (
          <li key={rule} className="grid gap-0.5 border-hairline border-b py-2 last:border-b-0">
            <span className="font-semibold">{t(`rule.${rule}`)}</span>
            <span>{t(`rule.${rule}.text`)}</span>
            <a
              href={source.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 w-fit items-center text-sm underline"
            >
              {t('source', { source: source.name })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
