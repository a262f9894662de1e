import {
  bookingsMessages,
  bookingTitle,
  endsWithPosition,
  type TripBooking,
  textToLookUp,
} from '@tripwright/domain/trip/bookings'
import { placeOnDay } from '@tripwright/domain/trip/plan-view'
import type { TripState } from '@tripwright/domain/trip/sync'
import { useEffect, useRef, useState } from 'react'
import type { StayPlace } from '#features/destination/places/index.ts'
import { changeTrip, undo } from '#features/trip/sync/index.ts'
import { useLocale } from '#platform/text/locale.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { type LookUp, lookUpPlace, takeEnteredPlace } from './booking-place.state.ts'

type BookingPlaceProps = {
  trip: TripState
  booking: TripBooking
  /** The booking is on a day of the plan, which leaves no time for it without a position. */
  isPlanned: boolean
}

/**
 * A booking without a position: its address is looked up once when it was entered, else by a press, and asked about where it is not
 * sure. Offline it is looked up when the network is back.
 */
export function BookingPlace({ trip, booking, isPlanned }: BookingPlaceProps) {
  const t = useText(bookingsMessages)
  const text = textToLookUp(booking)
  const { lookUp, look, take, refuse } = useLookUp(trip, booking)
  const name = bookingTitle(booking) || t(`kind.${booking.kind}`)
  if (text === null) return isPlanned ? <p className="text-muted text-sm">{t('row.unplaced')}</p> : null
  if (lookUp.state === 'asked')
    return (
      <section aria-label={t('place.ask')} className="grid gap-2 border-brand border-s-4 bg-wash p-3">
        <p className="font-semibold text-sm">{t('place.ask')}</p>
        <p className="wrap-anywhere text-sm">
          <bdi>{[...new Set([lookUp.place.name, lookUp.place.address])].filter(Boolean).join(', ')}</bdi>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => take(lookUp.place)}>
            {t('place.yes')}
          </Button>
          <Button size="sm" variant="ghost" onClick={refuse}>
            {t('place.no')}
          </Button>
        </div>
      </section>
    )
  return (
    <div className="grid justify-items-start gap-1">
      <p role="status" className="text-muted text-sm empty:hidden">
        {lookUp.state === 'idle' || lookUp.state === 'sure'
          ? isPlanned
            ? t('place.unplaced')
            : null
          : t(`place.${lookUp.state}`)}
      </p>
      {lookUp.state === 'idle' ? (
        <Button size="sm" variant="outline" aria-label={t('place.find.named', { name })} onClick={look}>
          {t('place.find')}
        </Button>
      ) : null}
    </div>
  )
}

function useLookUp(trip: TripState, booking: TripBooking) {
  const t = useText(bookingsMessages)
  const { locale } = useLocale()
  const [lookUp, setLookUp] = useState<LookUp>({ state: 'idle' })
  const search = useRef<AbortController | null>(null)
  const text = textToLookUp(booking)

  function take({ lat, lon }: StayPlace): void {
    const changes = endsWithPosition(booking, { lat, lon }).map((one) => ({ itemId: booking.id, ...one }))
    if (changes.length === 0 || !changeTrip(trip.id, changes).ok) return
    const name = bookingTitle(booking) || t(`kind.${booking.kind}`)
    toast(t('place.found', { name }), {
      id: 'booking-place',
      kind: 'success',
      action: { label: t('undo'), onPick: () => void undo(trip.id) },
    })
  }
  function look(): void {
    if (text === null) return
    search.current?.abort()
    const own = new AbortController()
    search.current = own
    setLookUp({ state: 'looking' })
    const date = booking.startsAt?.date ?? ''
    void lookUpPlace(text, { near: placeOnDay(trip, date), language: locale, signal: own.signal }).then(
      (next) => {
        if (own.signal.aborted) return
        setLookUp(next)
        if (next.state === 'sure') take(next.place)
      },
    )
  }
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  // Once for each text that was entered.
  useEffect(() => {
    setLookUp({ state: 'idle' })
    if (text !== null && takeEnteredPlace(booking.id)) latest.current()
    return () => search.current?.abort()
  }, [booking.id, text])
  // What was asked without a network is asked again with one.
  useEffect(() => {
    if (lookUp.state !== 'offline') return
    const again = () => latest.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [lookUp.state])
  return { lookUp, look, take, refuse: () => setLookUp({ state: 'none' }) }
}
