import { RECEIVED_CACHE } from './received-cache.ts'

/** What another app shared with this one, as it waits on this device for a decision. Page and worker both use it. */
export type Received = {
  id: string
  /** When it was shared, in milliseconds since 1970. */
  at: number
  title: string
  text: string
  url: string
  /** Its name and size in bytes; the bytes are beside it. */
  file: { name: string; type: string; size: number } | null
}
/** `full`: as many as may wait are waiting; `too-large`: the file; `failed`: the device has no room, or no storage. */
export type ReceiveOutcome = { ok: true; id: string } | { ok: false; code: 'full' | 'too-large' | 'failed' }

/** Any page could send a form here, so what waits is limited. */
const MAX_WAITING = 20
/** What the import reads at most. */
const MAX_FILE_BYTES = 20_000_000
const MAX_CHARS = 20_000

const entryOf = (id: string) => `/received/${id}`
const fileOf = (id: string) => `/received/${id}/file`

/** Keeps a shared form on this device; nothing of it is sent. Never throws. */
export async function keepReceived(form: FormData): Promise<ReceiveOutcome> {
  try {
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value.slice(0, MAX_CHARS) : ''
    }
    const shared = form.get('file')
    const file = shared instanceof File && (shared.size > 0 || shared.name !== '') ? shared : null
    if (file && file.size > MAX_FILE_BYTES) return { ok: false, code: 'too-large' }
    const cache = await caches.open(RECEIVED_CACHE)
    if ((await listReceived()).length >= MAX_WAITING) return { ok: false, code: 'full' }
    const id = crypto.randomUUID()
    const about = file && { name: file.name, type: file.type, size: file.size }
    const words = { title: text('title'), text: text('text'), url: text('url') }
    const received: Received = { id, at: Date.now(), ...words, file: about }
    // The file first: an entry without its file would be a broken promise.
    if (file) await cache.put(fileOf(id), new Response(file))
    await cache.put(entryOf(id), Response.json(received))
    return { ok: true, id }
  } catch {
    return { ok: false, code: 'failed' }
  }
}

/** What waits, the newest first. Empty where the browser stores nothing. */
export async function listReceived(): Promise<Received[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(RECEIVED_CACHE)
  const entries = (await cache.keys()).filter(({ url }) => !url.endsWith('/file'))
  const found = await Promise.all(entries.map(async (one) => (await cache.match(one))?.json()))
  return found.filter((one) => one !== undefined).sort((a, b) => b.at - a.at)
}

/** The shared file; null once it was removed. */
export async function readReceivedFile({ id, file }: Received): Promise<File | null> {
  const stored = file && (await (await caches.open(RECEIVED_CACHE)).match(fileOf(id)))
  return stored ? new File([await stored.blob()], file.name, { type: file.type }) : null
}

export async function removeReceived(id: string): Promise<void> {
  const cache = await caches.open(RECEIVED_CACHE)
  await cache.delete(entryOf(id))
  await cache.delete(fileOf(id))
}
