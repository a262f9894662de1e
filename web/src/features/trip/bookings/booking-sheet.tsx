import type { City } from '@tripwright/domain/destination/places'
import { bookingsMessages, bookingTitle, type TripBooking } from '@tripwright/domain/trip/bookings'
import { BOOKING_KINDS, type BookingKind } from '@tripwright/domain/trip/itinerary'
import type { TripState } from '@tripwright/domain/trip/sync'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type FormEvent, useRef, useState } from 'react'
import { useAirports } from '#features/booking/flights/index.ts'
import { newTripId } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { DetailFields } from './booking-detail-fields.tsx'
import { useBookingEdits } from './booking-edits.state.ts'
import { EndFields, type FieldsProps } from './booking-end-fields.tsx'
import {
  type BookingDefaults,
  type BookingErrors,
  type BookingForm,
  bookingErrors,
  newBookingForm,
  toBookingForm,
  withDefaultEnd,
} from './booking-form.state.ts'

export type BookingSheetProps = {
  trip: TripState
  /** Null: a new one. */
  booking: TripBooking | null
  cities: readonly City[]
  defaults: BookingDefaults
  onClose: () => void
}

/** A booking, new or to be changed: what matters of its kind first, the rest one click away. */
export function BookingSheet({ trip, booking, cities, defaults, onClose }: BookingSheetProps) {
  const t = useText(bookingsMessages)
  const edits = useBookingEdits(trip)
  const { airports } = useAirports()
  const frame = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(() =>
    booking ? toBookingForm(booking, defaults) : newBookingForm('flight', defaults),
  )
  const [errors, setErrors] = useState<BookingErrors>({})
  const wrong = Object.keys(errors).length

  function change(part: Partial<BookingForm>): void {
    const next = withDefaultEnd({ ...form, ...part })
    setForm(next)
    // What was mended is no longer called wrong; what is new is said when it is handed in.
    const left = bookingErrors(next)
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field in left)))
  }
  function changeKind(kind: BookingKind): void {
    const { reference, provider, people, price, currency, note, name, start } = form
    const empty = newBookingForm(kind, { ...defaults, date: start.date || defaults.date })
    change({ ...empty, reference, provider, people, price, currency, note, name })
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = bookingErrors(form)
    setErrors(found)
    if (Object.keys(found).length === 0 && edits.save(booking?.id ?? newTripId(), form, booking)) onClose()
    else requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const errorText = (field: keyof BookingErrors) => errors[field] && t(errors[field])
  const fields: FieldsProps = { form, change, errorText, cities, airports }
  const title = booking ? t('edit', { name: bookingTitle(booking) || t(`kind.${booking.kind}`) }) : t('add')

  return (
    <Sheet isOpen onDismiss={onClose} title={<bdi>{title}</bdi>} closeLabel={t('close')}>
      <form ref={frame} noValidate aria-label={title} onSubmit={submit} className="grid gap-5">
        {wrong > 0 ? (
          <p role="alert" className="flex gap-2 border-signal border-s-4 bg-signal-wash p-3">
            <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-signal" />
            {t('form.wrong', { count: wrong })}
          </p>
        ) : null}
        <SelectField
          label={t('form.kind')}
          name="kind"
          value={form.kind}
          onChange={({ target }) =>
            changeKind(BOOKING_KINDS.find((kind) => kind === target.value) ?? 'event')
          }
        >
          {BOOKING_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <EndFields key={form.kind} {...fields} />
        <DetailFields {...fields} />
        <p className="text-muted text-sm">{t('form.private')}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="mobile:flex-1">
            {t('save')}
          </Button>
          {booking ? (
            <Button
              variant="ghost"
              onClick={() => {
                edits.remove(booking)
                onClose()
              }}
            >
              <Trash2 aria-hidden="true" />
              {t('delete')}
            </Button>
          ) : null}
        </div>
      </form>
    </Sheet>
  )
}
