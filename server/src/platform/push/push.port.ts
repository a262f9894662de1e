import type { Db } from '../db/db.port.ts'

/** A browser's push subscription (Push API): its address and its encryption keys. */
export type PushTarget = {
  endpoint: string
  /** Its public key, P-256 uncompressed, base64url. */
  p256dh: string
  /** Its secret, 16 bytes, base64url. */
  auth: string
}

/** The content of a message; `path` is a page of ours. */
export type PushMessage = {
  title: string
  body: string
  path: string
  /** A second message with the same tag replaces the first. */
  tag: string
  lang: string
  dir: 'ltr' | 'rtl'
}

export type PushOptions = {
  /** How long the push service stores it for an offline browser, in seconds. */
  ttlSeconds: number
  /** Of several waiting messages with one topic only the last is delivered; at most 32 characters of base64url. */
  topic: string
  urgency: 'normal' | 'high'
}

/** `gone`: the subscription has ended. `refused`: the message or our key is unacceptable, also later. */
export type PushOutcome = { ok: true } | { ok: false; code: 'gone' | 'refused' }

export type PushSender = {
  /** The public key for subscriptions, base64url; created within the caller's transaction where there is none yet. */
  publicKey(db: Db): Promise<string>
  /** Whether this is a subscription at an allowed push service, with usable keys. */
  takes(target: PushTarget): boolean
  /** Encrypts (RFC 8291), signs (RFC 8292) and delivers a message. Rejects when a later try may work. */
  send(target: PushTarget, message: PushMessage, sending: PushOptions): Promise<PushOutcome>
}
