import { leftOutMessages, listLeftOut } from '@tripwright/domain/trip/planner'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useText } from '#platform/text/use-text.ts'

/** The well known sights that a plan does not have, and why: a traveller asks for them first. */
export function LeftOutSights({ planWithFacts: { view, keyedFacts } }: { planWithFacts: PlanWithFacts }) {
  const t = useText(leftOutMessages)
  const { request, plan } = view
  const leftOut = listLeftOut({ request, facts: keyedFacts.facts, plan })
  if (leftOut.length === 0) return null
  return (
    <section aria-labelledby="left-out" className="grid max-w-prose gap-2">
      <h2 id="left-out" className="font-semibold">
        {t('heading')}
      </h2>
      <ul className="grid gap-1 text-sm">
        {leftOut.map(({ place, why }) => (
          <li key={place.id}>
            <bdi className="font-semibold">{place.name}</bdi> <span className="text-muted">{t(why)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
