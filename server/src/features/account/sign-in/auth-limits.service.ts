import { createHmac } from 'node:crypto'
import { authMessages } from '@tripwright/domain/account/sign-in'
import { factorsMessages } from '@tripwright/domain/account/two-factor'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import type { RateLimit, RateLimitResult } from '#platform/limits/rate-limit.port.ts'
import type { Platform } from '#platform/platform.ts'

/** contract.md, "Sign-in": counted per account, whatever address and headers the guesses come with. */
const GUESSES: RateLimit = { name: 'auth.guesses', points: 10, seconds: 15 * 60 }
/** Verification mails and "you have an account" mails to one mailbox. */
const MAILS: RateLimit = { name: 'auth.mails', points: 5, seconds: 24 * 60 * 60 }
/** A reset link is valid as long as this window, so the owner always has a valid one, even when others used the limit up. */
const RESETS: RateLimit = { name: 'auth.resets', points: 3, seconds: 60 * 60 }
/** Sign-in links for a locked account: the same limit as for reset links, counted apart, so that neither uses up the other. */
const SIGN_IN_LINKS: RateLimit = { name: 'auth.entries', points: 3, seconds: 60 * 60 }
/** Links for a lost second factor; each request has passed the password first. */
const REMOVAL_REQUESTS: RateLimit = { name: 'auth.lost-steps', points: 3, seconds: 24 * 60 * 60 }
/** New addresses that an account may ask for; each request has passed the password first. */
const ADDRESS_CHANGES: RateLimit = { name: 'auth.address-changes', points: 5, seconds: 24 * 60 * 60 }
/** RFC 6238, 5.2: a code counts once. It is valid for 90 seconds: its own 30, those before and those after. */
const CODE_USES: RateLimit = { name: 'auth.codes', points: 1, seconds: 120 }
/** Codes that a signed-in person may try while setting up two-factor: guessing gains nothing, but need not be unlimited. */
const FIRST_CODES: RateLimit = { name: 'auth.first-codes', points: 10, seconds: 15 * 60 }
/** Hashes and mails that one network address may cause; RATE_LIMIT_IP_SCALE scales these and only these. */
const ADDRESS_HASHES: RateLimit = { name: 'auth.address.hashes', points: 120, seconds: 5 * 60 }
const ADDRESS_MAILS: RateLimit = { name: 'auth.address.mails', points: 60, seconds: 60 * 60 }

export type AuthLimits = ReturnType<typeof makeAuthLimits>

/**
 * The rate limits of this feature. Mailboxes are counted under a keyed hash, so the table does not list the addresses tried.
 */
export function makeAuthLimits({ config, limits, secret }: Pick<Platform, 'config' | 'limits' | 'secret'>) {
  const keyOf = (email: string) => createHmac('sha256', secret).update(`mailbox:${email}`).digest('base64url')
  const scaled = (limit: RateLimit): RateLimit => ({
    ...limit,
    points: Math.max(1, Math.round(limit.points * config.addressLimitScale)),
  })

  return {
    /** Counts a guess before the password is compared, so that concurrent guesses count too. Throws too-many-requests. */
    async takeGuess(email: string): Promise<void> {
      requireAllowed(await limits.take(GUESSES, keyOf(email)), authMessages.texts['guesses-used-up'])
    },
    forgetGuesses: (email: string): Promise<void> => limits.forget(GUESSES, keyOf(email)),

    async takeMail(email: string): Promise<boolean> {
      return (await limits.take(MAILS, keyOf(email))).ok
    },
    async takeReset(email: string): Promise<boolean> {
      return (await limits.take(RESETS, keyOf(email))).ok
    },
    /** False when the account has used this code before. */
    async takeCode(userId: string, code: string): Promise<boolean> {
      return (await limits.take(CODE_USES, keyOf(`${userId}:${code}`))).ok
    },
    async takeFirstCode(userId: string): Promise<void> {
      requireAllowed(await limits.take(FIRST_CODES, userId), factorsMessages.texts['codes-used-up'])
    },
    async takeEntry(email: string): Promise<boolean> {
      return (await limits.take(SIGN_IN_LINKS, keyOf(email))).ok
    },
    async takeLost(email: string): Promise<boolean> {
      return (await limits.take(REMOVAL_REQUESTS, keyOf(email))).ok
    },

    /** Throws too-many-requests, with this text, for an account that asked too often. */
    async takeAddressChange(userId: string, message: string): Promise<void> {
      requireAllowed(await limits.take(ADDRESS_CHANGES, userId), message)
    },

    /** Throws too-many-requests when this network address caused too many hashes or mails. */
    async takeAddress(work: 'hash' | 'mail', address: string): Promise<void> {
      requireAllowed(
        await limits.take(scaled(work === 'hash' ? ADDRESS_HASHES : ADDRESS_MAILS), addressBucket(address)),
      )
    },
  }
}

function requireAllowed(verdict: RateLimitResult, message?: string): void {
  if (verdict.ok) return
  throw new AppError('too-many-requests', {
    retryAfter: verdict.retryAfterSeconds,
    ...(message !== undefined && { message }),
  })
}
