import { createHmac } from 'node:crypto'
import { utcDate } from '@tripwright/domain/base/dates'
import { USAGE_TYPES, type UsageType } from '@tripwright/domain/plans/usage'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { addressBucket, networkBucket } from '#platform/http/client-address.ts'
import type { Call } from '#platform/http/route.ts'
import { deviceFingerprints, deviceUsage } from './usage.tables.ts'
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
      await refundBucket(db, bucket, type, guest.now)
  })
}

async function refundBucket(db: Db, key: string, type: UsageType, now: Date): Promise<void> {
  const { bucket, usageType, day, count } = deviceUsage
  await db
    .update(deviceUsage)
    .set({ count: sql`${count} - 1` })
    .where(and(eq(bucket, key), eq(usageType, type), gt(count, 0), eq(day, utcDate(now))))
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
    await db.delete(deviceFingerprints).where(eq(deviceFingerprints.device, key))
    return
  }
  const shown = {
    fingerprint: bucketOf('fingerprint', fingerprint, platform.secret),
    network: bucketOf('network', networkBucket(address), platform.secret),
    seenAt: now,
  }
  await db
    .insert(deviceFingerprints)
    .values({ device: key, ...shown })
    .onConflictDoUpdate({ target: deviceFingerprints.device, set: shown })
}

/**
 * The key that recognises a device after its cookies were cleared: a keyed hash of its fingerprint and network. Null without
 * a distinctive fingerprint, which needs consent.
 */
export async function findTrace(db: Db, device: string, secret: string): Promise<string | null> {
  const shown = await findShown(db, device, secret)
  // Rows of an older version have no network.
  return shown?.network ? `${shown.fingerprint} ${shown.network}` : null
}

/** The stored hash of the device's fingerprint; null when it has none. */
export async function findFingerprint({ db, device, platform }: GuestCall): Promise<string | null> {
  return (await findShown(db, device, platform.secret))?.fingerprint ?? null
}

async function findShown(db: Db, device: string, secret: string) {
  const isDevice = eq(deviceFingerprints.device, bucketOf('device', device, secret))
  const [row] = await db.select().from(deviceFingerprints).where(isDevice)
  return row
}

/** Deletes devices older than 30 days. */
export async function deleteOldDevices(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RETENTION_MS)
  await db.delete(deviceFingerprints).where(lt(deviceFingerprints.seenAt, since))
  await db.delete(deviceUsage).where(lt(deviceUsage.day, utcDate(since)))
}

async function devicesOf(guest: GuestCall): Promise<string[]> {
  const fingerprint = await findFingerprint(guest)
  const byCookie = bucketOf('device', guest.device, guest.platform.secret)
  return fingerprint === null ? [byCookie] : [byCookie, fingerprint]
}
