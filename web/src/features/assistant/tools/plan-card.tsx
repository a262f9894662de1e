import type { QuestionTurn } from '@tripwright/domain/assistant/chat-history'
import { assistantMessages, type CompanionAnswer } from '@tripwright/domain/assistant/conversation'
import { currencyDecimals } from '@tripwright/domain/base/money'
import { type City, LEAST_REGION_DAYS, routeOfBases } from '@tripwright/domain/destination/places'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { Suspense, useState } from 'react'
import type { PlanFormState } from '#features/trip/planner/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { writeStored } from '#platform/storage.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CardFrame, CardLink, useDateText } from './answer-card.tsx'
import type { SaidTown } from './said-towns.state.ts'

const loadPlannedTrip = () => import('./planned-trip.tsx')
const PlanHere = lazyPart(() => loadPlannedTrip().then(({ PlanHere }) => PlanHere))
const KeptPlan = lazyPart(() => loadPlannedTrip().then(({ KeptPlan }) => KeptPlan))

type PlanAnswer = Extract<CompanionAnswer, { kind: 'plan' }>
type PlanCardProps = {
  card: PlanAnswer
  /** The question; without it, as in a shared conversation, nothing is planned or kept here. */
  turn: QuestionTurn | undefined
}

/** A plan that was asked for: what was understood of it, and after a press the plan itself, which can be kept as a trip. */
export function PlanCard({ card: { intent: asked, cities, month }, turn }: PlanCardProps) {
  const t = useText(assistantMessages)
  const formats = useFormats()
  // A plan takes one of those that a free account has a day, so it is made when somebody asks for it.
  const [isWanted, setIsWanted] = useState(false)
  const intent = withoutPast(asked)
  const names = formats.list(cities.map(({ name }) => name))
  const parts = useWishTexts(intent)
  const isHere = isWanted || turn?.trip !== undefined
  const wish = wishOf(intent, cities)
  const planner = (
    <CardLink href="/itinerary" isQuiet={turn !== undefined} onClick={() => writeStored('plan-wish', wish)}>
      {t('plan.open')}
    </CardLink>
  )
  return (
    <CardFrame title={t('plan.title', { days: intent.days ?? 0, cities: names })}>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {parts.map((one) => (
          <li key={one}>
            <Badge tone="brand">{one}</Badge>
          </li>
        ))}
      </ul>
      {month && intent.startDate !== null && turn?.trip === undefined ? (
        <p className="max-w-prose text-muted text-sm">{t('plan.month')}</p>
      ) : null}
      {isHere ? null : <p className="max-w-prose text-muted text-sm">{t('plan.text')}</p>}
      {turn && isHere ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          {turn.trip === undefined ? (
            <PlanHere wish={wish} names={names} turnId={turn.id} planner={planner} />
          ) : (
            <KeptPlan id={turn.trip} planner={planner} />
          )}
        </Suspense>
      ) : (
        <div className="flex flex-wrap gap-3">
          {turn ? <Button onClick={() => setIsWanted(true)}>{t('plan.here')}</Button> : null}
          {planner}
        </div>
      )}
    </CardFrame>
  )
}

/** An old question may be read again: a day that has passed by then cannot be planned. */
function withoutPast(intent: PlanAnswer['intent']): PlanAnswer['intent'] {
  const isPast = intent.startDate !== null && intent.startDate < today()
  return isPast ? { ...intent, startDate: null } : intent
}

/** What was understood beside the cities and the days. */
function useWishTexts(intent: PlanAnswer['intent']): string[] {
  const t = useText(assistantMessages)
  const categories = useText(itineraryPageMessages)
  const formats = useFormats()
  const day = useDateText()
  return [
    intent.startDate && t('plan.from', { date: day(intent.startDate) }),
    intent.adults && t('plan.adults', { count: intent.adults }),
    intent.children && t('plan.children', { count: intent.children }),
    intent.pace !== 'balanced' && t(`plan.pace.${intent.pace}`),
    intent.stepFree && t('plan.stepFree'),
    ...intent.interests.map((one) => categories(`category.${one}`)),
    intent.budget && t('plan.budget', { sum: formats.money(intent.budget.amount, intent.budget.currency) }),
  ].filter((one) => typeof one === 'string')
}

/**
 * A town without a guide of ours goes along as the list has it, so that nobody has to choose it again; a region as the towns where one
 * sleeps, where the days are enough for two of them.
 */
function toRows(city: City | SaidTown, days: number | null): PlanFormState['cities'] {
  if (!('town' in city)) return [{ text: city.name, nights: '', stay: null }]
  const isRoute = city.bases.length > 1 && days !== null && days >= LEAST_REGION_DAYS
  const towns = isRoute ? routeOfBases(city.bases, days) : [city.town]
  return towns.map((town) => ({ text: town.name, nights: '', stay: null, town }))
}

/** The form of the planner with what was asked for; fields without a value keep theirs. */
function wishOf(intent: PlanAnswer['intent'], cities: PlanAnswer['cities']): Partial<PlanFormState> {
  const { budget, days } = intent
  return {
    cities: cities.flatMap((city) => toRows(city, days)),
    ...(days !== null && { days: String(Math.min(days, 30)) }),
    ...(intent.startDate && { startDate: intent.startDate }),
    ...(intent.adults && { adults: String(intent.adults) }),
    ...(intent.children && { children: String(intent.children) }),
    ...(budget && {
      budget: String(budget.amount / 10 ** currencyDecimals(budget.currency)),
      currency: budget.currency,
    }),
    pace: intent.pace,
    interests: intent.interests,
    ...(intent.diets.length > 0 && { diets: intent.diets }),
    ...(intent.stepFree && { stepFree: true }),
  }
}
