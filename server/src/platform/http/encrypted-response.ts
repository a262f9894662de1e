import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The secrets that decrypt a response: AUTH_SECRET and the caller's Idempotency-Key. No table contains either. */
export type ResponseKey = { secret: string; key: string; scope: string; method: string; path: string }

const IV_BYTES = 12
const TAG_BYTES = 16
const LINE_END = 10

/**
 * Encrypts a response so that only the same caller with the same Idempotency-Key can read it. A Response keeps its headers
 * and its body.
 */
export async function encryptResponse(lock: ResponseKey, output: unknown): Promise<Buffer> {
  const plain = await toBytes(output)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(lock), iv)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Decrypts a response; undefined when the key does not fit, as after a change of AUTH_SECRET. */
export function decryptResponse(lock: ResponseKey, sealed: Buffer): { value: unknown } | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(lock), sealed.subarray(0, IV_BYTES))
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const plain = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return { value: fromBytes(Buffer.concat(plain)) }
  } catch {
    return undefined
  }
}

function keyOf({ secret, key, scope, method, path }: ResponseKey): Uint8Array {
  const use = `idempotent answer\n${scope}\n${method}\n${path}`
  return new Uint8Array(hkdfSync('sha256', secret, key, use.slice(0, 1024), 32))
}

async function toBytes(output: unknown): Promise<Buffer> {
  if (!(output instanceof Response)) return Buffer.from(`json\n${JSON.stringify(output ?? null)}`)
  const head = JSON.stringify({ status: output.status, headers: [...output.headers] })
  return Buffer.concat([Buffer.from(`${head}\n`), Buffer.from(await output.clone().arrayBuffer())])
}

function fromBytes(bytes: Buffer): unknown {
  const end = bytes.indexOf(LINE_END)
  const head = bytes.subarray(0, end).toString()
  const body = bytes.subarray(end + 1)
  return head === 'json' ? JSON.parse(body.toString()) : new Response(new Uint8Array(body), JSON.parse(head))
}
