import { metresBetween, type Position } from '@tripwright/domain/base/geo'
import { itineraryPageMessages, type Span } from '@tripwright/domain/itinerary'
import type { PointOfInterest } from '@tripwright/domain/places'
import { useEffect, useState } from 'react'
import { askEngine, plain } from '#features/planner/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useClock, useMinutes } from './plan-head.tsx'
import type { Shown } from './planning.state.ts'

/** What a place is looked for: a day to put it on, or a stop to put it in place of. */
export type Wanted = { day: number; instead: { id: string; name: string; poiId: string | null } | null }
type PlaceSheetProps = {
  shown: Shown
  wanted: Wanted
  onPick: (place: PointOfInterest) => void
  onClose: () => void
}

const MOST_SHOWN = 30

/** The places of the guide that are not in the plan, with when they are open that day; those that fit best come first. */
export function PlaceSheet({ shown, wanted, onPick, onClose }: PlaceSheetProps) {
  const t = useText(itineraryPageMessages)
  const [text, setText] = useState('')
  const day = shown.view.plan.days[wanted.day]
  const openings = useOpenings(shown, day?.cityId ?? '', day?.date ?? '')
  const found = usePlaces(shown, wanted, text, openings)
  const title = wanted.instead
    ? t('pick.swap', { name: wanted.instead.name })
    : t('pick.add', { day: wanted.day + 1 })

  return (
    <Sheet isOpen={true} onDismiss={onClose} title={title} closeLabel={t('pick.close')}>
      <TextField
        label={t('pick.search')}
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="sr-only" aria-live="polite">
        {t('pick.count', { count: found.length })}
      </p>
      {found.length === 0 ? <p className="text-muted">{t('pick.none')}</p> : null}
      <ul className="grid">
        {found.slice(0, MOST_SHOWN).map(({ place, metres }) => (
          <PlaceRow
            key={place.id}
            {...{ place, metres, spans: openings[place.id] ?? null }}
            onPick={() => onPick(place)}
          />
        ))}
      </ul>
    </Sheet>
  )
}

type PlaceRowProps = { place: PointOfInterest; metres: number; spans: Span[] | null; onPick: () => void }

function PlaceRow({ place, metres, spans, onPick }: PlaceRowProps) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const clock = useClock()
  const minutes = useMinutes()
  const said = (spans ?? []).map(({ open, close }) =>
    t('stop.open.span', { open: clock(Math.max(0, open)), close: clock(close) }),
  )
  const distance = formats.number(metres / 1000, {
    ...{ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 },
  })
  return (
    <li className="border-hairline border-b">
      <Button
        variant="ghost"
        className="w-full justify-start! rounded-none px-1! text-start!"
        aria-label={t('pick.choose', { name: place.name })}
        onClick={onPick}
      >
        <span className="grid min-w-0 gap-0.5 py-1">
          <bdi className="wrap-anywhere">{place.name}</bdi>
          <span className="font-normal font-text text-muted text-sm">
            {t(`category.${place.category}`)} · {minutes(place.minutes)} · {t('pick.near', { distance })}
          </span>
          {spans ? (
            <span
              className={
                said.length > 0
                  ? 'tabular font-normal font-text text-sm'
                  : 'font-normal font-text text-signal text-sm'
              }
            >
              {said.length > 0 ? t('stop.open', { spans: formats.list(said) }) : t('stop.closed')}
            </span>
          ) : null}
        </span>
      </Button>
    </li>
  )
}

function useOpenings({ named }: Shown, cityId: string, date: string): Record<string, Span[]> {
  const [openings, setOpenings] = useState<Record<string, Span[]>>({})
  useEffect(() => {
    let isWanted = true
    void askEngine(named, { kind: 'openings', cityId, date }).then((found) => isWanted && setOpenings(found))
    return () => {
      isWanted = false
    }
  }, [named, cityId, date])
  return openings
}

/** Open places first, near ones and well-known ones before others; of the kind of what is swapped. */
function usePlaces(
  { view, named }: Shown,
  { day, instead }: Wanted,
  text: string,
  openings: Record<string, Span[]>,
) {
  const plan = view.plan.days[day]
  const guide = named.facts.guides.find(({ city }) => city.id === plan?.cityId)
  if (!plan || !guide) return []
  const taken = new Set(view.plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId)))
  const stop = plan.stops[view.ids[day]?.indexOf(instead?.id ?? '') ?? -1]
  const from: Position = stop ?? plan.stops.at(-1) ?? guide.city
  const said = plain(text)
  const isKind = (place: PointOfInterest) => !stop?.meal || place.meals?.includes(stop.meal)
  const weigh = ({ place, metres }: { place: PointOfInterest; metres: number }) =>
    (openings[place.id]?.length === 0 ? 1e6 : 0) + (isKind(place) ? 0 : 1e5) + metres - place.renown * 250
  return guide.pointsOfInterest
    .filter(
      ({ id, name, nameLocal }) =>
        !taken.has(id) && [name, nameLocal].some((one) => plain(one).includes(said)),
    )
    .map((place) => ({ place, metres: metresBetween(from, place) }))
    .sort((a, b) => weigh(a) - weigh(b))
}
