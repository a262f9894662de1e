import { sourcesOfGuide } from '@tripwright/domain/destination/gathered-guides'
import { provenanceOfGuides } from '@tripwright/domain/destination/places'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { clsx } from 'clsx'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useOnline } from '#platform/online.ts'
import { useSession } from '#platform/session.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ProvenanceText, useProvenance } from '#ui/provenance.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { GuideSources } from './guide-sources.tsx'
import type { useOpenedTrip } from './opened-trip.state.ts'

/** How many stops have an unknown cost, and count as 0. */
function countUnpriced(plan: PlanWithFacts['view']['plan']): number {
  const stops = plan.days.flatMap((day) => day.stops)
  return stops.filter(({ costKnown, cost, kind }) => !costKnown && cost.amount === 0 && kind !== 'booking')
    .length
}

/** The total cost, and the number of travellers. */
export function PlanTotal({ planWithFacts: { view } }: { planWithFacts: PlanWithFacts }) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const { plan, request } = view
  const { adults, children } = request.travellers
  const least = countUnpriced(plan) > 0
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="coordinate">{t(least ? 'trip.total.least' : 'trip.total')}</span>
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

/** The basis of the plan: time zone, guide, and age. */
export function PlanSource({ planWithFacts: { view, keyedFacts } }: { planWithFacts: PlanWithFacts }) {
  const t = useText(itineraryPageMessages)
  const words = useProvenance()
  const formats = useFormats()
  const { plan, request } = view
  const without = countUnpriced(plan)
  const { guides, rates } = keyedFacts.facts
  const gathered = guides.filter(({ source }) => sourcesOfGuide(source) !== null)
  const ours = guides.filter((guide) => !gathered.includes(guide))
  const zones = request.cities.flatMap(({ id }) => guides.find(({ city }) => city.id === id)?.city.name ?? [])
  const day = (date: string) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="grid max-w-prose gap-2 text-muted text-xs">
      <p>
        {t('trip.zone', { zone: formats.list(zones) })}{' '}
        {ours.length > 0 ? <ProvenanceText of={provenanceOfGuides(ours)} /> : null} {t('trip.estimates')}
        {view.walks[0] ? (
          <>
            {' '}
            {t('trip.streets')} {words(view.walks[0])}
          </>
        ) : null}
        {rates
          ? ` ${t('trip.rates', { date: day(rates.date), source: rates.source, isEstimate: String(rates.isEstimate) })}`
          : null}
        {without > 0 ? ` ${t('trip.total.without', { count: without })}` : null}
      </p>
      {gathered.map((guide) => (
        <GuideSources key={guide.city.id} guide={guide} plan={plan} />
      ))}
    </div>
  )
}

type UndoProps = { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }

/** The action of a key press; in a field the keys edit its text. */
function stepOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping) return null
  const key = event.key.toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo'
  return key === 'z' ? 'undo' : null
}

/** Undo and redo, by button and by Ctrl or Cmd with Z. */
function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoProps) {
  const t = useText(itineraryPageMessages)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (step === null) return
      event.preventDefault()
      if (step === 'redo' && canRedo) onRedo()
      if (step === 'undo' && canUndo) onUndo()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
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

const TITLE_CLASS =
  'h-[1.35em] w-full min-w-0 rounded-sm border-transparent border-b text-3xl leading-[1.3] max-sm:text-2xl'

/** The name of a plan in progress. */
export function PendingTitle({ title }: { title: string }) {
  return (
    <h1 className="min-w-0 flex-1 max-sm:basis-full">
      <span className={clsx(TITLE_CLASS, 'block truncate')} dir="auto">
        {title}
      </span>
    </h1>
  )
}

/** The name of the trip, edited in place: Enter saves it, Escape restores the old one. */
export function TripTitle({ title, onRename }: { title: string; onRename: (title: string) => void }) {
  const t = useText(itineraryPageMessages)
  const [text, setText] = useState(title)
  const [lastTitle, setLastTitle] = useState(title)
  const isGivenUp = useRef(false)
  if (lastTitle !== title) {
    setLastTitle(title)
    setText(title)
  }
  function keep() {
    const next = text.trim()
    if (isGivenUp.current || next === '') setText(title)
    else if (next !== title) onRename(next)
    isGivenUp.current = false
  }
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  // Closing the page while typing fires no blur.
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  return (
    <h1 className="min-w-0 flex-1 max-sm:basis-full">
      <input
        aria-label={t('trip.title')}
        className={clsx(TITLE_CLASS, 'hover:border-rule focus:border-brand')}
        maxLength={200}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          isGivenUp.current = event.key === 'Escape'
          event.currentTarget.blur()
        }}
        onBlur={keep}
      />
    </h1>
  )
}

type PlanHeadProps = UndoProps & {
  /** Null: there is no plan yet. */
  planWithFacts: PlanWithFacts | null
  title: ReactNode
  /** The progress of the planning, or the storage state of the trip. */
  state: ReactNode
  /** The export menu. */
  actions: ReactNode
  /** What comes next in the trip. */
  next: ReactNode
  /** Better plans may follow: nothing comes next yet, but its room is held. */
  isSettling: boolean
  /** Called to change the constraints; null for who may not, who gets no button to change anything. */
  onChange: (() => void) | null
}

/** The name, cost and actions of a trip: of constant height from the first plan on. */
export function PlanHead({
  planWithFacts,
  title,
  state,
  actions,
  next,
  isSettling,
  onChange,
  ...undo
}: PlanHeadProps) {
  const t = useText(itineraryPageMessages)
  return (
    <header className="relative grid gap-3 max-sm:gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {title}
        <div className="flex flex-wrap items-center gap-2 max-sm:basis-full max-sm:justify-between">
          {onChange ? (
            <>
              <UndoButtons {...undo} />
              <Button variant="outline" size="sm" onClick={onChange}>
                {t('trip.change')}
              </Button>
            </>
          ) : null}
          {actions}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid h-9 items-center">
          {planWithFacts ? <PlanTotal planWithFacts={planWithFacts} /> : <Skeleton className="h-7 w-52" />}
        </div>
        {isSettling ? (
          <Fragment key="settling">
            <div className="flex min-h-9 items-center gap-3 max-sm:basis-full max-sm:justify-between lg:min-h-16 pointer-coarse:min-h-11">
              {state}
            </div>
            <div aria-hidden="true" className="h-15 basis-full sm:min-h-16 lg:hidden" />
          </Fragment>
        ) : (
          <Fragment key="settled">
            <div className="flex items-center max-sm:h-6 max-sm:basis-full sm:min-h-9 sm:pointer-coarse:min-h-11">
              {state}
            </div>
            <div className="basis-full empty:hidden lg:flex-1">{next}</div>
          </Fragment>
        )}
      </div>
    </header>
  )
}

type PlanningProgressProps = {
  plans: number
  /** Position in the queue; 0 when the search has begun. */
  place: number
  onStop: () => void
}

/** The position in the queue; then, while better plans may follow, their number so far, and a button that keeps this one. */
export function PlanningProgress({ plans, place, onStop }: PlanningProgressProps) {
  const t = useText(itineraryPageMessages)
  const label =
    place > 0 ? t('planning.waiting', { place }) : t(plans > 0 ? 'planning.label' : 'planning.first')
  return (
    <>
      <span className="tabular text-muted text-sm" aria-live={place > 0 ? 'polite' : 'off'}>
        {label}
        {plans > 0 ? ` · ${t('planning.count', { count: plans })}` : null}
      </span>
      <Button variant="outline" size="sm" onClick={onStop}>
        {t('planning.stop')}
      </Button>
      <progress aria-label={label} className="scale-bar absolute inset-x-0 -bottom-3.5 h-1.5!" />
    </>
  )
}

/** A note that the search was cut short, while a better plan is still searched for. */
export function ImprovingNote() {
  const t = useText(itineraryPageMessages)
  return (
    <p role="status" className="max-w-prose border-signal border-s-4 bg-signal-wash p-3">
      {t('planning.cut')}
    </p>
  )
}

/** Where the trip is stored, and whether all changes were sent. */
export function SyncState({ trip: { opened, isBusy } }: { trip: ReturnType<typeof useOpenedTrip> }) {
  const t = useText(itineraryPageMessages)
  const session = useSession()
  const isOnline = useOnline()
  if (isBusy) return <Badge>{t('trip.replan.busy')}</Badge>
  if (opened.asOf) return <Badge tone="signal">{t('trip.stale', { date: opened.asOf })}</Badge>
  if (session.state === 'signed-out') return <Badge>{t('trip.on-device')}</Badge>
  return (
    <Badge tone={opened.isPending ? 'neutral' : 'brand'}>
      {t(!opened.isPending ? 'trip.saved' : isOnline ? 'trip.saving' : 'trip.pending')}
    </Badge>
  )
}
