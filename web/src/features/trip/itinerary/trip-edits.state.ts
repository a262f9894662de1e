import { parseClock } from '@tripwright/domain/base/dates'
import { metresBetween, type Position } from '@tripwright/domain/base/geo'
import { isEatery, type PointOfInterest } from '@tripwright/domain/destination/places'
import type { TimeSpan } from '@tripwright/domain/trip/itinerary'
import { planEditsMessages } from '@tripwright/domain/trip/plan-view'
import { useEffect, useState } from 'react'
import { type PickablePlace, useClock } from '#features/destination/places/index.ts'
import type { EditResult, StopActions, StopView, useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { type DropTarget, useDrag } from '#features/trip/plan-view/index.ts'
import { type Edit, type PlanView, type PlanWithFacts, runEngineTask } from '#features/trip/planner/index.ts'
import { newTripId } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import type { MenuItem } from '#ui/menu.tsx'
import { dismissToast, toast } from '#ui/toast.ts'

const STEP_MINUTES = 15

/** The position of a stop after one step up or down, across days; null at the ends of the trip. */
export function stepTo(days: readonly { stops: unknown[] }[], { day, index }: DropTarget, by: 1 | -1) {
  const count = days[day]?.stops.length ?? 0
  if (index + by >= 0 && index + by < count) return { day, index: index + by }
  const next = days[day + by]
  return next ? { day: day + by, index: by === 1 ? 0 : next.stops.length } : null
}

type MenuHandlers = {
  run: (edit: Edit) => void
  onSwap: () => void
  onEditBooking: (id: string) => void
  step: (by: 1 | -1) => (() => void) | null
}

/** All actions on a stop as menu items, including those of dragging. */
function useStopMenu() {
  const t = useText(planEditsMessages)
  const clock = useClock()
  return (
    { id, stop }: StopView,
    day: number,
    days: PlanView['plan']['days'],
    { run, onSwap, onEditBooking, step }: MenuHandlers,
  ): MenuItem[] => {
    const [start, end] = [parseClock(stop.start) ?? 0, parseClock(stop.end) ?? 0]
    const item = (key: string, label: string, onPick: (() => void) | null) =>
      onPick ? [{ id: key, label, onPick }] : []
    const { bookingId } = stop
    // It is where and when it was booked: that is changed with the booking.
    if (bookingId !== undefined)
      return item('edit', t('change', { name: stop.name }), () => onEditBooking(bookingId))
    const isOther = (to: number) => to !== day && days[to]?.cityId === days[day]?.cityId
    // A booking has a fixed time and place.
    const isFree = stop.kind !== 'booking'
    const lock = stop.isLocked
      ? item('unlock', t('unlock'), () => run({ kind: 'unlock', id }))
      : item('lock', t('lock', { time: clock(start) }), () => run({ kind: 'lock', id }))
    return [
      ...(isFree ? [...lock, ...item('swap', t('swap'), onSwap)] : []),
      ...item('up', t('up'), step(-1)),
      ...item('down', t('down'), step(1)),
      ...[...days.keys()]
        .filter(isOther)
        .flatMap((to) =>
          item(`day-${to}`, t('to-day', { day: to + 1 }), () =>
            run({ kind: 'move', id, day: to, index: null }),
          ),
        ),
      ...[STEP_MINUTES, -STEP_MINUTES].flatMap((by) =>
        item(`length${by}`, t(by > 0 ? 'longer' : 'shorter'), () =>
          run({ kind: 'length', id, minutes: end - start + by }),
        ),
      ),
      ...item('remove', t('remove'), () => run({ kind: 'remove', id })),
    ]
  }
}

const EDIT_MESSAGES = {
  move: 'moved',
  remove: 'removed',
  add: 'added',
  swap: 'swapped',
  lock: 'locked',
  unlock: 'unlocked',
  length: 'length',
} as const

/** Announces the result of an edit, and the rule it broke (null: none). */
function useEditSummary(): (edit: Edit, edited: EditResult) => { summary: string; broken: string | null } {
  const t = useText(planEditsMessages)
  const clock = useClock()
  return (edit, { before, after }) => {
    const faults = (view: PlanView, i: number) => view.checks[i]?.parts.length ?? 0
    const count = after.checks.filter((_, i) => faults(after, i) > faults(before, i)).length
    const broken = count > 0 ? t('edit.broken', { count }) : null
    if (edit.kind === 'replan') return { summary: t('replan.done', { days: edit.days.length }), broken }
    const id = edit.kind === 'add' ? edit.newId : edit.id
    const [was, now] = [findStop(before, id), findStop(after, id)]
    const values = {
      name: (now ?? was)?.stop.name ?? '',
      time: clock(parseClock(now?.stop.start ?? '00:00') ?? 0),
      day: (now?.day ?? 0) + 1,
      old: was?.stop.name ?? '',
      minutes: edit.kind === 'length' ? edit.minutes : 0,
    }
    return { summary: t(`edit.${EDIT_MESSAGES[edit.kind]}`, values), broken }
  }
}

function findStop(view: PlanView, id: string) {
  for (const [day, ids] of view.ids.entries()) {
    const stop = view.plan.days[day]?.stops[ids.indexOf(id)]
    if (stop) return { day, stop }
  }
  return null
}

/** The purpose of the place search: to add to a day, or to replace a stop. */
export type PlacePickTarget = { day: number; instead: { id: string; name: string } | null }

const EDIT_TOAST = 'trip-edit'

/** All that can be done to an opened trip; each change says what it came to, and can be taken back. */
export function useTripEdits(trip: ReturnType<typeof useOpenedTrip>, onEditBooking: (id: string) => void) {
  const t = useText(planEditsMessages)
  const [pickTarget, setPickTarget] = useState<PlacePickTarget | null>(null)
  const summarize = useEditSummary()
  const menu = useStopMenu()
  const days = trip.planWithFacts?.view.plan.days ?? []

  function openPicker(next: PlacePickTarget): void {
    // The toast would cover the list of places.
    dismissToast(EDIT_TOAST)
    setPickTarget(next)
  }
  async function run(edit: Edit): Promise<void> {
    const edited = await trip.edit(edit)
    if (!edited || edited === 'late') {
      const summary = t(edited ? 'replan.late' : 'replan.none')
      if (edit.kind === 'replan') toast(summary, { id: EDIT_TOAST, duration: 8000 })
      return
    }
    const { summary, broken } = summarize(edit, edited)
    toast(summary, {
      id: EDIT_TOAST,
      duration: 8000,
      kind: broken ? 'error' : 'success',
      ...(broken && { description: broken }),
      action: { label: t('undo'), onPick: trip.undo },
    })
  }
  function step(isDone: boolean, summary: string): void {
    if (isDone) toast(summary, { id: EDIT_TOAST })
    else dismissToast(EDIT_TOAST)
  }
  function pick(place: PointOfInterest): void {
    if (!pickTarget) return
    setPickTarget(null)
    const { instead, day } = pickTarget
    if (instead) void run({ kind: 'swap', id: instead.id, poiId: place.id })
    else void run({ kind: 'add', poiId: place.id, day, newId: newTripId() })
  }
  const { drag, gripOf } = useDrag((id, { day, index }) => void run({ kind: 'move', id, day, index }))

  function actionsOf(stop: StopView, day: number, index: number): StopActions {
    const stepBy = (by: 1 | -1) => {
      const target = stepTo(days, { day, index }, by)
      return target && (() => void run({ kind: 'move', id: stop.id, ...target }))
    }
    const onSwap = () => openPicker({ day, instead: { id: stop.id, name: stop.stop.name } })
    const { rain } = stop
    return {
      items: menu(stop, day, days, { step: stepBy, run: (edit) => void run(edit), onSwap, onEditBooking }),
      grip: gripOf(stop.id, { day, index }),
      onStep: (by) => stepBy(by)?.(),
      onRain: rain ? () => void run({ kind: 'swap', id: stop.id, poiId: rain.id }) : null,
    }
  }

  return {
    drag,
    actionsOf,
    pickTarget,
    pick,
    close: () => setPickTarget(null),
    onAdd: (day: number) => openPicker({ day, instead: null }),
    onReplan: (which: number[]) => void run({ kind: 'replan', days: which }),
    onUndo: () => step(trip.undo(), t('edit.undone')),
    onRedo: () => step(trip.redo(), t('edit.redone')),
  }
}

type Openings = Record<string, TimeSpan[]>

/** Opening times of each place of a day's city on that day; empty until they are known. */
export function useOpenings({ view, keyedFacts }: PlanWithFacts, dayIndex: number): Openings {
  const [openings, setOpenings] = useState<Openings>({})
  const { cityId = '', date = '' } = view.plan.days[dayIndex] ?? {}
  useEffect(() => {
    let isWanted = true
    runEngineTask(keyedFacts, { kind: 'openings', cityId, date }).then(
      (openingDays) => isWanted && setOpenings(openingDays),
      // The list is useful without the hours too.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [keyedFacts, cityId, date])
  return openings
}

const CLOSED_WEIGHT = 1e6
const OTHER_KIND_WEIGHT = 1e5
const METRES_PER_RENOWN = 250

/** Open places first; then those of the replaced stop's kind, near ones and well-known ones. */
export function candidatesFor(
  { view, keyedFacts }: PlanWithFacts,
  { day, instead }: PlacePickTarget,
  openings: Openings,
): PickablePlace[] {
  const plan = view.plan.days[day]
  const guide = keyedFacts.facts.guides.find(({ city }) => city.id === plan?.cityId)
  if (!plan || !guide) return []
  const taken = new Set(view.plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId)))
  const stop = instead ? plan.stops[view.ids[day]?.indexOf(instead.id) ?? -1] : undefined
  const from: Position = stop ?? plan.stops.at(-1) ?? guide.city
  const isKind = (place: PointOfInterest) =>
    stop?.meal ? place.meals?.includes(stop.meal) : !stop || !isEatery(place)
  const weigh = ({ place, metres, spans }: PickablePlace) =>
    (spans?.length === 0 ? CLOSED_WEIGHT : 0) +
    (isKind(place) ? 0 : OTHER_KIND_WEIGHT) +
    metres -
    place.renown * METRES_PER_RENOWN
  return guide.pointsOfInterest
    .filter(({ id }) => !taken.has(id))
    .map(
      (place): PickablePlace => ({
        place,
        metres: metresBetween(from, place),
        spans: openings[place.id] ?? null,
      }),
    )
    .sort((a, b) => weigh(a) - weigh(b))
}
