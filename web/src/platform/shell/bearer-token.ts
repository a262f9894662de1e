import { log } from '../log.ts'
import type { SecureStorage } from './secure-storage.port.ts'

const KEY = 'session-token'

/** The token with which the native app proves who uses it. It is in the device's secure storage and in memory, nowhere else. */
export type BearerToken = {
  current(): string | null
  store(token: string): Promise<void>
  /** Forgets this token; a newer one stays. */
  drop(token: string): Promise<void>
}

/** Reads the stored token. Never rejects: without a secure storage the person stays signed in until the app closes. */
export async function openBearerToken(storage: SecureStorage): Promise<BearerToken> {
  let token = await storage.read(KEY).catch(() => null)
  // One after the other: a token that is stored late must not come back after it was dropped.
  let writing: Promise<unknown> = Promise.resolve()
  const write = (act: () => Promise<void>): Promise<void> => {
    const written = writing
      .then(act)
      .catch(() => log.warn('The secure storage of this device refused a change'))
    writing = written
    return written
  }
  return {
    current: () => token,
    store(next) {
      token = next
      return write(() => storage.write(KEY, next))
    },
    async drop(old) {
      if (token !== old) return
      token = null
      await write(() => storage.remove(KEY))
    },
  }
}
