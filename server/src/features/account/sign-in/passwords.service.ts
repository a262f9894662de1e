import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import type * as CommonWords from '@zxcvbn-ts/language-common'
import { AppError } from '#platform/http/app-error.ts'

/** The password hasher; tests replace it with one that counts. */
export type Passwords = {
  hash(password: string): Promise<string>
  verify(attempt: { hash: string; password: string }): Promise<boolean>
}

export type Cost = { log2N: number; r: number; p: number }

/**
 * OWASP Password Storage Cheat Sheet, scrypt with the least memory: 2^14 x 8 x 5, which is 16 MB per running hash. To raise
 * it, rehash old passwords at sign-in; else the time of a sign-in reveals which addresses have old accounts.
 */
const COST: Cost = { log2N: 14, r: 8, p: 5 }
const KEY_BYTES = 32
// Maximum cost of a stored hash: a tampered row must not exhaust the machine.
const MAX_COST: Cost = { log2N: 17, r: 16, p: 16 }

/**
 * scrypt of node:crypto on the thread pool; a hash has the form `scrypt$14$8$5$<salt>$<key>`, so each stores its own
 * parameters.
 */
export function makePasswords(made: Cost = COST): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const key = await derive(password, salt, made)
      return [
        'scrypt',
        made.log2N,
        made.r,
        made.p,
        salt.toString('base64url'),
        key.toString('base64url'),
      ].join('$')
    },

    async verify({ hash, password }) {
      const [kind, log2N, r, p, salt = '', expected = ''] = hash.split('$')
      const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) }
      const expectedKey = Buffer.from(expected, 'base64url')
      if (kind !== 'scrypt' || !isWithinMaxCost(cost) || expectedKey.length !== KEY_BYTES)
        throw new Error('a stored password hash is in no form that we write')
      return timingSafeEqual(expectedKey, await derive(password, Buffer.from(salt, 'base64url'), cost))
    },
  }
}

function isWithinMaxCost({ log2N, r, p }: Cost): boolean {
  return within(log2N, MAX_COST.log2N) && within(r, MAX_COST.r) && within(p, MAX_COST.p)
}

const within = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most

// One core stays free for all other requests, and the thread pool for files and DNS.
const MAX_PARALLEL = Math.max(1, Math.min(3, availableParallelism() - 1))
// About ten seconds of work: a call beyond it is refused at once, because it would time out.
const MAX_WAITING = 100 * MAX_PARALLEL
let running = 0
const waiting: (() => void)[] = []

async function derive(password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> {
  if (waiting.length >= MAX_WAITING) throw new AppError('unavailable', { retryAfter: 10 })
  if (running >= MAX_PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await scryptKey(password, salt, { N: 2 ** log2N, r, p, maxmem: 256 * 2 ** log2N * r })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function scryptKey(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Normalised, because keyboards compose accents in different ways.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

const require = createRequire(import.meta.url)
let commonPasswords: Set<string> | undefined

/**
 * Whether a password is among the first guesses: one of the 49,233 that `@zxcvbn-ts/language-common` lists, in any capitals,
 * or our own name with only digits and signs around it. The list is local, so no service learns of a choice.
 */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= readCommonPasswords()
  const plain = password.normalize('NFKC').toLowerCase()
  return commonPasswords.has(plain) || plain.replace(/[^a-z]/g, '') === 'tripwright'
}

/** Loaded with the first new password: a start does not need it. */
function readCommonPasswords(): Set<string> {
  const { dictionary }: typeof CommonWords = require('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
