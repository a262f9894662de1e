import { createHmac } from 'node:crypto'
import { enableTwoFactor } from '@tripwright/domain/account/two-factor'
import type { Role } from '@tripwright/domain/base/roles'
import { z } from 'zod'
import type { AuthTestServer, Browser } from './auth-test-server.ts'
import { type MadePerson, makeUser } from './make.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 6238 with its defaults, written out here: six digits, SHA-1, steps of 30 seconds. */
export function codeOf(otpauth: string, steps = 0): string {
  const secret = new URL(otpauth).searchParams.get('secret') ?? ''
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export type Guarded = { person: MadePerson; browser: Browser; otpauth: string; codes: string[] }

/** A person with two-factor on, in the browser that turned it on. */
export async function makeGuarded(testServer: AuthTestServer, role: Role = 'user'): Promise<Guarded> {
  const person = await makeUser(testServer.platform, { role })
  const browser = testServer.browser()
  await browser.post('/api/auth/sign-in/email', { email: person.email, password: person.password })
  const made = await browser.post('/api/auth/two-factor/enable', { password: person.password })
  const { totpURI, backupCodes } = z.parse(enableTwoFactor.output, made.body)
  // The code of the previous step, so that the later ones stay unused.
  const confirm = () => browser.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI, -1) })
  const first = await confirm()
  // If the clock moved to the next step meanwhile, that code was two steps old.
  const confirmed = first.status === 200 ? first : await confirm()
  if (confirmed.status !== 200) throw new Error(`the second step was not turned on: ${confirmed.text}`)
  return { person, browser, otpauth: totpURI, codes: backupCodes }
}
