import { isIsoDate, parseClock } from '@tripwright/domain/base/dates'
import { getVersions } from '@tripwright/domain/trip/sharing'
import { tripConflictsMessages, tripFieldsOf } from '@tripwright/domain/trip/sync'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Button } from '#ui/button.tsx'
import { peopleOf, type TripConflict, useTripConflicts } from './trip-conflicts.state.ts'
import { model } from './trip-model.state.ts'
import { changeTrip } from './trips.state.ts'

/** Every field with different values of two people, both values with a button each. */
export function TripConflicts() {
  const t = useText(tripConflictsMessages)
  const choices = useTripConflicts()
  if (choices.length === 0) return null
  return (
    <section className="grid gap-4">
      <h3 className="text-lg">{t('title')}</h3>
      <p className="text-muted">{t('text')}</p>
      <ul className="grid gap-4">
        {choices.map((choice) => (
          <ConflictRow key={`${choice.itemId} ${choice.field}`} choice={choice} />
        ))}
      </ul>
    </section>
  )
}

function ConflictRow({ choice }: { choice: TripConflict }) {
  const t = useText(tripConflictsMessages)
  const textOfValue = useValueText(choice)
  const subject = useSubject(choice)
  const whose = useWhose(choice)
  return (
    <li className="grid gap-2 border-hairline border-t pt-4">
      <h4 className="wrap-anywhere font-semibold">{subject}</h4>
      {choice.options.map(({ value, version, isShown, changes }) => (
        <div key={JSON.stringify(value) ?? 'null'} className="neatline grid gap-2 p-3">
          <p className="coordinate">{t(isShown ? 'shown' : 'other')}</p>
          <p className="wrap-anywhere text-muted text-sm">
            <bdi>{whose(version)}</bdi>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">
            <bdi>{textOfValue(value)}</bdi>
          </p>
          <div>
            <Button
              size="sm"
              variant={isShown ? 'outline' : 'default'}
              onClick={() => changeTrip(choice.trip.id, changes)}
            >
              {t(isShown ? 'keep' : 'use')}
            </Button>
          </div>
        </div>
      ))}
    </li>
  )
}

/** Whose a version is, and since when; empty until it is known, and where the history does not keep it. */
function useWhose({ trip, options }: TripConflict): (version: number) => string {
  const t = useText(tripConflictsMessages)
  const confirmed = model.loaded.get(trip.id)?.base.version ?? 0
  const sent = options.map(({ version }) => version).filter((version) => version > 0 && version <= confirmed)
  const { called } = useCall(getVersions, { id: trip.id, of: sent.join(',') || '0' })
  const authors = called.status === 'ready' ? called.value.versions : []
  return (version) => {
    if (version > confirmed) return t('by.you.now')
    const author = authors.find((one) => one.version === version)
    if (!author) return ''
    const at = new Date(author.at)
    if (author.isYou) return t('by.you', { at })
    return author.by ? t('by', { name: author.by, at }) : t('by.someone', { at })
  }
}

/** `Rome, Forum: note`. */
function useSubject({ trip, itemId, itemKind, field }: TripConflict): string {
  const t = useText(tripConflictsMessages)
  const { title, places } = tripFieldsOf(trip)
  const tripName = title || places?.map(({ name }) => name).join(' · ') || t('untitled')
  const itemName = trip.items[itemId]?.fields.name?.value
  const kind = itemKind === 'own-packing' ? 'packing' : itemKind
  const isNamed =
    field === 'name' && (kind === 'expense' || kind === 'booking' || kind === 'place' || kind === 'packing')
  const what = t(isNamed ? `field.name.${kind}` : `field.${field}`)
  if (itemId === trip.id || typeof itemName !== 'string' || itemName === '')
    return t('of-trip', { trip: tripName, what })
  return t('of-item', { trip: tripName, item: itemName, what })
}

/** A value of the field in words. Other members wrote it, so a value of an unexpected shape is shown as plain text. */
function useValueText({ field, trip }: TripConflict): (value: unknown) => string {
  const t = useText(tripConflictsMessages)
  const formats = useFormats()
  const clock = useClock()
  const people = peopleOf(trip)
  const endText = ({ date, time, zone, place }: Record<string, unknown>) => {
    if (typeof date !== 'string' || !isIsoDate(date)) return null
    const day = formats.date(new Date(`${date}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
    const values = {
      place: `${Object(place).name}`,
      time: clock(parseClock(`${time}`) ?? 0),
      zone: `${zone}`,
    }
    return t('value.end', { ...values, day })
  }
  return (value) => {
    if (value === null || value === undefined || value === '') return t('empty')
    const parts = Object(value)
    switch (field) {
      case 'day':
      case 'startDate':
        if (typeof value !== 'string' || !isIsoDate(value)) break
        return formats.date(new Date(`${value}T00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })
      case 'start':
        return clock(parseClock(String(value)) ?? 0)
      case 'days':
        return t('value.days', { days: Number(value) })
      case 'minutes':
      case 'duration':
        return t('value.minutes', { minutes: Number(value) })
      case 'cost':
      case 'price':
        return formats.money(Number(parts.amount), String(parts.currency))
      case 'startsAt':
      case 'endsAt':
        return endText(parts) ?? JSON.stringify(value)
      case 'location':
        return locationText(parts)
      case 'people':
        return formats.list([value].flat().map(String))
      case 'baggage':
        return t('value.baggage', {
          pieces: figureText(parts.pieces),
          kg: figureText(parts.kg),
          cabin: figureText(parts.cabinKg),
        })
      case 'share':
        return t('value.share', { name: people.get(parts.paidBy) ?? '?' })
      case 'budget':
        return t('value.budget', {
          people: formats.list(namesOf(parts.people)),
          total: `${parts.total ?? ''}`,
        })
    }
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

function figureText(value: unknown): string {
  return typeof value === 'number' ? String(value) : '?'
}

function namesOf(people: unknown): string[] {
  return Array.isArray(people) ? people.map((person) => String(Object(person).name)) : []
}

function locationText({ address, lat, lon }: Record<string, unknown>): string {
  return typeof address === 'string' && address ? address : `${lat}, ${lon}`
}
