import {
  type ChosenPart,
  type ImportPart,
  importMessages,
  type ProposedBooking,
  type ProposedEnd,
  type SourceDocument,
} from '@tripwright/domain/documents/import'
import { bookingsMessages, isTransport } from '@tripwright/domain/trip/bookings'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { deviceZone } from './import.state.ts'

type PartRowProps = {
  part: ImportPart
  /** The document, where there are several. */
  document: SourceDocument | undefined
  choice: ChosenPart | null
  onChange: (choice: ChosenPart | null) => void
}

/** An entry that was read: what it is, when and where, what is missing, and the places in the document that say so. */
export function PartRow({ part, document, choice, onChange }: PartRowProps) {
  const t = useText(importMessages)
  const tBookings = useText(bookingsMessages)
  const { booking, place, origins } = part
  const kind = booking ? tBookings(`kind.${booking.kind}`) : t('part.place')
  const title = place?.name ?? (booking && titleOf(booking)) ?? kind
  return (
    <li className="grid gap-2 border-hairline border-b py-3 last:border-b-0">
      <Checkbox
        checked={choice !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? { id: part.id } : null)}
        label={
          <span className="wrap-anywhere">
            <span className="text-muted">{kind}</span> <bdi className="font-semibold">{title}</bdi>
          </span>
        }
      />
      <div className="grid gap-1 ps-8 text-sm">
        {booking ? <BookingTexts booking={booking} /> : null}
        {place ? <PlaceTexts place={place} /> : null}
        {booking && choice ? (
          <MissingTimes booking={booking} name={title} choice={choice} onChange={onChange} />
        ) : null}
        <details>
          <summary className="min-h-6 cursor-pointer text-muted">{t('part.sources')}</summary>
          <ul className="grid gap-1 pt-1">
            {document ? (
              <li className="wrap-anywhere">
                <bdi>{document.name}</bdi>
              </li>
            ) : null}
            {origins.map(({ field, from, text }) => (
              <li key={`${field} ${from}`} className="wrap-anywhere">
                {t('part.source', { field: isNamedField(field) ? t(`field.${field}`) : field, text, from })}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  )
}

const FIELDS = [
  'name',
  'number',
  'provider',
  'reference',
  'seat',
  'room',
  'people',
  'cost',
  'note',
  'startsAt.time',
  'startsAt.place',
  'endsAt.time',
  'endsAt.place',
  'location',
] as const

function isNamedField(field: string): field is (typeof FIELDS)[number] {
  return FIELDS.some((one) => one === field)
}

/** The name, or the number with its way; null where the document has neither. */
function titleOf(booking: ProposedBooking): string | null {
  const { name, number, startsAt, endsAt } = booking
  const way = isTransport(booking)
    ? [startsAt, endsAt].flatMap(({ place }) => place?.code || place?.name || []).join(' – ')
    : ''
  return [number || name, way].filter(Boolean).join(' ') || null
}

function BookingTexts({ booking }: { booking: ProposedBooking }) {
  const t = useText(importMessages)
  const tBookings = useText(bookingsMessages)
  const formats = useFormats()
  const isWay = isTransport(booking)
  const { startsAt, endsAt, reference, seat, room, people, cost } = booking
  const details = [
    reference && tBookings('row.reference', { reference }),
    seat && tBookings('row.seat', { seat }),
    room && tBookings('row.room', { room }),
    people && tBookings('row.people', { people: formats.list(people) }),
    cost && formats.money(cost.amount, cost.currency),
  ].filter(Boolean)
  return (
    <>
      <EndText
        label={t(isWay ? 'part.from' : 'part.starts')}
        end={startsAt}
        usual={booking.kind === 'hotel' ? '15:00' : null}
      />
      <EndText
        label={t(isWay ? 'part.to' : 'part.ends')}
        end={endsAt}
        usual={booking.kind === 'hotel' ? '11:00' : null}
      />
      {details.length > 0 ? <p className="wrap-anywhere">{details.join(' · ')}</p> : null}
      {startsAt.date && startsAt.zone === null ? (
        <p className="text-muted">{t('part.zone-unknown', { zone: deviceZone() })}</p>
      ) : null}
    </>
  )
}

function EndText({ label, end, usual }: { label: string; end: ProposedEnd; usual: string | null }) {
  const t = useText(importMessages)
  const formats = useFormats()
  const { date, time, place } = end
  if (date === null && place === null) return null
  // The clocks of the place: shown as they are, whatever the zone of the reader.
  const shown = (options: Intl.DateTimeFormatOptions) =>
    formats.date(new Date(`${date}T${time ?? '12:00'}Z`), {
      dateStyle: 'medium',
      timeZone: 'UTC',
      ...options,
    })
  const untimed = usual === null ? 'part.no-time' : 'part.usual-time'
  const when =
    date === null
      ? ''
      : time === null
        ? t(untimed, { date: shown({}), time: usual ?? '' })
        : shown({ timeStyle: 'short' })
  return (
    <p className="wrap-anywhere">
      <span className="text-muted">{label}</span> {when}
      {when && place?.name ? ', ' : ''}
      <bdi>{place?.name}</bdi>
    </p>
  )
}

function PlaceTexts({ place }: { place: NonNullable<ImportPart['place']> }) {
  const { lat, lon, address } = place.location
  return (
    <p className="wrap-anywhere">
      {address ? <bdi>{address}</bdi> : <bdi dir="ltr">{`${lat.toFixed(5)}, ${lon.toFixed(5)}`}</bdi>}
    </p>
  )
}

type MissingTimesProps = {
  booking: ProposedBooking
  name: string
  choice: ChosenPart
  onChange: (choice: ChosenPart) => void
}

/** Fields for the times that a way or an event needs and its document does not say; a hotel has its usual ones. */
function MissingTimes({ booking, name, choice, onChange }: MissingTimesProps) {
  const t = useText(importMessages)
  const { kind, startsAt, endsAt } = booking
  if (kind === 'hotel' || startsAt.date === null || (startsAt.time !== null && endsAt.time !== null))
    return null
  const isWay = isTransport(booking)
  if (startsAt.time !== null && !isWay) return null
  const set = (field: 'startTime' | 'endDate' | 'endTime', value: string) => {
    const { [field]: _, ...rest } = choice
    onChange(value ? { ...rest, [field]: value } : rest)
  }
  return (
    <div className="flex flex-wrap gap-3">
      {startsAt.time === null ? (
        <TextField
          type="time"
          label={t('part.start-time', { name })}
          value={choice.startTime ?? ''}
          onChange={(event) => set('startTime', event.currentTarget.value)}
        />
      ) : null}
      {isWay && endsAt.date === null ? (
        <TextField
          type="date"
          label={t('part.end-date', { name })}
          min={startsAt.date}
          value={choice.endDate ?? ''}
          onChange={(event) => set('endDate', event.currentTarget.value)}
        />
      ) : null}
      {isWay && endsAt.time === null ? (
        <TextField
          type="time"
          label={t('part.end-time', { name })}
          value={choice.endTime ?? ''}
          onChange={(event) => set('endTime', event.currentTarget.value)}
        />
      ) : null}
    </div>
  )
}
