import type { OutsideServiceId } from '@tripwright/domain/base/outside-services'
import type { z } from 'zod/mini'

/** Why a feed has no new copy, for the staff page and the log. */
export const FEED_FAILURES = [
  'unreachable',
  'too-slow',
  'refused',
  'redirected',
  'too-large',
  'unreadable',
  'implausible',
] as const
export type FeedFailure = (typeof FEED_FAILURES)[number]

/** A failure that does not pass by itself: another shape than we know, or what cannot be true. */
export function isAlarm(failure: string): boolean {
  return /^(?:unreadable|implausible)\b/.test(failure)
}

/** What went wrong with a feed; `detail` is for staff. */
export class FeedFault extends Error {
  readonly code: FeedFailure
  /** Seconds that the other side asked us to wait. */
  readonly waitSeconds: number
  /** Of an answer that refuses; null where there was none. */
  readonly status: number | null
  constructor(code: FeedFailure, detail: string, waitSeconds = 0, status: number | null = null) {
    super(detail)
    this.code = code
    this.waitSeconds = waitSeconds
    this.status = status
  }
}

/** What a feed's reading may use: what was good before, the clock, and further documents of the same origin. */
export type FeedReadContext<T> = {
  previous: T | null
  now: Date
  /** Fetches another document of this feed by its path, under the same limits. Throws FeedFault. */
  get(path: string): Promise<string>
  /** The same for what is not text. */
  getBytes(path: string): Promise<Uint8Array>
}

/** Something that another party publishes and we keep a copy of. */
export type Feed<T = unknown> = {
  /** Also its folder under FEEDS_BASE_URL. */
  id: OutsideServiceId
  /** The documented public address. */
  url: string
  everyMinutes: number
  /** What of the answer is read at most, unpacked. */
  maxBytes: number
  /** The shape of our copy: one that an older version left in another shape counts as none. */
  copy: z.ZodMiniType<T>
  /** Another reading is needed although the document is unchanged: only a part of what it points to was read. */
  isUnfinished?(copy: T): boolean
  /** Our copy from the document. Throws FeedFault, or anything else for a document that cannot be read. */
  read(text: string, reading: FeedReadContext<T>): Promise<T> | T
}

/** The last good copy of a feed and how it stands with it. */
export type FeedCopy<T> = {
  value: T | null
  /** The last success; null before the first one. */
  fetchedAt: Date | null
  failedAt: Date | null
  /** Failures in a row since the last success. */
  failures: number
}
