import { expect, it } from 'vitest'
import type { Storage } from './storage.port.ts'
import { makeKey } from './stored-type.ts'

const PNG = 'image/png'

/** The guarantees of every storage; run on each one in its own test. */
export function storageContract(open: () => Storage): void {
  it('gives back what was put, byte for byte, with its type', async () => {
    const storage = open()
    for (const size of [0, 1, 5000, 300_000]) {
      const bytes = new Uint8Array(size).map((_, i) => i % 251)
      const key = makeKey('avatars', PNG)
      await storage.put(key, { bytes, type: PNG })
      const stored = await storage.find(key)
      expect(stored?.type).toBe(PNG)
      expect(stored?.bytes.length).toBe(size)
      expect(Buffer.compare(stored?.bytes ?? new Uint8Array(1), bytes)).toBe(0)
    }
  })

  it('replaces a file under its key', async () => {
    const storage = open()
    const key = makeKey('documents', 'application/pdf')
    await storage.put(key, { bytes: Buffer.from('a longer first one'), type: 'application/pdf' })
    await storage.put(key, { bytes: Buffer.from('second'), type: 'application/pdf' })
    expect(Buffer.from((await storage.find(key))?.bytes ?? []).toString()).toBe('second')
  })

  it('finds nothing under a key that was never put or was removed', async () => {
    const storage = open()
    const key = makeKey('avatars', PNG)
    expect(await storage.find(key)).toBeNull()
    await storage.remove(key)
    await storage.put(key, { bytes: new Uint8Array(1), type: PNG })
    await storage.remove(key)
    expect(await storage.find(key)).toBeNull()
  })

  it('lists the keys below one folder and no others', async () => {
    const storage = open()
    const keys = [makeKey('trips/42', PNG), makeKey('trips/42', PNG), makeKey('trips/42/plans', PNG)]
    for (const key of [...keys, makeKey('trips/421', PNG), makeKey('avatars', PNG)])
      await storage.put(key, { bytes: new Uint8Array(1), type: PNG })
    expect(await storage.list('trips/42')).toEqual(keys.sort())
    expect(await storage.list('nowhere')).toEqual([])
  })

  it('refuses a type that is not the one of the key', async () => {
    const put = open().put(makeKey('avatars', PNG), { bytes: new Uint8Array(1), type: 'application/pdf' })
    await expect(put).rejects.toThrow('another type')
  })

  it.each([
    '../secret.png',
    '/etc/passwd.png',
    'avatars/../../secret.png',
    'avatars//x.png',
    'avatars/./x.png',
    'avatars\\x.png',
    'avatars/x.png/../../y.png',
    'avatars/x\0.png',
    'avatars/%2e%2e/x.png',
    'avatars/x.html',
    'avatars/X.png',
    'avatars/.hidden.png',
    'avatars',
    '',
    `${'a'.repeat(300)}.png`,
  ])('takes no key that it has not made: %j', async (key) => {
    const storage = open()
    await expect(storage.put(key, { bytes: new Uint8Array(1), type: PNG })).rejects.toThrow('this is no')
    await expect(storage.find(key)).rejects.toThrow('this is no')
    await expect(storage.remove(key)).rejects.toThrow('this is no')
  })

  it.each(['..', '/', 'trips/..', '.', ''])('lists no folder from outside: %j', async (folder) => {
    await expect(open().list(folder)).rejects.toThrow('this is no folder')
  })
}
