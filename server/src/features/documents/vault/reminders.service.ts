import { addDays, daysBetween, type IsoDate, utcDate } from '@tripwright/domain/base/dates'
import { fillText } from '@tripwright/domain/base/text'
import { toWallTime } from '@tripwright/domain/base/zones'
import { ENTRY_FORMS, tasksMessages } from '@tripwright/domain/documents/entry-rules'
import {
  REMIND_FROM_HOUR,
  REMIND_LATE_DAYS,
  type ReminderKind,
  remindersMessages,
} from '@tripwright/domain/documents/vault'
import { languageFor } from '#features/account/notifications/index.ts'
import type { ReminderRow } from './reminders.store.ts'

/** Whether a reminder is due: in the traveller's zone its day has come, it is morning, and it is not too late. */
export function isDue({ zone, remindOn }: Pick<ReminderRow, 'zone' | 'remindOn'>, now: Date): boolean {
  const { date, minutes } = toWallTime(now.getTime(), zone)
  const late = daysBetween(remindOn, date)
  return late === 0 ? minutes >= REMIND_FROM_HOUR * 60 : late > 0 && late <= REMIND_LATE_DAYS
}

/** The range of days that are today somewhere or recent enough to be sent late. */
export function dueWindow(now: Date): { from: IsoDate; to: IsoDate } {
  const day = utcDate(now)
  return { from: addDays(day, -REMIND_LATE_DAYS - 1), to: addDays(day, 1) }
}

type ReminderSubject = Pick<ReminderRow, 'about' | 'what' | 'dueOn' | 'locale'>

/** The sentence of a reminder, in a mail, in the list and on a device. */
export function reminderLine({ about, what, dueOn, locale }: ReminderSubject): string {
  const { texts } = remindersMessages
  const date = dayText(dueOn, locale)
  if (what.startsWith('document.')) {
    const kind = texts[`kind.${what.slice('document.'.length)}` as keyof typeof texts]
    return fillText(texts['mail.document'], { kind, date })
  }
  const [, country = ''] = about.split(':')
  const form = ENTRY_FORMS[country]?.name ?? ''
  const words = fillText(taskText(what), { stops: '', form }).replace(/: $/, '')
  if (country === '') return fillText(texts['mail.task'], { what: words, date })
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return fillText(texts['mail.task.journey'], { what: words, date, country: name })
}

function taskText(what: ReminderKind): string {
  return tasksMessages.texts[what as keyof typeof tasksMessages.texts]
}

/** The day in the English format: mails are English until they are translated. */
function dayText(day: string, locale: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(languageFor(locale), format).format(new Date(day))
}
