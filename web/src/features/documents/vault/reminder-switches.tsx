import {
  listReminders,
  putReminders,
  type ReminderKind,
  remindersMessages,
} from '@tripwright/domain/documents/vault'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { z } from 'zod/mini'
import { noteChangedReminders } from '#platform/device-ports.ts'
import type { OfflineAction } from '#platform/offline-db.ts'
import { bodyOf, queueWrite, useWaitingWrites } from '#platform/queue-write.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/text/locale.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/checkbox.tsx'
import { toast } from '#ui/toast.ts'
import type { FileHead } from './file-encryption.state.ts'

type Reminder = { what: ReminderKind; dueOn: string }
type ReminderRequest = { group: string; wanted: readonly Reminder[] }

/**
 * The reminders about one subject, with a switch. While it is on, changes are saved automatically: a finished task, another
 * expiry date.
 */
function useReminders({ group, wanted }: ReminderRequest) {
  const t = useText(remindersMessages)
  const { locale } = useLocale()
  const { called, reload } = useCall(listReminders, undefined)
  const waiting = useWaitingWrites(`reminders:${group}`, reload).at(-1)
  const reminders = called.status === 'ready' ? called.value.reminders : null
  const mine = waiting ? wishedIn(waiting) : (reminders?.filter((one) => one.group === group) ?? [])
  const lastAnnounced = useRef('')

  async function put(about: string, reminders: readonly Reminder[]): Promise<'on' | 'off' | 'none' | null> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const wish = { group: about, reminders: [...reminders], zone, locale }
    const delivery = await queueWrite(putReminders, wish, `reminders:${about}`)
    if (delivery.state === 'refused') toast(delivery.refusal.message, { kind: 'error' })
    if (delivery.state !== 'sent') return null
    await reload()
    noteChangedReminders()
    return reminders.length === 0 ? 'off' : delivery.value?.next === null ? 'none' : 'on'
  }
  useEffect(() => {
    const text = textOf(wanted)
    if (mine.length === 0 || textOf(mine) === text || lastAnnounced.current === text) return
    lastAnnounced.current = text
    void put(group, wanted)
  })
  return {
    reminders,
    mine,
    /** After a click: shows the result. */
    async choose(about: string, reminders: readonly Reminder[]): Promise<void> {
      const became = await put(about, reminders)
      if (became !== null) toast(t(`said.${became}`), { kind: 'success' })
    },
  }
}

/** Mails before each deadline of the check-list, for signed-in users; they follow changes of the list. */
export function TaskReminders({ group, wanted }: ReminderRequest) {
  const t = useText(remindersMessages)
  const session = useSession()
  if (session.state === 'signed-out')
    return (
      <p className="text-sm">
        <Link
          href="/auth"
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
        >
          {t('switch.guest')}
        </Link>
      </p>
    )
  return session.state === 'signed-in' ? (
    <OwnTasks group={group} wanted={wanted} email={session.user.email} />
  ) : null
}

function OwnTasks({ group, wanted, email }: ReminderRequest & { email: string }) {
  const t = useText(remindersMessages)
  const { reminders: stored, mine, choose } = useReminders({ group, wanted })
  const others = [...new Set(stored?.map((one) => one.group))].filter(
    (one) => one !== group && one.startsWith('journey:'),
  )
  return (
    <div className="grid gap-2 border-hairline border-t pt-3">
      <Switch
        label={t('switch.tasks')}
        hint={t('switch.tasks.hint', { email })}
        checked={mine.length > 0}
        disabled={stored === null}
        onChange={({ target }) => void choose(group, target.checked ? wanted : [])}
      />
      {others.length === 0 ? null : (
        <>
          <p className="text-muted text-sm">{t('others')}</p>
          <ul className="grid text-sm">
            {others.map((other) => (
              <li key={other} className="flex items-center justify-between gap-2">
                <JourneyName group={other} />
                <Button variant="link" size="sm" onClick={() => void choose(other, [])}>
                  {t('others.stop')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function JourneyName({ group }: { group: string }) {
  const t = useText(remindersMessages)
  const formats = useFormats()
  const [, code = '', day = ''] = group.split(':')
  const date = formats.date(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })
  if (code === '') return <span>{t('others.anywhere', { date })}</span>
  return <span>{t('others.journey', { country: formats.country(code), date })}</span>
}

/** Mails before a document of the vault expires. */
export function DocumentReminder({ id, head }: { id: string; head: FileHead }) {
  const t = useText(remindersMessages)
  const formats = useFormats()
  const group = `document:${id}`
  const wanted = [{ what: `document.${head.kind}` as const, dueOn: head.expires }]
  const { reminders: stored, mine, choose } = useReminders({ group, wanted })
  const [next] = mine
  const when = next?.next
    ? t('next', { date: formats.date(new Date(next.next), { dateStyle: 'medium', timeZone: 'UTC' }) })
    : null
  return (
    <Switch
      label={t('switch.document')}
      hint={when ?? t(next ? 'next.none' : 'switch.document.hint')}
      checked={mine.length > 0}
      disabled={stored === null}
      onChange={({ target }) => void choose(group, target.checked ? wanted : [])}
    />
  )
}

/** The reminders that a waiting write asks for. */
function wishedIn(action: OfflineAction): (Reminder & { next: string | null })[] {
  const parsed = z.safeParse(putReminders.input, bodyOf(action))
  // Its next mail is the server's to say.
  return parsed.success ? parsed.data.reminders.map((one) => ({ ...one, next: null })) : []
}

function textOf(list: readonly Reminder[]): string {
  return list
    .map(({ what, dueOn }) => `${dueOn} ${what}`)
    .sort()
    .join()
}
