import { bookingsMessages, bookingTitle, type TripBooking } from '@tripwright/domain/trip/bookings'
import { type FieldChange, invertChanges, notOverwritten, type TripState } from '@tripwright/domain/trip/sync'
import { changeTrip, viewOf } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { type BookingForm, bookingChanges, bookingFields } from './booking-form.state.ts'
import { noteEnteredPlace } from './booking-place.state.ts'

/** A whole minute: who deletes the wrong flight looks at the list first. */
const UNDO_MS = 60_000
const TOAST = 'booking-edit'

/** Keeps and deletes bookings; each change says what it came to, and can be taken back for a minute. */
export function useBookingEdits(trip: TripState) {
  const t = useText(bookingsMessages)

  function apply(changes: FieldChange[], summary: string): boolean {
    const before = viewOf(trip.id)
    if (changes.length === 0) return true
    if (!changeTrip(trip.id, changes).ok) {
      toast(t('not-saved'), { kind: 'error', id: TOAST })
      return false
    }
    const takeBack = () => {
      const inverse = notOverwritten(invertChanges(changes, before), changes, viewOf(trip.id))
      if (inverse.length > 0 && changeTrip(trip.id, inverse).ok) toast(t('taken-back'), { id: TOAST })
    }
    const action = { label: t('undo'), onPick: takeBack }
    toast(summary, { id: TOAST, duration: UNDO_MS, kind: 'success', action })
    return true
  }

  return {
    save(id: string, form: BookingForm, before: TripBooking | null): boolean {
      const changes = bookingChanges(id, form, before)
      // The fields are those of a booking: its form has made them.
      const name = bookingTitle({ ...bookingFields(form), id } as TripBooking) || t(`kind.${form.kind}`)
      const { place } = form.start
      if (place === null && form.start.text.trim() !== (before?.startsAt?.place.name ?? ''))
        noteEnteredPlace(id)
      return apply(changes, t(before ? 'changed' : 'added', { name }))
    },
    remove(booking: TripBooking): void {
      const name = bookingTitle(booking) || t(`kind.${booking.kind}`)
      apply([{ itemId: booking.id, field: 'deleted', value: true }], t('deleted', { name }))
    },
  }
}
