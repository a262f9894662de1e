import 'fake-indexeddb/auto'
import { act, renderHook } from '@testing-library/react'
import { unpackSealedFile, type VaultKeys } from '@tripwright/domain/documents/vault'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession, signOut } from '#platform/session.ts'
import { toBase64 } from './file-encryption.state.ts'
import { takeVault } from './take-vault.state.ts'
import { createVault, lockVault, openVault, refreshVault, setPassphrase, useVault } from './vault.state.ts'
import { addFile, adoptGuestFiles, changeFile, openFile, removeFile } from './vault-contents.state.ts'
import {
  deleteSyncedContents,
  GUEST_OWNER,
  readContent,
  readStoredVault,
  writeStoredFile,
} from './vault-store.ts'

type OnServer = {
  keys: VaultKeys | null
  version: number
  files: Map<string, { head: string; content: Uint8Array; version: number }>
}
let server: OnServer
let person: string | null
let hasNetwork: boolean
let wire: string[]

/** The server's side of an account's vault, by its contracts. */
async function respond(url: string, init: RequestInit = {}): Promise<Response> {
  if (!hasNetwork) throw new TypeError('Failed to fetch')
  const user = person === null ? null : { id: person, email: `${person}@example.org`, name: '' }
  if (url.endsWith('get-session')) return Response.json({ user })
  if (url.endsWith('sign-out')) return Response.json({})
  wire.push(init.body instanceof Uint8Array ? toBase64(init.body) : String(init.body ?? ''))
  const id = /files\/([^/]+)/.exec(url)?.[1] ?? ''
  if (url.endsWith('/keys')) return putKeys(JSON.parse(String(init.body)))
  if (init.method === 'DELETE') return Response.json({ deleted: server.files.delete(id) })
  if (url.endsWith('/head')) {
    const file = server.files.get(id)
    if (file) Object.assign(file, { head: JSON.parse(String(init.body)).head, version: file.version + 1 })
    return Response.json({ version: file?.version })
  }
  if (init.method === 'PUT') {
    const parcel = unpackSealedFile(init.body as Uint8Array)
    if (!parcel) return Response.json({ error: 'unprocessable', message: '' }, { status: 422 })
    server.files.set(id, { head: toBase64(parcel.head), content: parcel.content.slice(), version: 1 })
    return Response.json({ version: 1 })
  }
  const file = server.files.get(id)
  if (file) return new Response(new Blob([new Uint8Array(file.content)]))
  const files = [...server.files].map(([one, { head, content, version }]) => ({
    id: one,
    head,
    size: content.length,
    version,
  }))
  return Response.json({ keys: server.keys, version: server.version, files, usedBytes: 0 })
}

function putKeys({ keys, baseVersion }: { keys: VaultKeys; baseVersion: number }): Response {
  if (baseVersion !== server.version)
    return Response.json({ error: 'conflict', message: '' }, { status: 409 })
  server.keys = keys
  server.version = baseVersion + 1
  return Response.json({ version: server.version })
}

const PDF = new TextEncoder().encode('%PDF-1.7 secret of Ada')
const [ONE, TWO] = ['four words far apart', 'quite another four']

beforeEach(async () => {
  // A new device per test, so that no open database is shared.
  const { vault, files } = await readStoredVault(GUEST_OWNER)
  if (vault || files.length > 0) throw new Error('the last test left something')
  server = { keys: null, version: 0, files: new Map() }
  wire = []
  hasNetwork = true
  vi.stubGlobal('fetch', respond)
})

/** Signs somebody in, or out, on this device, and reads the vault as the page does. */
async function look(who: string | null) {
  person = who
  await refreshSession()
  const hook = renderHook(useVault)
  await settled()
  return hook.result
}
const settled = () => act(() => refreshVault())
const ids = () => [...server.files.keys()]

describe('a vault', () => {
  it('comes to a device as it is, sealed, without being opened, and says when it did not come', async () => {
    await look(null)
    expect(await takeVault()).toBe(0)
    await look('eve')
    expect(await takeVault()).toBe(0)
    await act(async () => void (await createVault(ONE)))
    await act(async () => void (await addFile('Eve.pdf', PDF)))
    await settled()
    const [id = ''] = ids()
    await deleteSyncedContents('eve')
    hasNetwork = false
    expect(await takeVault()).toBeNull()
    hasNetwork = true
    expect(await takeVault()).toBe(server.files.get(id)?.content.length)
    expect(toBase64((await readContent('eve', id)) ?? new Uint8Array())).toBe(
      toBase64(server.files.get(id)?.content ?? new Uint8Array()),
    )
    await deleteSyncedContents('eve')
    await look(null)
  })

  it('moves from a guest into the account, sealed, and from there to another device', async () => {
    const guest = await look(null)
    expect(guest.current.status).toBe('none')
    await act(async () => void (await createVault(ONE)))
    await act(async () => void (await addFile('Ada.pdf', PDF)))
    expect(guest.current).toMatchObject({ status: 'open', count: 1 })
    expect(wire).toEqual([])

    const account = await look('ada')
    expect(account.current).toMatchObject({ status: 'locked', owner: 'ada', count: 1 })
    expect((await readStoredVault(GUEST_OWNER)).vault).toBeNull()
    expect(ids()).toHaveLength(1)
    expect(wire.join()).not.toContain(btoa('secret of Ada').slice(4, 12))
    expect(await openVault('wrong words here')).toBe(false)
    await act(async () => void (await openVault(ONE)))
    expect(account.current).toMatchObject({
      status: 'open',
      files: [{ head: { name: 'Ada.pdf' }, isSent: true }],
    })

    // Synchronised files leave the device at sign-out; the next sign-in restores them.
    await act(async () => void (await signOut()))
    await deleteSyncedContents('ada')
    expect(await readStoredVault('ada')).toEqual({ vault: null, files: [] })
    const again = await look('ada')
    await act(async () => void (await openVault(ONE)))
    expect(again.current).toMatchObject({ status: 'open', files: [{ isHere: true, isSent: true }] })
    const opened = await openFile(ids()[0] ?? '')
    expect(opened.ok && new TextDecoder().decode(opened.bytes)).toBe('%PDF-1.7 secret of Ada')
  })

  it('keeps what was done with no network, and tells it later', async () => {
    const view = await look('ben')
    await act(async () => void (await createVault(ONE)))
    hasNetwork = false
    await act(async () => void (await addFile('one.pdf', PDF)))
    await settled()
    expect(view.current).toMatchObject({ delivered: 'failed', files: [{ isSent: false, isHere: true }] })
    expect(await setPassphrase(ONE, TWO)).toBe('no-answer')
    await deleteSyncedContents('ben')
    expect((await readStoredVault('ben')).files).toHaveLength(1)
    hasNetwork = true
    await settled()
    expect(view.current).toMatchObject({ delivered: 'done', files: [{ isSent: true }] })

    const [id = ''] = ids()
    const [file] = 'files' in view.current ? view.current.files : []
    if (!file?.head) throw new Error('the file is there')
    const { head } = file
    await act(() => changeFile(id, { ...head, name: 'other.pdf' }))
    await settled()
    expect(server.files.get(id)?.version).toBe(2)
    expect(await setPassphrase(ONE, TWO)).toBe('done')
    lockVault()
    expect([await openVault(ONE), await openVault(TWO)]).toEqual([false, true])
    await settled()
    expect(view.current).toMatchObject({ files: [{ head: { name: 'other.pdf' } }] })
  })

  it('tells the server of a removal when it can no longer be undone', async () => {
    const view = await look('cleo')
    await act(async () => void (await createVault(ONE)))
    await act(async () => void (await addFile('one.pdf', PDF)))
    await settled()
    const [id = ''] = ids()
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    try {
      await act(() => removeFile(id, true))
      await settled()
      expect([view.current, ids()]).toMatchObject([{ count: 0 }, [id]])
      await act(() => removeFile(id, false))
      expect(view.current).toMatchObject({ count: 1 })
      await act(() => removeFile(id, true))
      vi.setSystemTime(Date.now() + 10_000)
      await settled()
      expect(ids()).toEqual([])
      expect(await readContent('cleo', id)).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows a file that was swapped for another one as broken, and opens neither', async () => {
    const view = await look('dora')
    await act(async () => void (await createVault(ONE)))
    for (const name of ['a.pdf', 'b.pdf']) await act(async () => void (await addFile(name, PDF)))
    const [a, b] = (await readStoredVault('dora')).files
    if (!a || !b) throw new Error('both are there')
    const content = await readContent('dora', a.id)
    await writeStoredFile({ ...b, head: a.head }, content ?? undefined)
    await settled()
    expect(view.current).toMatchObject({ count: 2 })
    const heads = 'files' in view.current ? view.current.files.filter(({ head }) => head === null) : []
    expect(heads.map(({ id }) => id)).toEqual([b.id])
    expect(await openFile(b.id)).toEqual({ ok: false, code: 'broken' })
    expect(await openFile(a.id)).toMatchObject({ ok: true })
  })

  it('takes over what a guest left, by that vault’s own passphrase', async () => {
    const account = await look('emil')
    await act(async () => void (await createVault(ONE)))
    await look(null)
    await act(async () => void (await createVault(TWO)))
    await act(async () => void (await addFile('left.pdf', PDF)))
    const again = await look('emil')
    await act(async () => void (await openVault(ONE)))
    expect(again.current).toMatchObject({ status: 'open', left: 1, count: 0 })
    expect(await adoptGuestFiles('not that one')).toBeNull()
    await act(async () => expect(await adoptGuestFiles(TWO)).toBe(1))
    const moved = { left: 0, files: [{ head: { name: 'left.pdf' }, isSent: true }] }
    await vi.waitFor(() => expect(again.current).toMatchObject(moved))
    expect((await readStoredVault(GUEST_OWNER)).vault).toBeNull()
    expect(account.current.status).toBe('open')
  })
})
