import {
  bookingEnds,
  bookingFacts,
  bookingName,
  bookingsBeside,
  bothNames,
  dayEntries,
  type ExportFormatter,
  type ExportTrip,
  exportMessages,
  legText,
  sourceLines,
  spanText,
  stayName,
  stopFacts,
  stopTitle,
  timeText,
} from '@tripwright/domain/trip/export'
import { withReadersClock } from '@tripwright/domain/trip/plan-view'
import { useEffect } from 'react'
import { useText } from '#platform/text/use-text.ts'

type Day = ExportTrip['days'][number]
type PrintedTripProps = {
  trip: ExportTrip
  words: ExportFormatter
  /** The file name of a PDF. */
  name: string
  onPrinted: () => void
}

/** A printed trip: hidden on the screen, alone in print (ADR 0035); rendering it opens the print dialog. */
export function PrintedTrip({ trip, words, name, onPrinted }: PrintedTripProps) {
  const t = useText(exportMessages)
  useEffect(() => {
    const before = document.title
    document.title = name
    addEventListener('afterprint', onPrinted)
    print()
    return () => {
      removeEventListener('afterprint', onPrinted)
      document.title = before
    }
  }, [name, onPrinted])
  const { days, total, people, notes } = trip
  const [first, last] = [days[0], days.at(-1)]
  const beside = bookingsBeside(trip)
  return (
    <article className="print-alone hidden text-ink print:block print:bg-[Canvas] print:[--color-ink:CanvasText] print:[--color-muted:CanvasText] print:[color-scheme:light]">
      <h1 dir="auto">{trip.title || t('untitled')}</h1>
      {first && last ? <p>{t('dates', { from: words.day(first.date), to: words.day(last.date) })}</p> : null}
      {first ? (
        <p>
          {t('total', { cost: words.money(total), people: t('people', { count: people }) })}{' '}
          {trip.isPartlyKnown ? t('total.partly') : null}
        </p>
      ) : null}
      {notes.map((note) => (
        <p key={note} dir="auto">
          {note}
        </p>
      ))}
      {days.map((day) => (
        <PrintedDay key={day.date} day={day} trip={trip} words={words} />
      ))}
      {beside.length > 0 ? (
        <section className="mt-6">
          <h2 className="break-after-avoid border-b">{t('bookings')}</h2>
          <ul className="mt-2 grid gap-2">
            {beside.map((booking) => (
              <li key={booking.id} className="break-inside-avoid">
                <p>
                  <strong>
                    <bdi>{bookingName(booking, words)}</bdi>
                  </strong>
                </p>
                <BookedFacts booking={booking} words={words} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {sourceLines(trip, words).map((line) => (
        <p key={line} className="mt-4 text-[0.8em]">
          {line}
        </p>
      ))}
    </article>
  )
}

function PrintedDay({ day, trip, words }: { day: Day; trip: ExportTrip; words: ExportFormatter }) {
  const t = useText(exportMessages)
  const { number, date, city, transfer, wayBack, stay } = day
  const about = [
    t('day.cost', { cost: words.money(day.cost) }),
    ...(day.isHoliday ? [t('day.holiday')] : []),
    ...(day.closed.length > 0
      ? [t('day.closed', { names: words.list(day.closed.map((place) => bothNames(place, words))) })]
      : []),
    ...day.broken.map((detail) => t('day.broken', { detail: withReadersClock(detail, words.clock) })),
    ...day.notes,
  ]
  return (
    <section className="mt-6">
      <h2 className="break-after-avoid border-b">
        {t('day.title', { number, date: words.day(date), city: bothNames(city, words) })}
      </h2>
      <p className="text-[0.9em]">
        {t('day.zone', { city: city.name, zone: city.zone })} {about.join(' · ')}
      </p>
      {transfer ? (
        <p className="mt-2">
          {t('transfer.title', {
            mode: t(`way.${transfer.mode}`),
            from: transfer.from.name,
            to: transfer.to.name,
          })}
          . {t('transfer.note')}
        </p>
      ) : null}
      <ul className="mt-2 grid gap-2">
        {dayEntries(day, trip).map((entry) =>
          'stop' in entry ? (
            <PrintedStop key={entry.stop.id} stop={entry.stop} words={words} />
          ) : (
            <li key={entry.booking.id} className="break-inside-avoid">
              <p>
                <strong>{timeText(entry.at, words)}</strong>{' '}
                <bdi>{t('name.booking', { name: bookingName(entry.booking, words) })}</bdi>
              </p>
              <BookedFacts booking={entry.booking} words={words} />
            </li>
          ),
        )}
        {wayBack && wayBack.minutes > 0 ? (
          <li className="text-[0.9em]">
            {timeText(wayBack.leaves, words)}{' '}
            {legText(wayBack, null, stayName(stay, city.name, words), words)}
          </li>
        ) : null}
      </ul>
    </section>
  )
}

type Stop = Day['stops'][number]

function PrintedStop({ stop, words }: { stop: Stop; words: ExportFormatter }) {
  return (
    <li className="break-inside-avoid">
      {stop.way && stop.way.minutes > 0 ? (
        <p className="text-[0.9em]">
          {timeText(stop.way.leaves, words)} {legText(stop.way, stop.name, '', words)}
        </p>
      ) : null}
      <p>
        <strong>{spanText(stop, words)}</strong> <bdi>{stopTitle(stop, words)}</bdi>
        {stop.place && stop.place.nameLocal !== stop.place.name ? <bdi> · {stop.place.nameLocal}</bdi> : null}
      </p>
      <p className="text-[0.9em]">{stopFacts(stop, words).join(' · ')}</p>
    </li>
  )
}

type Booking = ExportTrip['bookings'][number]

function BookedFacts({ booking, words }: { booking: Booking; words: ExportFormatter }) {
  return (
    <p className="text-[0.9em]">
      {[bookingEnds(booking, words), ...bookingFacts(booking, words)].join(' · ')}
    </p>
  )
}
