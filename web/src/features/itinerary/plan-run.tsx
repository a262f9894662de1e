import { itineraryMessages, itineraryPageMessages } from '@tripwright/domain/itinerary'
import type { City } from '@tripwright/domain/places'
import type { TripState } from '@tripwright/domain/trips'
import { useEffect, useRef } from 'react'
import {
  dropWish,
  type Refusal,
  type Shown,
  usePlanning,
  type WishDraft,
  type WishErrors,
} from '#features/planner/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Progress } from '#ui/progress.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { keepPlan } from './opened-trip.state.ts'
import { PlanBoard } from './plan-board.tsx'
import { News, PlanSums } from './plan-head.tsx'

type PlanRunProps = {
  draft: WishDraft
  cities: readonly City[]
  /** The trip that the plan is for; a new one when there is none. */
  into: TripState | undefined
  onDone: (tripId: string) => void
  onErrors: (errors: WishErrors) => void
  /** Other wishes are to be planned. */
  onRetry: (draft: WishDraft) => void
  /** Back to the form. */
  onLeave: () => void
}

/** A plan in the making: the first one at once, better ones as they are found, and Stop. */
export function PlanRun({ draft, cities, into, onDone, onErrors, onRetry, onLeave }: PlanRunProps) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const names = formats.list(draft.cities.map(({ text }) => text.trim()))
  const title = t('trip.default-title', { days: Number(draft.days) || 1, cities: names })

  function keep(shown: Shown, onDevice = false): void {
    const id = keepPlan(shown, title, into)
    if (onDevice) toast(t('planning.device'))
    if (id) onDone(id)
  }
  const { planning, plan, stop } = usePlanning(keep)
  const begun = useRef<WishDraft>(null)
  useEffect(() => {
    // Once for each draft: React runs effects twice in development.
    if (begun.current === draft) return
    begun.current = draft
    void plan(draft, cities)
  })
  const errors = planning.state === 'idle' ? planning.errors : null
  const isRefusedForm = errors !== null && Object.keys(errors).length > 0
  useEffect(() => {
    if (errors && isRefusedForm) onErrors(errors)
  }, [errors, isRefusedForm, onErrors])

  if (planning.state === 'failed')
    return (
      <EmptyState
        title={t('planning.failed')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void plan(draft, cities)}>{t('planning.retry')}</Button>
            <Button variant="outline" onClick={onLeave}>
              {t('trip.change')}
            </Button>
          </div>
        }
      >
        {t('planning.failed.kept', {
          message: planning.reason === 'no-facts' ? t('planning.failed.facts') : planning.message,
        })}
      </EmptyState>
    )
  if (planning.state === 'refused')
    return (
      <Refused
        {...{ draft, onRetry, onLeave }}
        refusal={planning.refusal}
        nearest={planning.nearest}
        onTake={(shown) => keep(shown)}
      />
    )
  const shown = planning.state === 'planning' ? planning.shown : null
  const plans = planning.state === 'planning' ? planning.plans : 0
  return (
    <div className="grid gap-5">
      <header className="grid gap-3">
        <h1 className="py-0.5 leading-tight">{t('planning.heading', { cities: names })}</h1>
        <div className="grid h-11 items-center">
          {shown ? <PlanSums shown={shown} /> : <Skeleton className="h-9 max-w-72" />}
        </div>
        <Progress
          label={shown ? t('planning.label') : t('planning.first')}
          count={t('planning.count', { count: plans })}
          cancel={{
            label: t('planning.stop'),
            onPick: () => {
              stop()
              if (!shown) onLeave()
            },
          }}
        />
        <div className="sr-only">
          <News>{shown ? <PlanNews shown={shown} /> : null}</News>
        </div>
      </header>
      {shown ? <PlanBoard shown={shown} isSettling /> : <Skeleton className="h-[70vh]" />}
    </div>
  )
}

function PlanNews({ shown: { view } }: { shown: Shown }) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const { days, total } = view.plan
  const stops = days.reduce((sum, day) => sum + day.stops.length, 0)
  return t('planning.news', { stops, days: days.length, cost: formats.money(total.amount, total.currency) })
}

type RefusedProps = {
  draft: WishDraft
  refusal: Refusal
  nearest: Shown | null
  onTake: (shown: Shown) => void
  onRetry: (draft: WishDraft) => void
  onLeave: () => void
}

/** What cannot be kept together, each with a way out, and under it the plan that gives up least. */
function Refused({ draft, refusal, nearest, onTake, onRetry, onLeave }: RefusedProps) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const say = useWishText()
  const { conflict, dropped } = refusal
  return (
    <div className="grid gap-8">
      <section className="grid gap-4 border border-signal bg-sheet p-5">
        <div role="alert" className="grid gap-1">
          <h1 className="text-2xl">{t('conflict.heading')}</h1>
          <p className="text-muted">{t('conflict.text', { count: conflict.length })}</p>
        </div>
        <ul className="grid">
          {conflict.map((wish) => (
            <li
              key={`${wish.wish} ${wish.index}`}
              className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t py-3"
            >
              <span className="min-w-0 flex-1 font-semibold">{say(wish)}</span>
              <Button variant="outline" size="sm" onClick={() => onRetry(dropWish(draft, wish))}>
                {t('conflict.drop')}
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="ghost" className="justify-self-start" onClick={onLeave}>
          {t('trip.change')}
        </Button>
      </section>
      {nearest ? (
        <section className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3 border-signal border-s-4 bg-signal-wash p-4">
            <div>
              <h2>{t('conflict.nearest')}</h2>
              <p>{t('conflict.nearest.text', { wishes: formats.list(dropped.map(say)) })}</p>
            </div>
            <Button onClick={() => onTake(nearest)}>{t('conflict.nearest.use')}</Button>
          </div>
          <PlanSums shown={nearest} />
          <PlanBoard shown={nearest} />
        </section>
      ) : (
        <p className="text-muted">{t('conflict.none')}</p>
      )}
    </div>
  )
}

/** A wish in the reader's language where its text is known here, else as it was told. */
function useWishText(): (wish: Refusal['conflict'][number]) => string {
  const t = useText(itineraryMessages)
  return ({ key, values, message }) =>
    Object.hasOwn(itineraryMessages.texts, key)
      ? t(key as keyof typeof itineraryMessages.texts, values)
      : message
}
