import { bookingsOf, bookingTitle, type TripBooking } from '@tripwright/domain/trip/bookings'
import { packingListMessages } from '@tripwright/domain/trip/plan-view'
import type { Baggage, TripState } from '@tripwright/domain/trip/sync'
import Pencil from 'lucide-react/icons/pencil'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { changeTrip, useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

const MOST = { pieces: 20, kg: 100, cabinKg: 100 } as const
type BaggagePart = keyof typeof MOST

/** What each flight of a trip takes along, as its ticket says: no fact of ours knows it, so the person enters it. */
export function TripBaggage({ trip }: { trip: TripState }) {
  const t = useText(packingListMessages)
  const mayEdit = useMayEdit()
  const title = useId()
  const flights = bookingsOf(trip).filter(({ kind }) => kind === 'flight')
  return (
    <section aria-labelledby={title} className="grid max-w-3xl gap-3 border-ink border-t pt-3">
      <div className="grid gap-1">
        <h3 id={title} className="text-xl">
          {t('baggage.title')}
        </h3>
        <p className="text-muted text-sm">{t(flights.length > 0 ? 'baggage.text' : 'baggage.none')}</p>
      </div>
      {flights.length > 0 ? (
        <ul>
          {flights.map((flight) => (
            <FlightBaggage key={flight.id} tripId={trip.id} flight={flight} />
          ))}
        </ul>
      ) : mayEdit ? (
        <p>
          <Link
            href={`/itinerary?trip=${trip.id}#bookings`}
            className="inline-flex min-h-11 items-center underline"
          >
            {t('baggage.add-flight')}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

type FlightBaggageProps = { tripId: string; flight: TripBooking }

function FlightBaggage({ tripId, flight }: FlightBaggageProps) {
  const mayEdit = useMayEdit()
  const t = useText(packingListMessages)
  const text = useBaggageText()
  const [isEditing, setIsEditing] = useState(false)
  const name = bookingTitle(flight)
  return (
    <li className="grid gap-2 border-hairline border-b py-1 last:border-b-0">
      <div className="flex min-h-11 items-start gap-2">
        <div className="min-w-0 flex-1 py-2">
          <bdi className="wrap-anywhere font-semibold">{name}</bdi>
          <p className="text-muted text-sm">{flight.baggage ? text(flight.baggage) : t('baggage.unknown')}</p>
        </div>
        {mayEdit && !isEditing ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('baggage.edit', { flight: name })}
            onClick={() => setIsEditing(true)}
          >
            <Pencil aria-hidden="true" />
          </Button>
        ) : null}
      </div>
      {isEditing ? (
        <BaggageEditor
          baggage={flight.baggage ?? {}}
          onSave={(value) => void changeTrip(tripId, [{ itemId: flight.id, field: 'baggage', value }])}
          onClose={() => setIsEditing(false)}
        />
      ) : null}
    </li>
  )
}

type BaggageEditorProps = {
  baggage: Baggage
  /** Null: what was entered is taken out again. */
  onSave: (baggage: Baggage | null) => void
  onClose: () => void
}

function BaggageEditor({ baggage, onSave, onClose }: BaggageEditorProps) {
  const t = useText(packingListMessages)
  const [draft, setDraft] = useState({
    pieces: textOf(baggage.pieces),
    kg: textOf(baggage.kg),
    cabinKg: textOf(baggage.cabinKg),
  })
  const [isChecked, setIsChecked] = useState(false)
  const parts = [
    ['pieces', 'baggage.field.pieces'],
    ['kg', 'baggage.field.kg'],
    ['cabinKg', 'baggage.field.cabin'],
  ] as const
  function save(): void {
    setIsChecked(true)
    if (parts.some(([part]) => isWrong(part, draft[part]))) return
    const filled = parts.flatMap(([part]) =>
      draft[part].trim() === '' ? [] : [[part, Number(draft[part])] as const],
    )
    onSave(filled.length === 0 ? null : Object.fromEntries(filled))
    onClose()
  }
  return (
    <form
      ref={focusOnce}
      noValidate
      className="grid gap-3 pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        {parts.map(([part, label]) => (
          <TextField
            key={part}
            label={t(label)}
            inputMode="numeric"
            autoComplete="off"
            value={draft[part]}
            error={isChecked && isWrong(part, draft[part]) ? t('baggage.wrong') : undefined}
            onChange={({ target }) => setDraft({ ...draft, [part]: target.value })}
          />
        ))}
      </div>
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function useBaggageText(): (baggage: Baggage) => string {
  const t = useText(packingListMessages)
  const formats = useFormats()
  const weight = (kg: number) => formats.number(kg, { style: 'unit', unit: 'kilogram' })
  return ({ pieces, kg, cabinKg }) => {
    const checked =
      pieces === undefined
        ? []
        : [pieces === 0 ? t('baggage.pieces.none') : t('baggage.pieces', { count: pieces })]
    return formats.list([
      ...checked,
      ...(kg === undefined || pieces === 0 ? [] : [t('baggage.each', { weight: weight(kg) })]),
      ...(cabinKg === undefined ? [] : [t('baggage.cabin', { weight: weight(cabinKg) })]),
    ])
  }
}

function textOf(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}

function isWrong(part: BaggagePart, text: string): boolean {
  if (text.trim() === '') return false
  const value = Number(text.trim())
  return !Number.isInteger(value) || value < (part === 'pieces' ? 0 : 1) || value > MOST[part]
}

// The person has just asked for the fields.
function focusOnce(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}
