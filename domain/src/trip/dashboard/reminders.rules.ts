import type { IsoDate } from '../../base/dates.ts'
import type { DatedTask } from '../../documents/entry-rules/index.ts'
import type { DocumentKind, ReminderKind } from '../../documents/vault/index.ts'

/** A paper that ends on a day; which one it is stays in the vault. */
export type EndingDocument = { kind: DocumentKind; expires: IsoDate }

/** A journey with the open tasks before it, soonest first; `destination` is empty when it was not entered. */
export type NextJourney = {
  destination: string
  entry: IsoDate
  /** Countries where planes are changed and that may ask for something. */
  stops: readonly string[]
  tasks: readonly Pick<DatedTask, 'says' | 'by'>[]
}

type Reminder = { group: string; what: ReminderKind; dueOn: IsoDate }

/**
 * What an account asked to be notified of, on whichever device: all that is known of a vault without opening it. A task whose
 * day has gone by is left out: it may have been done, and only the device that ticks it knows.
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
