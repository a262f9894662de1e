import type { SecureStorage } from './secure-storage.port.ts'

/** For tests: a secure storage in memory. */
export function memoryStorage(
  start: Record<string, string> = {},
): SecureStorage & { held: Map<string, string> } {
  const held = new Map(Object.entries(start))
  return {
    held,
    read: async (key) => held.get(key) ?? null,
    write: async (key, value) => void held.set(key, value),
    remove: async (key) => void held.delete(key),
  }
}
