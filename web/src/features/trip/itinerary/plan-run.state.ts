import type { City } from '@tripwright/domain/destination/places'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { isSamePlan } from '@tripwright/domain/trip/plan-view'
import { type TripState, tripFieldsOf } from '@tripwright/domain/trip/sync'
import { useEffect, useRef, useState } from 'react'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import {
  type PlanFormErrors,
  type PlanFormState,
  type PlanWithFacts,
  usePlanning,
} from '#features/trip/planner/index.ts'
import { newTripId } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { itemsOf } from './late-bookings.tsx'

export type PlanRunInput = {
  /** The request to plan; null: the trip is open. */
  run: PlanFormState | null
  cities: readonly City[]
  /** The trip of the plan; null creates a new one. */
  into: TripState | undefined
  onDone: (tripId: string) => void
  onErrors: (errors: PlanFormErrors) => void
}

/** The plan in progress: it starts with new constraints, and becomes the trip when the search ends or is stopped. */
export function usePlanRun(
  { run, cities, into, onDone, onErrors }: PlanRunInput,
  id: string,
  trip: ReturnType<typeof useOpenedTrip>,
) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const [news, setNews] = useState('')
  const names = formats.list(run?.cities.map(({ text }) => text.trim()) ?? [])
  const ownTitle = run ? into && tripFieldsOf(into).title : trip.fields.title
  const title = ownTitle || t('trip.default-title', { days: Number(run?.days) || 1, cities: names })

  function keep(planWithFacts: PlanWithFacts, onDevice = false): void {
    if (onDevice) toast(t('planning.device'))
    if (!trip.keep(planWithFacts, title, into)) return
    const { days, total } = planWithFacts.view.plan
    const stops = days.reduce((sum, day) => sum + day.stops.length, 0)
    const cost = formats.money(total.amount, total.currency)
    setNews(t('planning.news', { stops, days: days.length, cost }))
    onDone(id)
  }
  /** A better plan replaces the one that was cut short, unless the user has changed that. */
  function swap(better: PlanWithFacts, planned: PlanWithFacts): void {
    const adopt = () => trip.keep(better, title, trip.trip)
    const isUntouched = trip.planWithFacts !== null && isSamePlan(trip.planWithFacts.view, planned.view)
    if (!isUntouched)
      toast(t('planning.better.kept'), {
        duration: 20_000,
        action: { label: t('planning.better.use'), onPick: adopt },
      })
    else if (adopt()) toast(t('planning.better'), { kind: 'success' })
  }
  const { planning, isImproving, plan, stop } = usePlanning({
    onPlanned: keep,
    onBetter: swap,
    makeId: newTripId,
  })
  const begun = useRef<PlanFormState>(null)
  useEffect(() => {
    // Once per draft: React runs effects twice in development.
    if (begun.current === run) return
    begun.current = run
    if (run) void plan(run, cities, itemsOf(into))
  })
  const errors = planning.state === 'idle' ? planning.errors : null
  const isRefusedForm = run !== null && errors !== null && Object.keys(errors).length > 0
  useEffect(() => {
    if (errors && isRefusedForm) onErrors(errors)
  }, [errors, isRefusedForm, onErrors])

  return {
    planning,
    isImproving,
    title,
    news,
    keep,
    retry: () => run && void plan(run, cities, itemsOf(into)),
    stop(onNothing: () => void): void {
      const isNothing = planning.state !== 'planning' || planning.planWithFacts === null
      stop()
      if (isNothing) onNothing()
    },
  }
}
