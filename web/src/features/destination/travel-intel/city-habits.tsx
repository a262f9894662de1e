import type { Provenance } from '@tripwright/domain/base/provenance'
import { type CityHabits, travelIntelMessages } from '@tripwright/domain/destination/travel-intel'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProvenanceText } from '#ui/provenance.tsx'

const TOPICS = ['transport', 'etiquette', 'scams'] as const
type HabitsProps = { habits: CityHabits & Provenance; month: number }

/** Crowds, transport, customs and scams of the city. */
export function CityHabitsPart({ habits, month }: HabitsProps) {
  const t = useText(travelIntelMessages)
  const formats = useFormats()
  const monthName = (one: number) =>
    formats.date(new Date(Date.UTC(2026, one - 1, 1)), { month: 'long', timeZone: 'UTC' })
  const [now = [], others = []] = [true, false].map((isNow) =>
    habits.festivals.filter((one) => (one.month === month) === isNow),
  )
  return (
    <section className="grid gap-3 border-ink border-t pt-3">
      <h3>{t('habits.title')}</h3>
      <dl className="grid gap-2 *:grid *:gap-0.5">
        {now.length > 0 ? (
          <div>
            <dt className="coordinate">{t('habits.festivals')}</dt>
            {now.map(({ name }) => (
              <dd key={name} className="font-semibold">
                <bdi>{name}</bdi>
              </dd>
            ))}
          </div>
        ) : null}
        {TOPICS.map((topic) => (
          <div key={topic} className="border-hairline border-t pt-2">
            <dt className="coordinate">{t(`habits.${topic}`)}</dt>
            <dd lang="en" dir="ltr" className="text-start">
              {habits[topic]}
            </dd>
          </div>
        ))}
        {others.length > 0 ? (
          <div className="border-hairline border-t pt-2">
            <dt className="coordinate">{t('habits.others')}</dt>
            {others.map((one) => (
              <dd key={one.name} className="flex gap-3">
                <span className="w-24 shrink-0 text-muted">{monthName(one.month)}</span>
                <bdi>{one.name}</bdi>
              </dd>
            ))}
          </div>
        ) : null}
      </dl>
      <p className="text-muted text-xs">
        <ProvenanceText of={habits} /> {t('habits.source')}
      </p>
    </section>
  )
}
