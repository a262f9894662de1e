import { type PointOfInterest, placesMessages } from '@tripwright/domain/destination/places'
import { itineraryPageMessages, type TimeSpan } from '@tripwright/domain/trip/itinerary'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { matchesName } from './plan-facts.state.ts'
import { useDuration, useHoursText } from './time-text.state.ts'

/** A place to choose: its distance, and its opening hours (null while unknown). */
export type PickablePlace = { place: PointOfInterest; metres: number; spans: readonly TimeSpan[] | null }
type PlacePickerProps = {
  title: string
  closeLabel: string
  candidates: readonly PickablePlace[]
  onPick: (place: PointOfInterest) => void
  onClose: () => void
}

const MAX_SHOWN = 30

/** A sheet to choose a place from, best first, with opening hours; typing filters it. */
export function PlacePicker({ title, closeLabel, candidates, onPick, onClose }: PlacePickerProps) {
  const t = useText(placesMessages)
  const [text, setText] = useState('')
  const matches = candidates.filter(({ place }) => matchesName(place, text))
  return (
    <Sheet isOpen={true} onDismiss={onClose} title={title} closeLabel={closeLabel}>
      <TextField
        label={t('pick.search')}
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="sr-only" aria-live="polite">
        {t('pick.count', { count: matches.length })}
      </p>
      {matches.length === 0 ? <p className="text-muted">{t('pick.none')}</p> : null}
      <ul className="grid">
        {matches.slice(0, MAX_SHOWN).map((candidate) => (
          <CandidateRow key={candidate.place.id} {...candidate} onPick={() => onPick(candidate.place)} />
        ))}
      </ul>
    </Sheet>
  )
}

function CandidateRow({ place, metres, spans, onPick }: PickablePlace & { onPick: () => void }) {
  const t = useText(placesMessages)
  const ofPage = useText(itineraryPageMessages)
  const duration = useDuration()
  const hours = useHoursText()
  const distance = useMeasures().way(metres)
  return (
    <li className="border-hairline border-b">
      <Button
        variant="ghost"
        className="w-full justify-start! rounded-none px-1! text-start!"
        onClick={onPick}
      >
        <span className="grid min-w-0 gap-0.5 py-1">
          <span className="sr-only">{t('pick.choose', { name: place.name })}</span>
          <bdi className="wrap-anywhere" aria-hidden="true">
            {place.name}
          </bdi>
          <span className="font-normal font-text text-muted text-sm">
            {ofPage(`category.${place.category}`)} · {duration(place.minutes)} ·{' '}
            {t('pick.near', { distance })}
            {place.hoursAssumed && place.confidence === 'low' ? ` · ${t('hours.assumed')}` : null}
          </span>
          {/* Reserves the space of the hours. */}
          <span
            className={clsx(
              'tabular min-h-lh font-normal font-text text-sm',
              spans?.length === 0 && 'text-signal',
            )}
          >
            {spans ? hours(spans) : null}
          </span>
        </span>
      </Button>
    </li>
  )
}
