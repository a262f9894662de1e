import type { IsoDate } from '../../base/dates.ts'
import type { DatedTask } from '../../documents/entry-rules/index.ts'
import type { DocumentKind, ReminderKind } from '../../documents/vault/index.ts'

/** A document with an expiry date; the vault keeps secret which document it is. */
export type EndingDocument = { kind: DocumentKind; expires: IsoDate }

/** A journey with the open tasks before it, soonest first; `destination` is empty when it was not entered. */
export type NextJourney = {
  destination: string
  entry: IsoDate
  /** Transit countries that may require a document. */
  stops: readonly string[]
  tasks: readonly Pick<DatedTask, 'says' | 'by'>[]
}

type Reminder = { group: string; what: ReminderKind; dueOn: IsoDate }

/**
 * The reminders of an account from all devices, which is all that the server knows of a vault. A task in the past is left
 * out, because only the device where it is ticked knows whether it was done.
 */
export function readReminders(
  reminders: readonly Reminder[],
  today: IsoDate,
): { documents: EndingDocument[]; journeys: NextJourney[] } {
  const documents = reminders.flatMap(({ what, dueOn }) =>
    what.startsWith('document.')
      ? [{ kind: what.slice('document.'.length) as DocumentKind, expires: dueOn }]
      : [],
  )
  const groups = [...new Set(reminders.map(({ group }) => group))].filter((one) => one.startsWith('journey:'))
  const journeys = groups.map((group): NextJourney => {
    const [, destination = '', entry = ''] = group.split(':')
    const tasks = reminders.flatMap(({ group: of, what, dueOn }) =>
      of === group && what.startsWith('task.') && dueOn >= today
        ? [{ says: what.slice('task.'.length) as DatedTask['says'], by: dueOn }]
        : [],
    )
    return { destination, entry, stops: [], tasks: tasks.sort((a, b) => (a.by < b.by ? -1 : 1)) }
  })
  return { documents, journeys }
}
