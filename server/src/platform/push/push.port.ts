import type { Db } from '../db/db.port.ts'

/** The push subscription of a browser (Push API): its address, and its keys for the encryption. */
export type PushTarget = {
  endpoint: string
  /** Its public key, P-256 uncompressed, base64url. */
  p256dh: string
  /** Its secret, 16 bytes, base64url. */
  auth: string
}

/** What the worker shows; `path` is a page of ours. */
export type PushMessage = {
  title: string
  body: string
  path: string
  /** A second message of the same tag takes the place of the first. */
  tag: string
  lang: string
  dir: 'ltr' | 'rtl'
}

export type PushOptions = {
  /** How long the push service keeps it for a browser that is away, in seconds. */
  ttlSeconds: number
  /** Of several of one topic that wait, only the last arrives; at most 32 characters of base64url. */
  topic: string
  urgency: 'normal' | 'high'
}

/** `gone`: the browser has withdrawn for good. `refused`: the message or our key is not taken, and never will be. */
export type PushOutcome = { ok: true } | { ok: false; code: 'gone' | 'refused' }

export type PushSender = {
  /** What browsers subscribe with, base64url; made within the caller's transaction where there is none yet. */
  publicKey(db: Db): Promise<string>
  /** Whether this is a browser at a push service that we send to, with keys that can be used. */
  takes(target: PushTarget): boolean
  /** Encrypts (RFC 8291), signs (RFC 8292) and delivers a message. Rejects when a later try may work. */
  send(target: PushTarget, message: PushMessage, sending: PushOptions): Promise<PushOutcome>
}
