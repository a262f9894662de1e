import { parseClock } from '@tripwright/domain/base/dates'
import { itineraryPageMessages, type Reason, type Span, type Stop } from '@tripwright/domain/itinerary'
import type { PointOfInterest } from '@tripwright/domain/places'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CloudRain from 'lucide-react/icons/cloud-rain'
import Ellipsis from 'lucide-react/icons/ellipsis'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Lock from 'lucide-react/icons/lock'
import Ticket from 'lucide-react/icons/ticket'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Utensils from 'lucide-react/icons/utensils'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { useClock, useMinutes } from './plan-head.tsx'

/** A stop with all that is said of it. */
export type ShownStop = {
  id: string
  stop: Stop
  number: number
  place: PointOfInterest | null
  rain: PointOfInterest | null
  spans: Span[]
  reasons: Reason[]
  frame: Span
  /** What the checker says against it. */
  broken: string[]
}
/** What can be done to it; none while a plan is still being made. */
export type StopActions = {
  items: MenuItem[]
  grip: ComponentProps<'button'>
  onStep: (by: 1 | -1) => void
  onRain: (() => void) | null
}

/** A stop on the ribbon of its day: when, what, how long it is open, and why. */
export function StopCard({ shown, actions }: { shown: ShownStop; actions: StopActions | null }) {
  const t = useText(itineraryPageMessages)
  const { stop, number, broken } = shown
  const name = useStopName(stop)
  return (
    <div className="grid min-w-0 gap-2 pb-3">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 pt-1">
          <h4 className="wrap-anywhere text-lg">
            <span className="sr-only">{t('stop.number', { number })}: </span>
            <bdi>{name}</bdi>
          </h4>
          <Facts shown={shown} />
        </div>
        {actions ? (
          <div className="-me-2 flex mobile:flex-col">
            <Menu
              button={<Ellipsis aria-hidden="true" />}
              buttonLabel={t('stop.actions', { name })}
              buttonClassName={buttonClass({ variant: 'ghost', size: 'icon' })}
              items={actions.items}
            />
            <button
              type="button"
              {...actions.grip}
              className={buttonClass(
                { variant: 'ghost', size: 'icon' },
                'cursor-grab touch-none text-muted active:cursor-grabbing',
              )}
              aria-label={t('stop.grip', { name })}
              onKeyDown={(event) => stepByKey(event, actions.onStep)}
            >
              <GripVertical aria-hidden="true" />
            </button>
          </div>
        ) : null}
      </div>
      {broken.map((detail) => (
        <p key={detail} className="flex gap-2 border-signal border-s-4 bg-signal-wash p-2 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 text-signal" />
          <span lang="en" dir="auto">
            {detail}
          </span>
        </p>
      ))}
      {shown.place ? <OpenBand shown={shown} /> : null}
      <Why {...{ shown, name, actions }} />
    </div>
  )
}

function stepByKey(event: KeyboardEvent, onStep: (by: 1 | -1) => void): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventDefault()
  onStep(event.key === 'ArrowUp' ? -1 : 1)
}

/** The name of a stop; a meal without a place says where it is taken. */
function useStopName({ kind, poiId, meal = 'lunch', name }: Stop): string {
  const t = useText(itineraryPageMessages)
  return kind === 'meal' && poiId === null
    ? t('stop.meal.anywhere', { meal: t(`stop.meal.${meal}`), name })
    : name
}

function Facts({ shown: { stop, place } }: { shown: ShownStop }) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const minutes = useMinutes()
  const cost = !stop.costKnown
    ? t('stop.price-unknown')
    : stop.cost.amount === 0
      ? t('stop.free')
      : formats.money(stop.cost.amount, stop.cost.currency)
  const length = (parseClock(stop.end) ?? 0) - (parseClock(stop.start) ?? 0)
  return (
    <p className="tabular flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      {stop.meal ? (
        <span className="inline-flex items-center gap-1">
          <Utensils aria-hidden="true" className="size-3.5" />
          {t(`stop.meal.${stop.meal}`)}
        </span>
      ) : place ? (
        <span>{t(`category.${place.category}`)}</span>
      ) : null}
      <span>{minutes(length)}</span>
      <span>{cost}</span>
      {stop.kind === 'booking' ? (
        <Badge tone="brand">
          <Ticket aria-hidden="true" />
          {t('stop.booking')}
        </Badge>
      ) : null}
      {stop.isLocked ? (
        <Badge tone="brand">
          <Lock aria-hidden="true" />
          {t('stop.locked')}
        </Badge>
      ) : null}
      {place?.booking === 'needed' ? <Badge tone="signal">{t('stop.booking.needed')}</Badge> : null}
    </p>
  )
}

const BAND_MARGIN = 60
const A_DAY = 1440

/** The opening hours as a faint band over the day, with the visit on it. */
function OpenBand({ shown: { stop, spans, frame, place } }: { shown: ShownStop }) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const clock = useClock()
  const [from, to] = [frame.open - BAND_MARGIN, frame.close + BAND_MARGIN]
  const part = (minute: number) =>
    (100 * (Math.min(to, Math.max(from, minute)) - from)) / Math.max(1, to - from)
  const [start, end] = [parseClock(stop.start) ?? 0, parseClock(stop.end) ?? 0]
  const box = (open: number, close: number) => ({
    insetInlineStart: `${part(open)}%`,
    width: `${Math.max(0, part(close) - part(open))}%`,
  })
  const isAlways = spans.some(({ open, close }) => open <= 0 && close >= A_DAY)
  const said = spans.map(({ open, close }) =>
    t('stop.open.span', { open: clock(Math.max(0, open)), close: clock(close) }),
  )
  const last = place?.lastEntryMinutes
  const span = spans.find(({ open, close }) => open <= start && end <= close)
  const isInside = span !== undefined
  return (
    <div className="grid gap-1">
      <div className="relative h-2 border-hairline border-b" aria-hidden="true">
        {spans.map(({ open, close }) => (
          <i key={open} className="absolute inset-y-0 rounded-sm bg-wash" style={box(open, close)} />
        ))}
        <i
          className={clsx('absolute inset-y-0 rounded-sm', isInside ? 'bg-brand' : 'bg-signal')}
          style={box(start, end)}
        />
      </div>
      <p className="tabular text-muted text-xs">
        {isAlways
          ? t('stop.open.always')
          : said.length > 0
            ? t('stop.open', { spans: formats.list(said) })
            : t('stop.closed')}
        {last && span ? ` · ${t('stop.last-entry', { time: clock(span.close - last) })}` : null}
      </p>
    </div>
  )
}

type WhyProps = { shown: ShownStop; name: string; actions: StopActions | null }

/** The reasons, the strongest in sight; opened, what the guide knows and where from. */
function Why({ shown: { reasons, place, rain }, name, actions }: WhyProps) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const say = useReason()
  if (reasons.length === 0 && !place) return null
  const [first, second, ...rest] = reasons.map(say)
  return (
    <details className="group text-sm">
      <summary
        className="flex min-h-11 items-center gap-2 pointer-fine:min-h-8"
        aria-label={t('stop.why', { name })}
      >
        <span>{[first, second].filter(Boolean).join(' ') || t('stop.why.title')}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-brand transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-2 border-hairline border-s-2 ps-3">
        {rest.length > 0 ? (
          <ul className="grid gap-1">
            {rest.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : null}
        {place ? (
          <>
            <p className="text-muted" lang="en" dir="auto">
              {place.about}
            </p>
            {place.booking === 'advised' ? <p>{t('stop.booking.advised')}</p> : null}
            <p className="text-muted text-xs">
              {t('stop.checked', {
                date: formats.date(new Date(place.checked), { dateStyle: 'medium', timeZone: 'UTC' }),
                confidence: t(`stop.confidence.${place.confidence}`),
              })}{' '}
              {place.url ? (
                <a href={place.url} rel="noreferrer" target="_blank" className="text-brand underline">
                  {t('stop.website')}
                </a>
              ) : null}
            </p>
          </>
        ) : null}
        {rain ? (
          <p className="flex flex-wrap items-center gap-2">
            <CloudRain aria-hidden="true" className="size-4 text-muted" />
            <span>{t('stop.rain', { name: rain.name })}</span>
            {actions?.onRain ? (
              <Button variant="outline" size="sm" onClick={actions.onRain}>
                {t('stop.rain.swap')}
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
    </details>
  )
}

function useReason(): (reason: Reason) => string {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const clock = useClock()
  return (reason) => {
    switch (reason.why) {
      case 'interest':
        return t('why.interest', { category: t(`category.${reason.category}`) })
      case 'best-known':
        return t('why.best-known', { count: reason.count, city: reason.city })
      case 'on-the-way':
        return t('why.on-the-way', { minutes: reason.minutes })
      case 'only-day':
        return t('why.only-day', { city: reason.city })
      case 'closes-early':
      case 'opens-late':
      case 'before-sunset':
        return t(`why.${reason.why}`, { time: clock(parseClock(reason.time) ?? 0) })
      case 'meal-time':
        return t('why.meal-time', { meal: t(`stop.meal.${reason.meal}`) })
      case 'walk-saves':
        return t('why.walk-saves', { amount: formats.money(reason.amount.amount, reason.amount.currency) })
      default:
        return t(`why.${reason.why}`)
    }
  }
}
