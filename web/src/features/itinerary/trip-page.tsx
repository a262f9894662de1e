import { parseClock } from '@tripwright/domain/base/dates'
import { itineraryPageMessages } from '@tripwright/domain/itinerary'
import type { PointOfInterest } from '@tripwright/domain/places'
import type { TripState } from '@tripwright/domain/trips'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { Link } from 'wouter'
import { PlacePicker, useClock } from '#features/places/index.ts'
import { draftOf, type Edit, NEW_DRAFT, type Shown, type WishDraft } from '#features/planner/index.ts'
import { newTripId } from '#features/trips/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { dismissToast, toast } from '#ui/toast.ts'
import { useDrag } from './drag.state.ts'
import { useOpenedTrip } from './opened-trip.state.ts'
import { PlanBoard } from './plan-board.tsx'
import { TripHead } from './plan-head.tsx'
import type { ShownStop, StopActions } from './stop-card.tsx'
import {
  candidatesFor,
  stepTo,
  useOpenings,
  useStopMenu,
  useTelling,
  type Wanted,
} from './stop-changes.state.ts'

type Trip = ReturnType<typeof useOpenedTrip>
/** The wishes of a trip are to be changed; they come as the form holds them. */
type AskAnew = (trip: TripState, wished: WishDraft) => void

/** A trip that is kept: its plan, and everything that can be changed about it. */
export function TripPage({ id, onChangeWishes }: { id: string; onChangeWishes: AskAnew }) {
  const trip = useOpenedTrip(id)
  if (trip.status === 'ready' && trip.shown)
    return <Planned trip={trip} shown={trip.shown} onChangeWishes={onChangeWishes} />
  return <Unplanned trip={trip} onChangeWishes={onChangeWishes} />
}

/** Why there is no plan to show, and what can be done about it. */
function Unplanned({ trip, onChangeWishes }: { trip: Trip; onChangeWishes: AskAnew }) {
  const t = useText(itineraryPageMessages)
  if (trip.status === 'missing' || trip.status === 'failed')
    return (
      <EmptyState
        title={t('trip.missing')}
        action={
          <Link href="/itinerary" className={buttonClass({})}>
            {t('trip.new')}
          </Link>
        }
      >
        {t('trip.missing.text')}
      </EmptyState>
    )
  if (trip.status === 'empty')
    return (
      <EmptyState
        title={trip.fields.title || t('trip.empty')}
        action={
          <Button onClick={() => onChangeWishes(trip.trip, emptyTripDraft(trip))}>{t('form.submit')}</Button>
        }
      >
        {t('trip.empty')}
      </EmptyState>
    )
  if (trip.status === 'no-facts') return <WithoutFacts trip={trip} />
  return (
    <Loading label={t('trip.loading')} className="grid gap-4">
      <Skeleton className="h-14 max-w-96" />
      <Skeleton className="h-13" />
      <Skeleton className="h-[60vh]" />
    </Loading>
  )
}

/** A trip that was made by hand knows where it goes and for how long. */
function emptyTripDraft({ fields }: Trip): WishDraft {
  const cities = (fields.places ?? []).map(({ name }) => ({
    ...{ text: name.split(',')[0] ?? name, nights: '', stay: null },
  }))
  return {
    ...NEW_DRAFT,
    ...(cities.length > 0 && { cities }),
    ...(fields.days && { days: String(Math.min(30, fields.days)) }),
    ...(fields.startDate && { startDate: fields.startDate }),
  }
}

/** The stops as they were saved, when nothing more is known of them. */
function WithoutFacts({ trip: { kept, fields } }: { trip: Trip }) {
  const t = useText(itineraryPageMessages)
  const clock = useClock()
  return (
    <div className="grid gap-4">
      <h1>{fields.title}</h1>
      <p className="border-signal border-s-4 bg-signal-wash p-3">{t('trip.no-facts')}</p>
      <ul className="grid gap-2">
        {kept.map(({ id, day, start, name }) => (
          <li key={id} className="tabular">
            <time>{day}</time> {clock(parseClock(start) ?? 0)} <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

type PlannedProps = { trip: Trip; shown: Shown; onChangeWishes: AskAnew }
const EDIT_TOAST = 'trip-edit'

function Planned({ trip, shown, onChangeWishes }: PlannedProps) {
  const t = useText(itineraryPageMessages)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const tell = useTelling()
  const menu = useStopMenu()
  const days = shown.view.plan.days

  function look(next: Wanted): void {
    // It would lie over what is looked for.
    dismissToast(EDIT_TOAST)
    setWanted(next)
  }
  async function run(edit: Edit): Promise<void> {
    const done = await trip.edit(edit)
    if (!done) {
      if (edit.kind === 'replan') toast(t('trip.replan.none'), { id: EDIT_TOAST, duration: 8000 })
      return
    }
    const { said, broken } = tell(edit, done)
    toast(said, {
      ...{ id: EDIT_TOAST, duration: 8000, kind: broken ? 'error' : 'success' },
      ...(broken && { description: broken }),
      action: { label: t('trip.undo'), onPick: trip.undo },
    })
  }
  function undoOr(isDone: boolean, said: string): void {
    if (isDone) toast(said, { id: EDIT_TOAST })
    else dismissToast(EDIT_TOAST)
  }
  const { drag, gripOf } = useDrag((id, { day, index }) => void run({ kind: 'move', id, day, index }))

  function pick(place: PointOfInterest): void {
    if (!wanted) return
    setWanted(null)
    const { instead, day } = wanted
    if (instead) void run({ kind: 'swap', id: instead.id, poiId: place.id })
    else void run({ kind: 'add', poiId: place.id, day, newId: newTripId() })
  }

  function actionsOf(stop: ShownStop, day: number, index: number): StopActions {
    const step = (by: 1 | -1) => {
      const target = stepTo(days, { day, index }, by)
      return target && (() => void run({ kind: 'move', id: stop.id, ...target }))
    }
    const { rain } = stop
    return {
      items: menu(stop, day, days, {
        step,
        run: (edit) => void run(edit),
        onSwap: () => look({ day, instead: { id: stop.id, name: stop.stop.name } }),
      }),
      grip: gripOf(stop.id, { day, index }),
      onStep: (by) => step(by)?.(),
      onRain: rain ? () => void run({ kind: 'swap', id: stop.id, poiId: rain.id }) : null,
    }
  }

  const footOf = (day: number) => (
    <DayFoot
      {...{ day, days: days.length, isBusy: trip.isBusy }}
      onAdd={() => look({ day, instead: null })}
      onReplan={(which) => void run({ kind: 'replan', days: which })}
    />
  )

  return (
    <div className="grid gap-5">
      <TripHead
        trip={trip}
        shown={shown}
        onUndo={() => undoOr(trip.undo(), t('edit.undone'))}
        onRedo={() => undoOr(trip.redo(), t('edit.redone'))}
        onChange={() => onChangeWishes(trip.trip, draftOf(shown.view.request, shown.named.facts.guides))}
      />
      <PlanBoard shown={shown} drag={drag} actionsOf={actionsOf} footOf={footOf} />
      {wanted ? <PlaceSheet {...{ shown, wanted }} onPick={pick} onClose={() => setWanted(null)} /> : null}
    </div>
  )
}

type PlaceSheetProps = {
  shown: Shown
  wanted: Wanted
  onPick: (place: PointOfInterest) => void
  onClose: () => void
}

/** The places of the guide that are not in the plan, with when they are open that day; those that fit best come first. */
function PlaceSheet({ shown, wanted, onPick, onClose }: PlaceSheetProps) {
  const t = useText(itineraryPageMessages)
  const openings = useOpenings(shown, wanted.day)
  const { instead, day } = wanted
  return (
    <PlacePicker
      title={instead ? t('pick.swap', { name: instead.name }) : t('pick.add', { day: day + 1 })}
      closeLabel={t('pick.close')}
      candidates={candidatesFor(shown, wanted, openings)}
      {...{ onPick, onClose }}
    />
  )
}

type DayFootProps = {
  day: number
  days: number
  isBusy: boolean
  onAdd: () => void
  onReplan: (days: number[]) => void
}

/** What can be done with a whole day. */
function DayFoot({ day, days, isBusy, onAdd, onReplan }: DayFootProps) {
  const t = useText(itineraryPageMessages)
  const rest = Array.from({ length: days - day }, (_, i) => day + i)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {t('day.add')}
      </Button>
      <Button variant="ghost" size="sm" busy={isBusy} onClick={() => onReplan([day])}>
        <RefreshCw aria-hidden="true" />
        {t('trip.replan-day')}
      </Button>
      {rest.length > 1 ? (
        <Button variant="ghost" size="sm" busy={isBusy} onClick={() => onReplan(rest)}>
          {t('trip.replan-rest')}
        </Button>
      ) : null}
    </div>
  )
}
