import { FREE_LIMITS, remaining, USAGE_TYPES, type UsageType } from '@tripwright/domain/plans/usage'
import type { Db } from '#platform/db/db.port.ts'
import type { Person } from '#platform/http/session-check.ts'
import {
  consumeDeviceUsage,
  type GuestCall,
  readDeviceCounts,
  refundDeviceUsage,
} from './device-usage.store.ts'
import { consumeUsage, readCounts, refundUsage } from './usage-limit.store.ts'

type Caller = GuestCall & { person: Person | null }

/** Takes one unit of the caller's limit: of the account, or of a guest's device. Gives the new count. Throws limit-reached. */
export function consumeOwnUsage(call: Caller, type: UsageType): Promise<number> {
  return call.person ? consumeUsage(call.db, call.person.id, type, call.now) : consumeDeviceUsage(call, type)
}

/** Refunds the unit that `takeOwnUsage` took for the same call, because it failed (contract.md, "Calls"). */
export function refundOwnUsage(call: Caller, type: UsageType): Promise<void> {
  return call.person ? refundUsage(call.db, call.person.id, type, call.now) : refundDeviceUsage(call, type)
}

/** The usage of an account today with its limits. */
export async function readUsageOf(db: Db, personId: string, now: Date) {
  const { isUnlimited, counts } = await readCounts(db, personId, now)
  const counters = USAGE_TYPES.map((type) => ({ type, count: counts[type], limit: FREE_LIMITS[type] }))
  return { isUnlimited, counters }
}

/** The caller's remaining units of a counter today; null where nothing is limited. */
export async function readOwnRemaining(call: Caller, type: UsageType): Promise<number | null> {
  const { isUnlimited, counts } = call.person
    ? await readCounts(call.db, call.person.id, call.now)
    : { isUnlimited: false, counts: await readDeviceCounts(call) }
  return isUnlimited ? null : remaining({ type, count: counts[type], limit: FREE_LIMITS[type] })
}
