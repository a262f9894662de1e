import { addDays, utcDate } from '@tripwright/domain/base/dates'
import { toWallTime } from '@tripwright/domain/base/zones'
import {
  listReminders,
  listReminderTimes,
  putReminders,
  REMIND_FROM_HOUR,
  reminderDays,
} from '@tripwright/domain/documents/vault'
import { hasPush } from '#features/account/notifications/index.ts'
import { putMailChoice } from '#features/plans/trial-mails/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { reminderLine } from './reminders.service.ts'
import {
  countRemindersOf,
  listRemindersFrom,
  listRemindersOf,
  remindersVersion,
  replaceReminderGroup,
} from './reminders.store.ts'

/** Twenty journeys with all of their tasks, and fifty documents. */
const MAX_REMINDERS = 500

export const remindersRoutes: Route[] = [
  route(listReminders, async (_, { db, person }) => ({ reminders: await listRemindersOf(db, person.id) })),

  route(listReminderTimes, async (_, { db, person, now }) => {
    const rows = await listRemindersFrom(db, person.id, addDays(utcDate(now), -1))
    const bySubject = Map.groupBy(rows, ({ about, what }) => `${about} ${what}`)
    const hour = `T${String(REMIND_FROM_HOUR).padStart(2, '0')}:00`
    return {
      version: await remindersVersion(db, person.id),
      reminders: [...bySubject].flatMap(([key, [first, ...others]]) =>
        first
          ? [{ key, text: reminderLine(first), times: [first, ...others].map((row) => row.remindOn + hour) }]
          : [],
      ),
    }
  }),

  route(putReminders, async ({ group: about, reminders, zone, locale }, { db, person, now }) => {
    const { date: today } = toWallTime(now.getTime(), zone)
    const own = { userId: person.id, about }
    const rows = reminders.flatMap(({ what, dueOn }) =>
      reminderDays(what, dueOn, today).map((remindOn) => ({ ...own, what, dueOn, remindOn, zone, locale })),
    )
    await replaceReminderGroup(db, own, rows)
    if ((await countRemindersOf(db, person.id)) > MAX_REMINDERS) throw new AppError('unprocessable')
    // Saving a reminder turns reminders on again, also after the person stopped all of them; by mail where no device gets a push.
    if (rows.length > 0 && !(await hasPush(db, person.id, 'reminder', now)))
      await putMailChoice(db, person.id, { reminders: true }, now)
    const next = rows.map(({ remindOn }) => remindOn).sort()[0] ?? null
    return { next }
  }),
]
