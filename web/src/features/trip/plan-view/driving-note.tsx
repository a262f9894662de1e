import { drivingMessages, drivingOf } from '@tripwright/domain/trip/planner'
import { CountryLoader, CountryRoads } from '#features/destination/countries/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useText } from '#platform/text/use-text.ts'

/** What a plan by car does not know, and the rules of the roads that it takes, with their source and date. */
export function DrivingNote({ planWithFacts: { view, keyedFacts } }: { planWithFacts: PlanWithFacts }) {
  const t = useText(drivingMessages)
  const { request, plan } = view
  const driving = drivingOf({ request, facts: keyedFacts.facts, plan })
  if (!driving) return null
  const { countries, withoutRoad } = driving
  const isUnused = countries.length + withoutRoad.length === 0
  return (
    <section aria-labelledby="by-car" className="grid max-w-prose gap-4">
      <h2 id="by-car" className="text-xl">
        {t('heading')}
      </h2>
      <div className="grid gap-2 text-sm">
        {withoutRoad.map(({ from, to }) => (
          <p key={`${from} ${to}`} className="border-signal border-s-4 bg-signal-wash p-3">
            {t('no-road', { from, to })}
          </p>
        ))}
        {countries.length > 1 ? <p>{t('border')}</p> : null}
        {isUnused ? (
          <p>{t('unused')}</p>
        ) : (
          (['estimate', 'costs', 'parking'] as const).map((key) => <p key={key}>{t(key)}</p>)
        )}
      </div>
      {countries.map((code) => (
        <CountryLoader key={code} code={code}>
          {(country) => <CountryRoads country={country} />}
        </CountryLoader>
      ))}
    </section>
  )
}
