import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The key that opens a conversation from any of its later mails. Made from the server's secret, because of the key that a guest
 * got first only a hash is stored.
 */
export function makeMailKey(secret: string, requestId: string): string {
  return createHmac('sha256', secret).update(`support mail ${requestId}`).digest('base64url')
}

export function isMailKey(secret: string, requestId: string, key: string): boolean {
  const [given, made] = [Buffer.from(key), Buffer.from(makeMailKey(secret, requestId))]
  return given.length === made.length && timingSafeEqual(given, made)
}
