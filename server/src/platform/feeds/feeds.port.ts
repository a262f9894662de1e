import type { OutsideServiceId } from '@tripwright/domain/base/outside-services'
import type { z } from 'zod/mini'

/** The reason why a feed has no new copy, for the staff page and the log. */
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

/** A failure that needs a person: an unknown format, or implausible data. */
export function isAlarm(failure: string): boolean {
  return /^(?:unreadable|implausible)\b/.test(failure)
}

/** The failure of a feed; `detail` is for staff. */
export class FeedFault extends Error {
  readonly code: FeedFailure
  /** Seconds that the publisher asked us to wait. */
  readonly waitSeconds: number
  /** Status of a refusing response; null without a response. */
  readonly status: number | null
  constructor(code: FeedFailure, detail: string, waitSeconds = 0, status: number | null = null) {
    super(detail)
    this.code = code
    this.waitSeconds = waitSeconds
    this.status = status
  }
}

/** The context of a feed's reader: the previous copy, the clock, and further documents of the same origin. */
export type FeedReadContext<T> = {
  previous: T | null
  now: Date
  /** Fetches another document of this feed by its path, under the same limits. Throws FeedFault. */
  get(path: string): Promise<string>
  /** The same for binary documents. */
  getBytes(path: string): Promise<Uint8Array>
}

/** Data of another publisher, of which we keep a copy. */
export type Feed<T = unknown> = {
  /** Also its folder under FEEDS_BASE_URL. */
  id: OutsideServiceId
  /** The documented public address. */
  url: string
  everyMinutes: number
  /** Maximum unpacked size of the response, bytes. */
  maxBytes: number
  /** The shape of our copy: a stored one of another shape counts as none. */
  copy: z.ZodMiniType<T>
  /** True requests another read although the document is unchanged: only a part of its pages was read. */
  isUnfinished?(copy: T): boolean
  /** Our copy, parsed from the document. Throws FeedFault, or any other error for an unreadable document. */
  read(text: string, reading: FeedReadContext<T>): Promise<T> | T
}

/** The last good copy of a feed and its state. */
export type FeedCopy<T> = {
  value: T | null
  /** The last success; null before the first one. */
  fetchedAt: Date | null
  failedAt: Date | null
  /** Consecutive failures since the last success. */
  failures: number
}
