import type { SecureStorage } from './secure-storage.port.ts'

const KEY = 'sign-up-proof'
const BYTES = 32

/** What shows that this is the device that signed up: the first email's link signs in here and nowhere else. */
export type SignUpProof = {
  /** The secret of this device; made at the first call. Never rejects: without a secure storage it lasts until the app closes. */
  read(): Promise<string>
  /** Forgets it: the next sign-up has another. */
  drop(): Promise<void>
}

export function openSignUpProof(storage: SecureStorage): SignUpProof {
  let proof: Promise<string> | null = null
  return {
    read() {
      proof ??= findOrMake(storage)
      return proof
    },
    async drop() {
      proof = null
      await storage.remove(KEY).catch(() => undefined)
    },
  }
}

async function findOrMake(storage: SecureStorage): Promise<string> {
  const stored = await storage.read(KEY).catch(() => null)
  if (stored !== null) return stored
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  await storage.write(KEY, made).catch(() => undefined)
  return made
}
