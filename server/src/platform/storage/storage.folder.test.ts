import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { storageContract } from './storage.contract-test.ts'
import { makeStorage } from './storage.folder.ts'
import { makeKey } from './stored-type.ts'

const folder = mkdtempSync(join(tmpdir(), 'tripwright-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PNG = 'image/png'
const open = () => makeStorage(mkdtempSync(join(folder, 'root-')))

describe('storage in a folder', () => {
  storageContract(open)

  it('keeps files for its own user alone', async () => {
    const root = mkdtempSync(join(folder, 'root-'))
    const key = makeKey('avatars', PNG)
    await makeStorage(root).put(key, { bytes: new Uint8Array(1), type: PNG })
    expect(statSync(join(root, key)).mode & 0o777).toBe(0o600)
    expect(statSync(dirname(join(root, key))).mode & 0o777).toBe(0o700)
  })

  it('never shows a part of a file to a reader while another writer replaces it', async () => {
    const storage = open()
    const key = makeKey('avatars', PNG)
    const version = (n: number) => ({ bytes: new Uint8Array(200_000).fill(n), type: PNG }) as const
    await storage.put(key, version(0))
    let isWriting = true
    const writing = (async () => {
      for (let n = 1; n <= 40; n++) await storage.put(key, version(n))
      isWriting = false
    })()
    let reads = 0
    while (isWriting) {
      const bytes = (await storage.find(key))?.bytes ?? new Uint8Array()
      expect(bytes.length).toBe(200_000)
      expect(bytes[199_999]).toBe(bytes[0])
      reads++
    }
    await writing
    expect(reads).toBeGreaterThan(5)
  })

  it('leaves no draft behind when a file cannot take its place', async () => {
    const root = mkdtempSync(join(folder, 'root-'))
    const key = makeKey('avatars', PNG)
    mkdirSync(join(root, key), { recursive: true })
    await expect(makeStorage(root).put(key, { bytes: new Uint8Array(9), type: PNG })).rejects.toThrow()
    expect(readdirSync(join(root, 'avatars'))).toHaveLength(1)
    expect(await makeStorage(root).list('avatars')).toEqual([])
  })

  it('removes the draft of a put that was killed once it is older than asked, and nothing else', async () => {
    const root = mkdtempSync(join(folder, 'root-'))
    const storage = makeStorage(root)
    const key = makeKey('avatars/2026-05-01', PNG)
    await storage.put(key, { bytes: new Uint8Array(1), type: PNG })
    const [old, young] = ['.old', '.young'].map((name) => join(dirname(join(root, key)), name))
    for (const path of [old, young]) writeFileSync(path ?? '', 'a part')
    utimesSync(old ?? '', new Date('2026-05-01'), new Date('2026-05-01'))
    await storage.removeDrafts('avatars', new Date('2026-05-02'))
    await storage.removeDrafts('nothing', new Date())
    expect([old, young].map((path) => existsSync(path ?? ''))).toEqual([false, true])
    expect(await storage.list('avatars')).toEqual([key])
  })

  it('says so when the folder cannot be read, instead of "not there"', async () => {
    const root = mkdtempSync(join(folder, 'root-'))
    const key = makeKey('avatars', PNG)
    mkdirSync(join(root, key), { recursive: true })
    await expect(makeStorage(root).find(key)).rejects.toThrow('EISDIR')
  })
})
