import { createHmac } from 'node:crypto'

const STEP_MS = 30_000

/** The six digits of an authenticator app with this secret, `ahead` steps from now (RFC 6238 defaults). */
export function digits(secret: string, ahead: number): string {
  let bits = ''
  for (const letter of secret.replace(/\s/g, ''))
    bits += 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number(`0b${byte}`)))
  const step = Buffer.alloc(8)
  step.writeUIntBE(Math.floor(Date.now() / STEP_MS) + ahead, 2, 6)
  const mac = createHmac('sha1', key).update(step).digest()
  const number = mac.readUInt32BE(mac.readUInt8(19) % 16) % 2 ** 31
  return String(number).slice(-6).padStart(6, '0')
}
