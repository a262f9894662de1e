import { randomUUID } from 'node:crypto'
import type { Role } from '@tripwright/domain/auth'
import {
  insertSession,
  type MadeUser,
  makePasswords,
  type Passwords,
  putUser,
  sessionCookie,
  signSession,
} from '#features/auth/index.ts'
import type { Platform } from '#platform/platform.ts'

export type House = Pick<Platform, 'database' | 'secret' | 'config'>

/** A person who is signed in, with what a request of theirs carries. */
export type MadePerson = {
  id: string
  email: string
  name: string
  role: Role
  password: string
  sessionId: string
  /** Value of a Cookie header. */
  cookie: string
  /** What follows "Bearer " in an Authorization header. */
  bearer: string
}

export type PersonWish = Partial<
  Omit<MadeUser, 'passwordHash'> & { password: string; now: Date; passwords: Passwords }
>

/** Hashes of next to no cost: tests make many people, and none of their passwords is worth stealing. */
export const cheapPasswords = makePasswords({ log2N: 4, r: 1, p: 1 })

/** A verified account with a password that passes the rules and a session of its own, signed as a sign-in does it. */
export async function makeUser(
  { database, secret, config }: House,
  wish: PersonWish = {},
): Promise<MadePerson> {
  const { now = new Date(), password = 'Correct-horse-7', passwords = cheapPasswords, ...fields } = wish
  const made = {
    email: `person-${randomUUID()}@example.org`,
    name: 'Ada Example',
    role: 'user' as const,
    emailVerified: true,
  }
  const user = await putUser(
    database.db,
    { ...made, ...fields, passwordHash: await passwords.hash(password) },
    now,
  )
  const session = await insertSession(database.db, { userId: user.id, now })
  const { id, email, name, role } = user
  return {
    ...{ id, email, name, role, password, sessionId: session.id },
    cookie: sessionCookie(session.token, { secret, publicUrl: config.publicUrl }),
    bearer: signSession(session.token, secret),
  }
}
