import { parseClock } from '@tripwright/domain/base/dates'
import { itineraryPageMessages } from '@tripwright/domain/itinerary'
import type { PointOfInterest } from '@tripwright/domain/places'
import type { TripState } from '@tripwright/domain/trips'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { Link } from 'wouter'
import { draftOf, type Edit, NEW_DRAFT, type WishDraft } from '#features/planner/index.ts'
import { newTripId } from '#features/trips/index.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { MenuItem } from '#ui/menu.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useDrag } from './drag.state.ts'
import { type Edited, useOpenedTrip } from './opened-trip.state.ts'
import { PlaceSheet, type Wanted } from './place-sheet.tsx'
import { PlanBoard } from './plan-board.tsx'
import { News, PlanSums, TripTitle, UndoButtons, useClock } from './plan-head.tsx'
import type { Shown } from './planning.state.ts'
import type { ShownStop, StopActions } from './stop-card.tsx'

type Trip = ReturnType<typeof useOpenedTrip>
/** The wishes of a trip are to be changed; they come as the form holds them. */
type ChangeWishes = (trip: TripState, wished: WishDraft) => void
const STEP_MINUTES = 15

/** A trip that is kept: its plan, and everything that can be changed about it. */
export function TripPage({ id, onChangeWishes }: { id: string; onChangeWishes: ChangeWishes }) {
  const trip = useOpenedTrip(id)
  if (trip.status === 'ready' && trip.shown) return <Planned trip={trip} onChangeWishes={onChangeWishes} />
  return <Unplanned trip={trip} onChangeWishes={onChangeWishes} />
}

/** Why there is no plan to show, and what can be done about it. */
function Unplanned({ trip, onChangeWishes }: { trip: Trip; onChangeWishes: ChangeWishes }) {
  const t = useText(itineraryPageMessages)
  const link = (
    <Link href="/itinerary" className={buttonClass({})}>
      {t('trip.new')}
    </Link>
  )
  if (trip.status === 'missing' || trip.status === 'failed')
    return (
      <EmptyState title={t('trip.missing')} action={link}>
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
    text: name.split(',')[0] ?? name,
    nights: '',
    stay: null,
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

function Planned({ trip, onChangeWishes }: { trip: Trip; onChangeWishes: ChangeWishes }) {
  const t = useText(itineraryPageMessages)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [news, setNews] = useState('')
  const tell = useTelling()
  const clock = useClock()
  const { shown } = trip

  async function run(edit: Edit): Promise<void> {
    const done = await trip.edit(edit)
    setNews(done ? tell(edit, done) : edit.kind === 'replan' ? t('trip.replan.none') : '')
  }
  const { drag, gripOf } = useDrag((id, { day, index }) => void run({ kind: 'move', id, day, index }))
  if (!shown) return null
  const days = shown.view.plan.days

  function pick(place: PointOfInterest): void {
    if (!wanted) return
    setWanted(null)
    const { instead, day } = wanted
    if (instead) void run({ kind: 'swap', id: instead.id, poiId: place.id })
    else void run({ kind: 'add', poiId: place.id, day, newId: newTripId() })
  }

  function actionsOf(stop: ShownStop, day: number, index: number): StopActions {
    const step = (by: 1 | -1) => stepTo(days, { day, index }, by)
    const move = (by: 1 | -1) => {
      const target = step(by)
      if (target) void run({ kind: 'move', id: stop.id, ...target })
    }
    const rain = stop.rain
    return {
      items: menuFor(stop, day, {
        ...{ t, clock },
        days: days.length,
        canUp: step(-1) !== null,
        canDown: step(1) !== null,
        run: (edit) => void run(edit),
        onSwap: () =>
          setWanted({ day, instead: { id: stop.id, name: stop.stop.name, poiId: stop.stop.poiId } }),
        move,
      }),
      grip: gripOf(stop.id, { day, index }),
      onStep: move,
      onRain: rain ? () => void run({ kind: 'swap', id: stop.id, poiId: rain.id }) : null,
    }
  }

  const footOf = (day: number) => (
    <DayFoot
      {...{ day, days: days.length, isBusy: trip.isBusy }}
      onAdd={() => setWanted({ day, instead: null })}
      onReplan={(which) => void run({ kind: 'replan', days: which })}
    />
  )

  return (
    <div className="grid gap-5">
      <TripHead
        {...{ trip, shown, onChangeWishes, setNews }}
        news={trip.isBusy ? t('trip.replan.busy') : news}
      />
      <PlanBoard shown={shown} drag={drag} actionsOf={actionsOf} footOf={footOf} />
      {wanted ? <PlaceSheet {...{ shown, wanted }} onPick={pick} onClose={() => setWanted(null)} /> : null}
    </div>
  )
}

type TripHeadProps = {
  trip: Trip
  shown: Shown
  onChangeWishes: ChangeWishes
  news: string
  setNews: (news: string) => void
}

function TripHead({ trip, shown, onChangeWishes, news, setNews }: TripHeadProps) {
  const t = useText(itineraryPageMessages)
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <TripTitle title={trip.fields.title ?? ''} onRename={trip.rename} />
        <UndoButtons
          canUndo={trip.canUndo}
          canRedo={trip.canRedo}
          onUndo={() => trip.undo() && setNews(t('edit.undone'))}
          onRedo={() => trip.redo() && setNews(t('edit.redone'))}
        />
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChangeWishes(trip.trip, draftOf(shown.view.request, shown.named.facts.guides))}
        >
          {t('trip.change')}
        </Button>
      </div>
      <div className="grid items-end gap-x-6 gap-y-2 desktop:grid-cols-[1fr_1fr]">
        <PlanSums shown={shown} />
        <div className="grid gap-1 desktop:justify-items-end desktop:text-end">
          <News>{news}</News>
          <p>
            <KeptState trip={trip} />
          </p>
        </div>
      </div>
    </header>
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

/** Where a stop goes by one step up or down, over the edge of its day into the next; null at the ends of the trip. */
function stepTo(
  days: readonly { stops: unknown[] }[],
  { day, index }: { day: number; index: number },
  by: 1 | -1,
) {
  const count = days[day]?.stops.length ?? 0
  if (index + by >= 0 && index + by < count) return { day, index: index + by }
  const next = days[day + by]
  if (!next) return null
  return { day: day + by, index: by === 1 ? 0 : next.stops.length }
}

type MenuSetting = {
  clock: (minutes: number) => string
  t: ReturnType<typeof useText<keyof typeof itineraryPageMessages.texts>>
  days: number
  canUp: boolean
  canDown: boolean
  run: (edit: Edit) => void
  onSwap: () => void
  move: (by: 1 | -1) => void
}

/** Everything that the pointer can do to a stop, as words. */
function menuFor({ id, stop }: ShownStop, day: number, setting: MenuSetting): MenuItem[] {
  const { t, clock, days, canUp, canDown, run, onSwap, move } = setting
  const minutes = (parseClock(stop.end) ?? 0) - (parseClock(stop.start) ?? 0)
  const isBooked = stop.kind === 'booking'
  const otherDays = Array.from({ length: days }, (_, i) => i).filter((i) => i !== day)
  const rows: (MenuItem | null)[] = [
    isBooked
      ? null
      : stop.isLocked
        ? { id: 'unlock', label: t('stop.unlock'), onPick: () => run({ kind: 'unlock', id }) }
        : {
            id: 'lock',
            label: t('stop.lock', { time: clock(parseClock(stop.start) ?? 0) }),
            onPick: () => run({ kind: 'lock', id }),
          },
    isBooked ? null : { id: 'swap', label: t('stop.swap'), onPick: onSwap },
    canUp ? { id: 'up', label: t('stop.up'), onPick: () => move(-1) } : null,
    canDown ? { id: 'down', label: t('stop.down'), onPick: () => move(1) } : null,
    ...otherDays.map((to) => ({
      id: `day-${to}`,
      label: t('stop.to-day', { day: to + 1 }),
      onPick: () => run({ kind: 'move', id, day: to, index: 0 }),
    })),
    ...[STEP_MINUTES, -STEP_MINUTES].map((by) => ({
      id: `length${by}`,
      label: t(by > 0 ? 'stop.longer' : 'stop.shorter'),
      onPick: () => run({ kind: 'length', id, minutes: minutes + by }),
    })),
    { id: 'remove', label: t('stop.remove'), onPick: () => run({ kind: 'remove', id }) },
  ]
  return rows.filter((row) => row !== null)
}

/** Where the trip is kept, and whether all of it has got there. */
function KeptState({ trip: { opened } }: { trip: Trip }) {
  const t = useText(itineraryPageMessages)
  const session = useSession()
  if (opened.asOf) return <Badge tone="signal">{t('trip.stale', { date: opened.asOf })}</Badge>
  if (session.state === 'signed-out') return <Badge>{t('trip.on-device')}</Badge>
  return (
    <Badge tone={opened.isPending ? 'neutral' : 'brand'}>
      {t(opened.isPending ? 'trip.pending' : 'trip.saved')}
    </Badge>
  )
}

/** Says what an edit came to, with what it broke. */
function useTelling(): (edit: Edit, edited: Edited) => string {
  const t = useText(itineraryPageMessages)
  const clock = useClock()
  return (edit, { before, after }) => {
    const newlyBroken = after.checks.filter(({ ok }, i) => !ok && before.checks[i]?.ok).length
    const rest = newlyBroken > 0 ? ` ${t('edit.broken', { count: newlyBroken })}` : ''
    if (edit.kind === 'replan') return t('trip.replan.done', { days: edit.days.length })
    const id = edit.kind === 'add' ? edit.newId : edit.id
    const was = find(before, id)
    const now = find(after, id)
    const name = (now ?? was)?.stop.name ?? ''
    const time = clock(parseClock(now?.stop.start ?? '00:00') ?? 0)
    const values = {
      name,
      time,
      day: (now?.day ?? 0) + 1,
      old: was?.stop.name ?? '',
      minutes: edit.kind === 'length' ? edit.minutes : 0,
    }
    const key = (
      {
        move: 'moved',
        remove: 'removed',
        add: 'added',
        swap: 'swapped',
        lock: 'locked',
        unlock: 'unlocked',
        length: 'length',
      } as const
    )[edit.kind]
    return t(`edit.${key}`, values) + rest
  }
}

function find(view: Edited['before'], id: string) {
  for (const [day, ids] of view.ids.entries()) {
    const stop = view.plan.days[day]?.stops[ids.indexOf(id)]
    if (stop) return { day, stop }
  }
  return null
}
