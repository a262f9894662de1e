import { randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '@tripwright/domain/base/roles'
import {
  emptyTrip,
  type FieldChange,
  inBatches,
  makeOps,
  ordersBetween,
  type StopFields,
  type TripFields,
  type TripOp,
  uuidV7,
} from '@tripwright/domain/trip/sync'
import {
  insertSession,
  makePasswords,
  type NewUser,
  type Passwords,
  putUser,
  sessionCookie,
  signSession,
} from '#features/account/sign-in/index.ts'
import { applyOps } from '#features/trip/sync/index.ts'
import { recordSecret } from '#platform/log/test-log-record.ts'
import type { Platform } from '#platform/platform.ts'

export type SeedTarget = Pick<Platform, 'database' | 'secret' | 'config'>

/** A signed-in person with the headers of their requests. */
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

export type PersonOptions = Partial<
  Omit<NewUser, 'passwordHash'> & { password: string; now: Date; passwords: Passwords }
>

/** Cheap hashes: tests create many people, whose passwords need no protection. */
export const cheapPasswords = makePasswords({ log2N: 4, r: 1, p: 1 })

/** A verified account with an acceptable password and a session, signed as sign-in signs it. */
export async function makeUser(
  { database, secret, config }: SeedTarget,
  options: PersonOptions = {},
): Promise<MadePerson> {
  const { now = new Date(), password = 'Correct-horse-7', passwords = cheapPasswords, ...fields } = options
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
  recordSecret(password)
  recordSecret(session.token)
  return {
    id,
    email,
    name,
    role,
    password,
    sessionId: session.id,
    cookie: sessionCookie(session.token, { secret, publicUrl: config.publicUrl }),
    bearer: signSession(session.token, secret),
  }
}

export type TripWish = { personId: string; fields?: TripFields; stops?: StopFields[]; now?: Date }

/** A trip of a person with visits in the given order; built from operations, as every trip is. */
export async function makeTrip(
  { database }: Pick<SeedTarget, 'database'>,
  { personId, fields = {}, stops = [], now = new Date() }: TripWish,
): Promise<{ id: string; version: number; stopIds: string[] }> {
  const makeId = () => makeUuid(now)
  const id = makeId()
  const orders = ordersBetween(null, null, stops.length)
  const items = stops.map((stop, i) => ({
    id: makeId(),
    fields: { kind: 'visit', order: orders[i], ...stop },
  }))
  const changes: FieldChange[] = [
    { id, fields: { title: 'Three days in Rome', ...fields } },
    ...items,
  ].flatMap((item) =>
    Object.entries(item.fields).map(([field, value]) => ({ itemId: item.id, field, value })),
  )
  const version = await database.db.transaction(async (db) => {
    let latest = 0
    for (const ops of inBatches(makeOps(emptyTrip(id), 0, changes, makeId)))
      latest = (await applyOps({ db, now, personId }, id, ops)).changes.version
    return latest
  })
  return { id, version, stopIds: items.map((item) => item.id) }
}

/** An operation that names a new trip Rome; for tests. */
export function makeTripOp(tripId: string, fields: Partial<TripOp> = {}): TripOp {
  const made = { opId: makeUuid(), tripId, itemId: tripId, field: 'title', value: 'Rome', baseVersion: 0 }
  return { ...made, ...fields }
}

export function makeUuid(now: Date = new Date()): string {
  return uuidV7(now.getTime(), randomBytes(10))
}
