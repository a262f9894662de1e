import type { Output } from '@tripwright/domain/base/contract'
import { addDays, formatClock, parseClock } from '@tripwright/domain/base/dates'
import { dutyMessages, MAX_REPLY_HOURS, putOfficeHours, readOffice } from '@tripwright/domain/support/duty'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'

type Hours = Output<typeof readOffice>['hours']
type DayHours = NonNullable<Hours>['week'][number]

const MONDAY = '2026-11-30'
const DAYS = [0, 1, 2, 3, 4, 5, 6]
const DAY_MINUTES = 1440
const FIRST_REPLY_HOURS = 8

/** The office hours, below a title that opens them. */
export function OfficeHoursEditor() {
  const t = useText(dutyMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold">
        {t('hours.open')}
        <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      {isOpen ? <Loaded /> : null}
    </details>
  )
}

function Loaded() {
  const t = useText(dutyMessages)
  const { called, reload } = useCall(readOffice, undefined)
  return (
    <Awaited
      called={called}
      loadingLabel={t('loading')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {({ hours }) => <HoursForm key={JSON.stringify(hours)} hours={hours} reload={() => void reload()} />}
    </Awaited>
  )
}

function HoursForm({ hours, reload }: { hours: Hours; reload: () => void }) {
  const t = useText(dutyMessages)
  const formats = useFormats()
  const nameOf = (day: number) =>
    formats.date(new Date(`${addDays(MONDAY, day)}T00:00:00Z`), { weekday: 'long', timeZone: 'UTC' })

  const form = useForm(async (fields) => {
    const days = DAYS.map((day) => readDay(fields, day))
    const half = days.indexOf('half')
    if (half >= 0) return t('hours.half', { day: nameOf(half) })
    const week = days.flatMap((day): DayHours[] => (day === 'half' ? [] : [day]))
    const holidays = fieldText(fields, 'holidays')
      .split(/[\s,;]+/)
      .filter(Boolean)
    const replyHours = Number(fieldText(fields, 'replyHours'))
    return save({ zone: fieldText(fields, 'zone').trim(), week, holidays, replyHours })
  })

  async function save(wanted: Hours): Promise<string | null> {
    const response = await call(putOfficeHours, { hours: wanted })
    if (!response.ok) return response.issues[0]?.message ?? response.message
    toast(t(wanted === null ? 'hours.removed' : 'hours.saved'), { kind: 'success' })
    reload()
    return null
  }

  return (
    <form onSubmit={form.onSubmit} className="grid max-w-160 gap-4 pt-2">
      <p className="text-muted text-sm">{t('hours.lead')}</p>
      <FormError text={form.error} />
      <TextField
        label={t('hours.zone')}
        hint={t('hours.zone.hint')}
        name="zone"
        dir="ltr"
        defaultValue={hours?.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone}
        maxLength={60}
        required
      />
      <p className="text-muted text-sm">{t('hours.hint')}</p>
      {DAYS.map((day) => {
        const open = hours?.week[day]
        return (
          <div key={day} className="grid gap-3 sm:grid-cols-2">
            <TextField
              type="time"
              label={t('hours.from', { day: nameOf(day) })}
              name={`from${day}`}
              defaultValue={open ? formatClock(open.from) : ''}
            />
            <TextField
              type="time"
              label={t('hours.to', { day: nameOf(day) })}
              name={`to${day}`}
              defaultValue={open ? formatClock(open.to % DAY_MINUTES) : ''}
            />
          </div>
        )
      })}
      <TextField
        label={t('hours.holidays')}
        hint={t('hours.holidays.hint')}
        name="holidays"
        dir="ltr"
        defaultValue={hours?.holidays.join(', ') ?? ''}
        maxLength={1300}
      />
      <TextField
        type="number"
        label={t('hours.reply')}
        name="replyHours"
        min={1}
        max={MAX_REPLY_HOURS}
        defaultValue={hours?.replyHours ?? FIRST_REPLY_HOURS}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {t('hours.save')}
        </Button>
        {hours === null ? null : (
          <Button variant="ghost" onClick={() => void save(null)}>
            {t('hours.none')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The times of a day; `half` where only one of them is there. */
function readDay(fields: FormData, day: number): DayHours | 'half' {
  const from = parseClock(fieldText(fields, `from${day}`))
  const to = parseClock(fieldText(fields, `to${day}`))
  if (from === null && to === null) return null
  if (from === null || to === null) return 'half'
  return { from, to: to > from ? to : to + DAY_MINUTES }
}
