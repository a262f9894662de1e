import { daysBetween, isIsoDate } from '@tripwright/domain/base/dates'
import { budgetMessages } from '@tripwright/domain/budget'
import { changeTrip, newTripId, useTrips } from '#features/trips/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import type { GroupPlace } from './group.state.ts'

const HERE = 'here'
const NEW = 'new'

/** Whose list this is: of this device alone, or of a trip, where it is on every device of its owner. */
export function TripChoice({ place }: { place: GroupPlace }) {
  const t = useText(budgetMessages)
  const formats = useFormats()
  const day = (date: string) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  const { trips } = useTrips()
  const { tripId, local } = place
  const isListed = trips.some(({ id }) => id === tripId)

  function choose(value: string): void {
    if (value === NEW) openNew()
    else place.open(value === HERE ? null : value)
  }

  function openNew(): void {
    const id = newTripId()
    const { from, to } = local
    const days = isIsoDate(from) && isIsoDate(to) && from <= to ? daysBetween(from, to) + 1 : null
    const fields = {
      title: t('trip.new.title'),
      status: 'draft',
      planSource: 'hand',
      startDate: from || null,
      days,
    }
    const made = Object.entries(fields).flatMap(([field, value]) =>
      value === null ? [] : [{ itemId: id, field, value }],
    )
    if (changeTrip(id, made).ok) place.open(id)
  }

  return (
    <section className="grid gap-3">
      <SelectField
        label={t('trip.label')}
        hint={t('trip.hint')}
        value={tripId ?? HERE}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={HERE}>{t('trip.here')}</option>
        {tripId !== null && !isListed ? <option value={tripId}>{t('trip.this')}</option> : null}
        {trips.map(({ id, title, startDate }) => (
          <option key={id} value={id}>
            {startDate ? t('trip.option', { title, date: day(startDate) }) : title}
          </option>
        ))}
        <option value={NEW}>{t('trip.new')}</option>
      </SelectField>
      {tripId !== null && (place.status === 'missing' || place.status === 'failed') ? (
        <p role="alert" className="border-signal border-s-4 bg-signal-wash p-3">
          {t(place.status === 'missing' ? 'trip.missing' : 'trip.failed')}
        </p>
      ) : null}
      {tripId !== null && place.status === 'ready' && place.isNew && local.people.length > 0 ? (
        <div className="neatline grid justify-items-start gap-3 p-4">
          <p>{t('trip.move.text', { count: local.expenses.length })}</p>
          <Button variant="secondary" onClick={() => place.moveTo(tripId)}>
            {t('trip.move')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
