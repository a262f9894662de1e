import type { Db } from '../db/db.port.ts'

/** The services that deliver a push: those of browsers, Google's for the Android app, Apple's for the iOS app. */
export type PushService = 'web' | 'fcm' | 'apns'

/** A browser's push subscription (Push API): its address and its encryption keys. */
export type BrowserTarget = {
  service: 'web'
  endpoint: string
  /** Its public key, P-256 uncompressed, base64url. */
  p256dh: string
  /** Its secret, 16 bytes, base64url. */
  auth: string
}

/** A native app on a device, by the token that Google or Apple gave it. */
export type AppTarget = { service: 'fcm' | 'apns'; token: string }

export type PushTarget = BrowserTarget | AppTarget

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
  /**
   * What a device of a service is bound to: our key, our project, our app. Under another one it is dead. Null while the service is
   * not configured, or silenced: then nothing is sent, and no device is forgotten.
   */
  senderOf(service: PushService, db: Db): Promise<string | null>
  /** Whether this is a subscription at an allowed push service, with usable keys. */
  takes(target: PushTarget): boolean
  /**
   * Delivers a message: encrypted (RFC 8291) and signed (RFC 8292) to a browser, by their own interfaces through Google and Apple.
   * Rejects when a later try may work.
   */
  send(target: PushTarget, message: PushMessage, sending: PushOptions): Promise<PushOutcome>
}

/** One of the two services of native apps. */
export type AppPush = {
  /** What tokens are bound to: the project, or the team and the app. */
  sender: string
  send(token: string, message: PushMessage, sending: PushOptions): Promise<PushOutcome>
}
