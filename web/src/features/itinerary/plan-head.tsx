import { itineraryPageMessages } from '@tripwright/domain/itinerary'
import { clsx } from 'clsx'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Shown } from '#features/planner/index.ts'
import { useSession } from '#platform/session.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { useOpenedTrip } from './opened-trip.state.ts'

/** What the whole plan costs, and for whom. */
export function PlanSums({ shown: { view } }: { shown: Shown }) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const { plan, request } = view
  const { adults, children } = request.travellers
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="coordinate">{t('trip.total')}</span>
      <strong className="tabular font-display text-2xl">
        {formats.money(plan.total.amount, plan.total.currency)}
      </strong>
      <span className="text-muted text-sm">
        {request.budget
          ? `${t('trip.total.of', { budget: formats.money(request.budget.amount, request.budget.currency) })} · `
          : null}
        {t('trip.people', { count: adults + children })}
      </span>
    </p>
  )
}

/** What the plan rests on: whose clock, which guide, how old. */
export function PlanSource({ shown: { view, named } }: { shown: Shown }) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const { plan, request } = view
  const { guides } = named.facts
  const isPartly = plan.days.some(({ stops }) =>
    stops.some(({ costKnown, kind }) => !costKnown && kind !== 'booking'),
  )
  const asOf = guides.map((guide) => guide.asOf).sort()[0] ?? request.startDate
  const zones = request.cities.flatMap(({ id }) => guides.find(({ city }) => city.id === id)?.city.name ?? [])
  const date = formats.date(new Date(asOf), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <p className="max-w-prose text-muted text-xs">
      {t('trip.zone', { zone: formats.list(zones) })}{' '}
      {t('trip.source', { source: guides[0]?.source ?? '', date })}
      {isPartly ? ` ${t('trip.total.partly')}` : null}
    </p>
  )
}

type UndoProps = { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }

/** Undo and redo, by button and by Ctrl or Cmd with Z. */
function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoProps) {
  const t = useText(itineraryPageMessages)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping) return
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo && canRedo) onRedo()
      else if (!isRedo && canUndo) onUndo()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [canUndo, canRedo, onUndo, onRedo])
  return (
    <div className="flex">
      <Button
        variant="ghost"
        size="icon"
        aria-disabled={!canUndo}
        className={clsx(!canUndo && 'cursor-default! opacity-40')}
        aria-label={t('trip.undo')}
        title={t('trip.undo')}
        onClick={() => canUndo && onUndo()}
      >
        <Undo aria-hidden="true" className="rtl:-scale-x-100" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-disabled={!canRedo}
        className={clsx(!canRedo && 'cursor-default! opacity-40')}
        aria-label={t('trip.redo')}
        title={t('trip.redo')}
        onClick={() => canRedo && onRedo()}
      >
        <Redo aria-hidden="true" className="rtl:-scale-x-100" />
      </Button>
    </div>
  )
}

/** The name of the trip, changed where it stands: Enter keeps it, Escape puts the old one back. */
function TripTitle({ title, onRename }: { title: string; onRename: (title: string) => void }) {
  const t = useText(itineraryPageMessages)
  const [text, setText] = useState(title)
  const [known, setKnown] = useState(title)
  const isGivenUp = useRef(false)
  if (known !== title) {
    setKnown(title)
    setText(title)
  }
  return (
    <h1 className="min-w-0 flex-1 max-sm:basis-full">
      <input
        aria-label={t('trip.title')}
        className="w-full min-w-0 rounded-sm border-transparent border-b text-3xl leading-tight hover:border-rule focus:border-brand max-sm:text-2xl"
        maxLength={200}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          isGivenUp.current = event.key === 'Escape'
          event.currentTarget.blur()
        }}
        onBlur={() => {
          const next = text.trim()
          if (isGivenUp.current || next === '') setText(title)
          else if (next !== title) onRename(next)
          isGivenUp.current = false
        }}
      />
    </h1>
  )
}

/** A line that says what changed, also to who does not see it. */
export function News({ children }: { children: ReactNode }) {
  return (
    <p aria-live="polite" className="min-h-lh text-muted text-sm">
      {children}
    </p>
  )
}

type TripHeadProps = {
  trip: ReturnType<typeof useOpenedTrip>
  shown: Shown
  onUndo: () => void
  onRedo: () => void
  /** The wishes are to be changed. */
  onChange: () => void
}

/** The name of a trip, what it costs, where it is kept, and what can be done with all of it. */
export function TripHead({ trip, shown, onUndo, onRedo, onChange }: TripHeadProps) {
  const t = useText(itineraryPageMessages)
  const { canUndo, canRedo } = trip
  return (
    <header className="grid gap-3 max-sm:gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <TripTitle title={trip.fields.title ?? ''} onRename={trip.rename} />
        <div className="flex items-center gap-2 max-sm:basis-full max-sm:justify-between">
          <UndoButtons {...{ canUndo, canRedo, onUndo, onRedo }} />
          <Button variant="outline" size="sm" onClick={onChange}>
            {t('trip.change')}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <PlanSums shown={shown} />
        <KeptState trip={trip} />
      </div>
    </header>
  )
}

/** Where the trip is kept, and whether all of it has got there. */
function KeptState({ trip: { opened, isBusy } }: Pick<TripHeadProps, 'trip'>) {
  const t = useText(itineraryPageMessages)
  const session = useSession()
  if (isBusy) return <Badge>{t('trip.replan.busy')}</Badge>
  if (opened.asOf) return <Badge tone="signal">{t('trip.stale', { date: opened.asOf })}</Badge>
  if (session.state === 'signed-out') return <Badge>{t('trip.on-device')}</Badge>
  return (
    <Badge tone={opened.isPending ? 'neutral' : 'brand'}>
      {t(opened.isPending ? 'trip.pending' : 'trip.saved')}
    </Badge>
  )
}
