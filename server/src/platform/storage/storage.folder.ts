import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Storage, StoredObject } from './storage.port.ts'
import { checkFolder, typeOfKey } from './stored-type.ts'

/**
 * Files below one folder of this machine. Written with node:fs: flydrive's folder driver (2.1) syncs nothing, copies where
 * it should rename, and reads an empty file as 64 kB of uninitialised memory.
 */
export function makeStorage(root: string): Storage {
  return {
    put: (key, file) => put(root, key, file),
    async find(key) {
      const type = typeOfKey(key)
      const bytes = await unlessMissing(readFile(join(root, key)))
      return bytes && { bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), type }
    },
    async remove(key) {
      typeOfKey(key)
      await rm(join(root, key), { force: true })
    },
    async list(folder) {
      const files = (await filesBelow(root, folder)).filter(({ name }) => !name.startsWith('.'))
      return files.map((file) => relative(root, join(file.parentPath, file.name)).split(sep).join('/')).sort()
    },
    async removeDrafts(folder, before) {
      for (const { name, parentPath } of await filesBelow(root, folder)) {
        const path = join(parentPath, name)
        // A put that is under way may have taken its place meanwhile.
        const state = name.startsWith('.') ? await unlessMissing(stat(path)) : null
        if (state !== null && state.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

/** All files below a folder, drafts included; none where there is no such folder. */
async function filesBelow(root: string, folder: string) {
  const entries = await unlessMissing(
    readdir(join(root, checkFolder(folder)), { recursive: true, withFileTypes: true }),
  )
  return (entries ?? []).filter((entry) => entry.isFile())
}

async function put(root: string, key: string, file: StoredObject): Promise<void> {
  if (typeOfKey(key) !== file.type) throw new Error('the ending of the key is that of another type')
  const path = join(root, key)
  const draft = join(dirname(path), `.${randomUUID()}`)
  await makeFolder(dirname(path))
  try {
    await writeSynced(draft, file.bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// A folder is an entry in its parent, which must be synced too.
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
