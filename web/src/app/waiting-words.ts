import type { OfflineAction } from '#platform/offline-db.ts'
import { parseJson } from '#platform/parse-json.ts'
import type { waitingMessages } from './waiting.messages.ts'

type What = Extract<keyof (typeof waitingMessages)['texts'], `what.${string}`>

/** Each call that may wait (docs/offline-writes.md) and its words. Addresses, because their contracts would weigh more. */
const WORDS: readonly [call: RegExp, what: What][] = [
  [/^POST \/api\/saved-items$/, 'what.saved'],
  [/^DELETE \/api\/saved-items$/, 'what.unsaved'],
  [/^POST \/api\/trips\/[^/]+\/ops$/, 'what.trip'],
  [/^POST \/api\/trips\/[^/]+\/comments$/, 'what.comment'],
  [/^DELETE \/api\/trips\/[^/]+\/comments\/[^/]+$/, 'what.comment-removed'],
  [/^PUT \/api\/account\/preferences$/, 'what.preferences'],
  [/^POST \/api\/auth\/update-user$/, 'what.name'],
  [/^PUT \/api\/notifications\/choices$/, 'what.notification-choice'],
  [/^POST \/api\/notifications\/read$/, 'what.notification-read'],
  [/^PUT \/api\/campaigns\/mail-choices$/, 'what.mail-choices'],
  [/^PUT \/api\/vault\/reminders$/, 'what.reminders'],
  [/^POST \/api\/support\/requests$/, 'what.support-request'],
  [/^POST \/api\/support\/requests\/[^/]+\/messages$/, 'what.support-message'],
  [/^POST \/api\/(reports|assistant\/shared\/report)$/, 'what.report'],
  [/^POST \/api\/reviews$/, 'what.review'],
  [/^POST \/api\/compensation\/claims$/, 'what.claims'],
  [/^PUT \/api\/assistant\/conversations\/[^/]+$/, 'what.conversation'],
  [/^DELETE \/api\/assistant\/conversations\/[^/]+$/, 'what.conversation-removed'],
]

/** The words for a stored write; an older version of the app may have stored one that this one does not know. */
export function waitingWordsOf({ method, url }: Pick<OfflineAction, 'method' | 'url'>): What {
  const call = `${method} ${url.replace(/\?.*$/, '')}`
  return WORDS.find(([one]) => one.test(call))?.[1] ?? 'what.other'
}

/**
 * Kinds of writes that may be taken back from the list: their screens show what waits from the queue itself, so that they follow,
 * and no later write rests on them.
 */
const TAKEN_BACK: readonly What[] = [
  'what.comment',
  'what.comment-removed',
  'what.notification-read',
  'what.reminders',
  'what.support-request',
  'what.support-message',
  'what.report',
]

/** Whether a write may be taken back: it was never sent, and its screen follows. */
export function mayTakeBack(action: OfflineAction): boolean {
  return !action.isTried && TAKEN_BACK.includes(waitingWordsOf(action))
}

const SUBJECT_CHARS = 80

/** What a change writes, by which two changes of one kind are told apart: a title, a name or the first words; else empty. */
export function subjectOf({ body }: Pick<OfflineAction, 'body'>): string {
  const { title, subject, name, text, ops } = Object(parseJson(body ?? ''))
  const written: unknown[] = Array.isArray(ops) ? ops.map((op) => nameIn(Object(op))) : []
  const found = [title, subject, name, ...written, text].find((one) => typeof one === 'string' && one !== '')
  return typeof found === 'string' ? shorten(found) : ''
}

function nameIn({ field, value }: { field?: unknown; value?: unknown }): unknown {
  return field === 'title' || field === 'name' ? value : undefined
}

function shorten(text: string): string {
  const letters = [...text]
  return letters.length <= SUBJECT_CHARS ? text : `${letters.slice(0, SUBJECT_CHARS).join('').trimEnd()}…`
}
