import { type OpeningDay, ownPlacesMessages, WEEKDAYS } from '@tripwright/domain/trip/itinerary'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Group } from '#ui/field.tsx'
import { SelectField } from '#ui/select.tsx'
import { type OwnPlaceForm, weekOf } from './own-place-form.state.ts'

/** A Monday: names of weekdays come from the reader's language. */
const A_MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

type HoursFieldsProps = {
  form: OwnPlaceForm
  change: (part: Partial<OwnPlaceForm>) => void
  error: string | undefined
}

/** When it is open: always, or two times for each weekday. */
export function HoursFields({ form, change, error }: HoursFieldsProps) {
  const t = useText(ownPlacesMessages)
  const formats = useFormats()
  const { hours, week, savedHours, hoursFrom } = form
  const source = hoursFrom ? t(`form.hours.${hoursFrom}`) : null
  const set = (day: OpeningDay, part: { open?: string; close?: string }) =>
    change({ week: { ...week, [day]: { ...week[day], ...part } } })
  return (
    <>
      <SelectField
        label={t('form.hours')}
        value={hours}
        hint={
          hours === 'saved' ? (
            <>
              <bdi dir="ltr" className="block">
                {savedHours}
              </bdi>{' '}
              {source}
            </>
          ) : (
            source
          )
        }
        onChange={({ target }) =>
          change({ hours: target.value === 'week' ? 'week' : target.value === 'saved' ? 'saved' : 'always' })
        }
      >
        <option value="always">{t('form.hours.always')}</option>
        <option value="week">{t('form.hours.week')}</option>
        {hours === 'saved' ? <option value="saved">{t('form.hours.as-is')}</option> : null}
      </SelectField>
      {hours === 'week' ? (
        <Group aria-label={t('form.hours.week')} className="grid gap-2">
          {WEEKDAYS.map((day, i) => {
            const name = formats.date(new Date(A_MONDAY + i * DAY_MS), { weekday: 'long', timeZone: 'UTC' })
            const times = (side: 'open' | 'close') => (
              <input
                type="time"
                className="control"
                aria-label={t(`form.day.${side}`, { day: name })}
                aria-invalid={error ? true : undefined}
                value={week[day][side]}
                onChange={({ target }) => set(day, { [side]: target.value })}
              />
            )
            return (
              <div
                key={day}
                className="grid grid-cols-[minmax(0,1fr)_7.5rem_7.5rem] items-center gap-2 max-[26rem]:grid-cols-2"
              >
                <span className="text-sm max-[26rem]:col-span-2">{name}</span>
                {times('open')}
                {times('close')}
              </div>
            )
          })}
          <p className={error ? 'text-signal text-sm' : 'text-muted text-sm'}>
            {error ?? t('form.hours.hint')}
          </p>
          <div>
            <Button variant="outline" size="sm" onClick={() => change({ week: weekOf(() => week.Mo) })}>
              {t('form.copy')}
            </Button>
          </div>
        </Group>
      ) : null}
    </>
  )
}
