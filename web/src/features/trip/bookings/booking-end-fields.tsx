import type { Airport } from '@tripwright/domain/booking/flights'
import type { City } from '@tripwright/domain/destination/places'
import {
  bookingsMessages,
  durationMinutes,
  instantOf,
  isTransport,
  parseFlightNumber,
} from '@tripwright/domain/trip/bookings'
import { AirportField } from '#features/booking/flights/index.ts'
import { StayField, useDuration } from '#features/destination/places/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Group } from '#ui/field.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
  type BookingErrors,
  type BookingForm,
  bookingErrors,
  type EndForm,
  withAirport,
  zoneAt,
} from './booking-form.state.ts'

export type FieldsProps = {
  form: BookingForm
  change: (part: Partial<BookingForm>) => void
  errorText: (field: keyof BookingErrors) => string | undefined
  cities: readonly City[]
  airports: readonly Airport[]
}
type Side = 'start' | 'end'

const NAMED = ['hotel', 'car', 'restaurant', 'ticket', 'event'] as const
const NUMBERED = ['flight', 'train', 'bus', 'ferry'] as const

/** What it is, and where and when it begins and ends. */
export function EndFields(props: FieldsProps) {
  const t = useText(bookingsMessages)
  const { form, change, errorText } = props
  const { kind } = form
  const named = NAMED.find((one) => one === kind)
  const numbered = NUMBERED.find((one) => one === kind)
  const isWay = isTransport(form)
  return (
    <>
      {named ? (
        <TextField
          label={t(`form.name.${named}`)}
          name="name"
          autoComplete="off"
          maxLength={300}
          required={kind !== 'car'}
          value={form.name}
          onChange={({ target }) => change({ name: target.value })}
          error={errorText('name')}
        />
      ) : null}
      {numbered ? (
        <TextField
          label={t(`form.number.${numbered}`)}
          hint={kind === 'flight' ? t('form.number.hint') : undefined}
          name="number"
          autoComplete="off"
          maxLength={40}
          value={form.number}
          onChange={({ target }) => change({ number: target.value })}
          onBlur={() =>
            kind === 'flight' && change({ number: parseFlightNumber(form.number) ?? form.number })
          }
        />
      ) : null}
      <PlaceField {...props} side="start" />
      <TimeFields {...props} side="start" />
      {isWay || kind === 'car' ? <PlaceField {...props} side="end" /> : null}
      <TimeFields {...props} side="end" />
      <Duration form={form} />
      <ZoneFields {...props} />
    </>
  )
}

/** How long it takes by the clock of the world: what tells a wrong zone from a right one. */
function Duration({ form }: { form: BookingForm }) {
  const t = useText(bookingsMessages)
  const duration = useDuration()
  const { startDate, startTime, endDate, endTime } = bookingErrors(form)
  const isKnown = !startDate && !startTime && !endDate && !endTime
  const minutes = isKnown
    ? durationMinutes({ from: instantOf(form.start), until: instantOf(form.end) })
    : null
  return (
    <p className="tabular min-h-lh text-muted text-sm" aria-live="polite">
      {minutes !== null && isTransport(form) ? t('form.lasts', { duration: duration(minutes) }) : null}
    </p>
  )
}

function PlaceField({ form, change, errorText, cities, airports, side }: FieldsProps & { side: Side }) {
  const t = useText(bookingsMessages)
  const end = form[side]
  const isWay = isTransport(form)
  const set = (next: EndForm) => change({ [side]: next })
  const label = placeLabel(form.kind, isWay, side)
  const error = errorText(side === 'start' ? 'from' : 'to')
  if (form.kind === 'flight')
    return (
      <AirportField
        name={side === 'start' ? 'from' : 'to'}
        label={t(label)}
        value={end.text}
        onChange={(text) => set(withAirport(end, text, airports))}
        error={error}
      />
    )
  const city = cityNear(end, cities)
  if (!city)
    return (
      <TextField
        label={t(label)}
        value={end.text}
        required={isWay}
        error={error}
        onChange={({ target }) => set({ ...end, text: target.value, place: null })}
      />
    )
  return (
    <StayField
      label={t(label)}
      name={side === 'start' ? 'from' : 'to'}
      hint={t('form.where.hint')}
      city={city}
      towns={cities}
      isTownEnough={isWay}
      required={isWay}
      error={error}
      initialText={end.text}
      picked={end.place && { id: end.place.name, ...end.place }}
      onText={(text) => set({ ...end, text, place: null })}
      onChange={(picked) => {
        if (!picked) return
        const { name, lat, lon } = picked
        set({
          ...end,
          text: name,
          place: { name, lat, lon },
          zone: zoneAt(picked, cities, airports) ?? end.zone,
        })
      }}
    />
  )
}

function placeLabel(kind: BookingForm['kind'], isWay: boolean, side: Side) {
  if (isWay) return side === 'start' ? 'form.from' : 'form.to'
  if (kind === 'car') return side === 'start' ? 'form.taken' : 'form.returned'
  return 'form.where'
}

/** The town of the trip in whose zone it is: addresses near it are found first. */
function cityNear({ zone }: EndForm, cities: readonly City[]): City | undefined {
  return cities.find((city) => city.zone === zone) ?? cities[0]
}

function TimeFields({ form, change, errorText, side }: FieldsProps & { side: Side }) {
  const t = useText(bookingsMessages)
  const end = form[side]
  const set = (part: Partial<EndForm>) =>
    change({ [side]: { ...end, ...part }, ...(side === 'end' && { isEndSet: true }) })
  const verb = side === 'start' ? 'starts' : 'ends'
  const isSpecial = form.kind === 'hotel' || form.kind === 'car'
  const kind = isTransport(form) ? ('transport' as const) : isSpecial ? (form.kind as 'hotel' | 'car') : null
  const title = kind ? t(`form.${verb}.${kind}`) : t(`form.${verb}`)
  return (
    <Group aria-label={title} className="grid gap-2">
      <p aria-hidden="true" className="font-semibold text-sm">
        {title}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,9.5rem)] gap-3 max-[22rem]:grid-cols-1">
        <TextField
          label={t('form.date')}
          type="date"
          required
          value={end.date}
          onChange={({ target }) => set({ date: target.value })}
          error={errorText(`${side}Date`)}
        />
        <TextField
          label={t('form.time')}
          type="time"
          required
          value={end.time}
          onChange={({ target }) => set({ time: target.value })}
          error={errorText(`${side}Time`)}
        />
      </div>
    </Group>
  )
}

/** Whose clocks the times are, by what is known of the places; to be put right where that is wrong. */
function ZoneFields({ form, change }: FieldsProps) {
  const t = useText(bookingsMessages)
  const isWay = isTransport(form)
  const zones = isWay ? [...new Set([form.start.zone, form.end.zone])] : [form.start.zone]
  const all = zoneNames([form.start.zone, form.end.zone])
  const sides: Side[] = isWay ? ['start', 'end'] : ['start']
  const set = (side: Side, zone: string) => {
    const start = side === 'start' || !isWay ? { ...form.start, zone } : form.start
    const end = side === 'end' || !isWay ? { ...form.end, zone } : form.end
    change({ start, end })
  }
  return (
    <details className="border-hairline border-y">
      <summary className="flex min-h-11 items-center text-sm">
        <bdi>{t('form.zones', { zones: zones.join(' → ') })}</bdi>
      </summary>
      <div className="grid gap-3 pb-4">
        {sides.map((side) => (
          <SelectField
            key={side}
            label={
              isWay ? `${t('form.zone')}: ${t(side === 'start' ? 'form.from' : 'form.to')}` : t('form.zone')
            }
            hint={t('form.zone.hint')}
            value={form[side].zone}
            onChange={({ target }) => set(side, target.value)}
          >
            {all.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  )
}

function zoneNames(needed: readonly string[]): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...needed])].sort()
}
