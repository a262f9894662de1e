import { createHmac } from 'node:crypto'
import { utcDate } from '@tripwright/domain/base/dates'
import { USAGE_TYPES, type UsageType } from '@tripwright/domain/plans/usage'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { addressBucket, networkBucket } from '#platform/http/client-address.ts'
import type { Call } from '#platform/http/route.ts'
import { countOrThrow, instant, toCounts } from './usage-limit.store.ts'

/** decisions.md, "Devices and consent": the data of a device is kept for 30 days. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/** The identity of a guest's device at a call. */
export type GuestCall = Pick<Call, 'db' | 'now' | 'device' | 'address' | 'platform'>

/** The keyed hash under which a cookie, a fingerprint or an address is counted, so that the tables list none of them. */
export function bucketOf(
  kind: 'device' | 'fingerprint' | 'address' | 'network',
  text: string,
  secret: string,
): string {
  return createHmac('sha256', secret).update(`usage:${kind}:${text}`).digest('base64url')
}

/**
 * Takes one unit from the day's limit of a device: of its cookie, of its fingerprint, and of its address, which may use 20
 * times as much. When one of them refuses, none is charged. Gives the device's new count. Throws limit-reached.
 */
export function consumeDeviceUsage(guest: GuestCall, type: UsageType): Promise<number> {
  const { address, now, platform } = guest
  const { secret, config } = platform
  return guest.db.transaction(async (db) => {
    const devices = await devicesOf({ ...guest, db })
    const byAddress = bucketOf('address', addressBucket(address), secret)
    // Always in this order, so that two guests of one address wait for each other without a deadlock.
    countOrThrow(
      await db.execute(
        sql`select increment_device_usage(null, ${type}, ${byAddress}, 1, ${instant(now)}, ${config.addressLimitScale}) as count`,
      ),
      type,
      now,
    )
    const counts: number[] = []
    for (const device of devices) {
      const taken = await db.execute(
        sql`select increment_device_usage(${device}, ${type}, null, 1, ${instant(now)}) as count`,
      )
      counts.push(countOrThrow(taken, type, now))
    }
    return Math.max(...counts)
  })
}

/** Refunds what `takeDeviceUsage` took from address, cookie and fingerprint, in the same order. */
export async function refundDeviceUsage(guest: GuestCall, type: UsageType): Promise<void> {
  const byAddress = bucketOf('address', addressBucket(guest.address), guest.platform.secret)
  await guest.db.transaction(async (db) => {
    for (const bucket of [byAddress, ...(await devicesOf({ ...guest, db }))])
      await db.execute(
        sql`update device_usage set count = count - 1
            where bucket = ${bucket} and usage_type = ${type} and count > 0
              and day = (${instant(guest.now)} at time zone 'UTC')::date`,
      )
  })
}

/**
 * The device's usage today: the higher count of its cookie and its fingerprint; `fingerprint` is the hash of one sent with
 * this call.
 */
export async function readDeviceCounts(
  guest: GuestCall,
  fingerprint?: string | null,
): Promise<Record<UsageType, number>> {
  const devices = await devicesOf(guest)
  if (fingerprint) devices.push(fingerprint)
  const columns = USAGE_TYPES.map((type) => {
    const counts = devices.map((device) => sql`get_device_usage(${device}, ${type}, ${instant(guest.now)})`)
    return sql`greatest(${sql.join(counts, sql`, `)}) as ${sql.identifier(type)}`
  })
  const [row = {}] = rowsOf(await guest.db.execute(sql`select ${sql.join(columns, sql`, `)}`))
  return toCounts(row)
}

/** The usage of any fingerprint today, for staff. */
export async function readFingerprintCount(
  db: Db,
  bucket: string,
  type: UsageType,
  now: Date,
): Promise<number> {
  const read = await db.execute(sql`select get_device_usage(${bucket}, ${type}, ${instant(now)}) as count`)
  return Number(rowsOf(read)[0]?.count ?? 0)
}

/** Stores the fingerprint of the device, or that it has none. */
export async function putFingerprint(guest: GuestCall, fingerprint: string | null): Promise<void> {
  const { db, now, device, address, platform } = guest
  const key = bucketOf('device', device, platform.secret)
  if (fingerprint === null) {
    await db.execute(sql`delete from device_fingerprints where device = ${key}`)
    return
  }
  const fingerprintBucket = bucketOf('fingerprint', fingerprint, platform.secret)
  const network = bucketOf('network', networkBucket(address), platform.secret)
  await db.execute(
    sql`insert into device_fingerprints (device, fingerprint, network, seen_at)
        values (${key}, ${fingerprintBucket}, ${network}, ${instant(now)})
        on conflict (device) do update
          set fingerprint = excluded.fingerprint, network = excluded.network, seen_at = excluded.seen_at`,
  )
}

/**
 * The key that recognises a device after its cookies were cleared: a keyed hash of its fingerprint and network. Null without
 * a distinctive fingerprint, which needs consent.
 */
export async function findTrace(db: Db, device: string, secret: string): Promise<string | null> {
  const result = await db.execute(
    sql`select fingerprint || ' ' || network as trace from device_fingerprints
        where device = ${bucketOf('device', device, secret)}`,
  )
  const [row] = rowsOf(result)
  return typeof row?.trace === 'string' ? row.trace : null
}

/** The stored hash of the device's fingerprint; null when it has none. */
export async function findFingerprint({ db, device, platform }: GuestCall): Promise<string | null> {
  const result = await db.execute(
    sql`select fingerprint from device_fingerprints where device = ${bucketOf('device', device, platform.secret)}`,
  )
  const [row] = rowsOf(result)
  return row ? String(row.fingerprint) : null
}

/** Deletes devices older than 30 days. */
export async function deleteOldDevices(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RETENTION_MS)
  await db.execute(sql`delete from device_fingerprints where seen_at < ${instant(since)}`)
  await db.execute(sql`delete from device_usage where day < ${utcDate(since)}::date`)
}

async function devicesOf(guest: GuestCall): Promise<string[]> {
  const fingerprint = await findFingerprint(guest)
  const byCookie = bucketOf('device', guest.device, guest.platform.secret)
  return fingerprint === null ? [byCookie] : [byCookie, fingerprint]
}
