import { planAskedReminders } from '@tripwright/domain/account/notices'
import { notificationSettingsMessages } from '@tripwright/domain/account/notifications'
import type { Output } from '@tripwright/domain/base/contract'
import { listReminderTimes } from '@tripwright/domain/documents/vault'
import { readCachedData, writeCachedData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import type { PlannedNotification } from '#platform/device-ports.ts'
import { textOf } from '#platform/text/use-text.ts'

const KEY = 'reminder-times'
const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** What rings for what the person asked for under Documents, and its version; null where neither account nor device has it. */
export async function planAsked(
  person: string,
): Promise<{ version: string; planned: PlannedNotification[] } | null> {
  const asked = await readTimes(person)
  if (!asked) return null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const title = textOf(notificationSettingsMessages, 'push.reminder.title')
  return {
    version: asked.version,
    planned: planAskedReminders(asked.reminders, Date.now(), timeZone).map(({ key, at, text }) => ({
      key,
      at,
      title,
      body: text,
      path: '/documents',
    })),
  }
}

async function readTimes(person: string): Promise<Output<typeof listReminderTimes> | null> {
  const answer = await call(listReminderTimes, undefined)
  if (answer.ok) await writeCachedData(person, KEY, answer.value, A_YEAR_MS)
  return answer.ok
    ? answer.value
    : ((await readCachedData(person, KEY, listReminderTimes.output))?.data ?? null)
}
