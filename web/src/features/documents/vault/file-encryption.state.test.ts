import { describe, expect, it } from 'vitest'
import {
  CHUNK_BYTES,
  type FileHead,
  importVaultKey,
  openContent,
  openHead,
  randomBytes,
  sealContent,
  sealHead,
} from './file-encryption.state.ts'
import {
  changePassphrase,
  makeVaultKeys,
  recoverVault,
  renewRecoveryCode,
  unlockVault,
} from './vault-keys.state.ts'

const [ID, OTHER] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const HEAD: FileHead = {
  name: 'Passport of Ada.pdf',
  type: 'application/pdf',
  size: 3,
  kind: 'passport',
  expires: '2031-05-06',
  addedAt: '2026-11-22T10:00:00.000Z',
}
const key = () => importVaultKey(randomBytes(32))
const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
function pattern(size: number) {
  const bytes = new Uint8Array(size)
  for (let index = 0; index < size; index++) bytes[index] = (index * 31 + (index >> 8)) % 251
  return bytes
}
const isSame = (a: Uint8Array, b: Uint8Array | null) =>
  b !== null && a.length === b.length && a.every((byte, index) => byte === b[index])

describe('a sealed content', () => {
  it.each([0, 1, 1000, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, 2 * CHUNK_BYTES + 77])(
    'of %i bytes comes back as it was',
    async (size) => {
      const [vault, bytes] = [await key(), pattern(size)]
      const sealed = await sealContent(vault, ID, bytes)
      expect(isSame(bytes, await openContent(vault, ID, sealed))).toBe(true)
    },
  )

  it('opens by no other key and under no other id', async () => {
    const vault = await key()
    const sealed = await sealContent(vault, ID, pattern(100))
    expect(await openContent(await key(), ID, sealed)).toBeNull()
    expect(await openContent(vault, OTHER, sealed)).toBeNull()
    expect(await openContent(vault, ID, sealed)).not.toBeNull()
  })

  it('is refused with any one bit changed, wherever it is', async () => {
    const vault = await key()
    const sealed = await sealContent(vault, ID, pattern(40))
    for (let place = 0; place < sealed.length; place++) {
      const changed = sealed.slice()
      changed[place] = (changed[place] ?? 0) ^ 1
      expect(await openContent(vault, ID, changed), `byte ${place}`).toBeNull()
    }
  })

  it('is refused where chunks are cut off, left out, repeated or moved', async () => {
    const vault = await key()
    const sealed = await sealContent(vault, ID, pattern(3 * CHUNK_BYTES))
    const step = CHUNK_BYTES + 16
    const [start, ...chunks] = [0, 1, 2, 3].map((n) =>
      n === 0 ? sealed.slice(0, 40) : sealed.slice(40 + (n - 1) * step, 40 + n * step),
    )
    const from = (...order: number[]) => {
      const parts = [start, ...order.map((n) => chunks[n])].map((part) => part ?? new Uint8Array())
      const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
      let place = 0
      for (const part of parts) {
        all.set(part, place)
        place += part.length
      }
      return all
    }
    expect(isSame(sealed, from(0, 1, 2))).toBe(true)
    for (const order of [[0, 1], [0], [], [1, 2], [0, 2], [1, 0, 2], [0, 1, 1, 2]])
      expect(await openContent(vault, ID, from(...order)), order.join()).toBeNull()
    expect(await openContent(vault, ID, sealed.slice(0, -1))).toBeNull()
    expect(await openContent(vault, ID, new Uint8Array())).toBeNull()
  })

  it('holds nothing of the file, and nothing twice', async () => {
    const vault = await key()
    const secret = new TextEncoder().encode('L01X00T47 PASSPORT OF ADA '.repeat(50))
    const [one, two] = [await sealContent(vault, ID, secret), await sealContent(vault, ID, secret)]
    expect(text(one)).not.toContain('ADA')
    const tails = [one, two].map((sealed) => new Set(windows(sealed.subarray(1), 8)))
    expect([...(tails[0] ?? [])].filter((part) => tails[1]?.has(part))).toEqual([])
  })
})

function windows(bytes: Uint8Array, size: number): string[] {
  return Array.from({ length: bytes.length - size }, (_, index) => text(bytes.subarray(index, index + size)))
}

describe('a sealed head', () => {
  it('comes back, hides how long the name is, and is another one each time', async () => {
    const vault = await key()
    const sealed = await sealHead(vault, ID, HEAD)
    expect(await openHead(vault, ID, sealed)).toEqual(HEAD)
    const short = await sealHead(vault, ID, { ...HEAD, name: 'a' })
    expect(short.length).toBe(sealed.length)
    expect(short.slice(0, 40)).not.toBe(sealed.slice(0, 40))
    expect(atob(sealed)).not.toContain('Ada')
  })

  it('is no head of another file or vault, and no content', async () => {
    const vault = await key()
    const sealed = await sealHead(vault, ID, HEAD)
    expect(await openHead(vault, OTHER, sealed)).toBeNull()
    expect(await openHead(await key(), ID, sealed)).toBeNull()
    expect(await openHead(vault, ID, `${sealed.slice(0, -8)}AAAAAAA=`)).toBeNull()
    expect(
      await openContent(
        vault,
        ID,
        Uint8Array.from(atob(sealed), (one) => one.charCodeAt(0)),
      ),
    ).toBeNull()
    expect(await openHead(vault, ID, '')).toBeNull()
  })
})

describe('the key of a vault', () => {
  it('opens by its passphrase, by its code, by the new ones, and by nothing else', async () => {
    const made = await makeVaultKeys('four café words apart')
    const sealed = await sealContent(made.vaultKey, ID, pattern(10))
    const opens = async (vault: CryptoKey | null | undefined) =>
      !!vault && (await openContent(vault, ID, sealed)) !== null

    expect(made.keys.rounds).toBe(600_000)
    expect(await opens(await unlockVault(made.keys, 'four cafe\u0301 words apart'))).toBe(true)
    expect(await unlockVault(made.keys, 'four cafe words apart')).toBeNull()

    // A new passphrase wraps the key again: files and recovery code stay the same.
    const changed = await changePassphrase(made.keys, 'four café words apart', 'another one instead')
    if (!changed) throw new Error('the passphrase was right')
    expect(await changePassphrase(made.keys, 'wrong', 'another one instead')).toBeNull()
    expect({ ...changed, salt: '', byPassphrase: '' }).toEqual({ ...made.keys, salt: '', byPassphrase: '' })
    expect(await unlockVault(changed, 'four café words apart')).toBeNull()
    expect(await opens(await unlockVault(changed, 'another one instead'))).toBe(true)

    const recovered = await recoverVault(changed, made.code.toLowerCase(), 'a third passphrase')
    expect(await opens(recovered?.vaultKey)).toBe(true)
    expect(await opens(recovered && (await unlockVault(recovered.keys, 'a third passphrase')))).toBe(true)

    const renewed = await renewRecoveryCode(changed, 'another one instead')
    if (!renewed) throw new Error('the passphrase was right')
    expect(await recoverVault(renewed.keys, made.code, 'x')).toBeNull()
    expect(await opens((await recoverVault(renewed.keys, renewed.code, 'x'))?.vaultKey)).toBe(true)
  })

  it('opens nothing by a header that somebody changed', async () => {
    const { keys } = await makeVaultKeys('four words apart')
    const changed = [
      { rounds: 600_001 },
      { salt: keys.recoverySalt },
      { vaultId: OTHER },
      { byPassphrase: keys.byRecovery },
      { byPassphrase: '' },
    ]
    for (const part of changed)
      expect(await unlockVault({ ...keys, ...part }, 'four words apart'), Object.keys(part).join()).toBeNull()
  })
})
