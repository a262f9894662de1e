import { FREE_LIMITS, remaining, type UsageType } from '@tripwright/domain/plans/usage'
import type { Person } from '#platform/http/session-check.ts'
import {
  consumeDeviceUsage,
  type GuestCall,
  readDeviceCounts,
  refundDeviceUsage,
} from './device-usage.store.ts'
import { consumeUsage, readCounts, refundUsage } from './usage-limit.store.ts'

type Caller = GuestCall & { person: Person | null }

/** Takes one unit of the caller: of the account, or of a guest's device. Answers the new count. Throws limit-reached. */
export function consumeOwnUsage(call: Caller, type: UsageType): Promise<number> {
  return call.person ? consumeUsage(call.db, call.person.id, type, call.now) : consumeDeviceUsage(call, type)
}

/** Gives the unit back that `takeOwnUsage` took for the same call (contract.md, "Calls": who fails gives it back). */
export function refundOwnUsage(call: Caller, type: UsageType): Promise<void> {
  return call.person ? refundUsage(call.db, call.person.id, type, call.now) : refundDeviceUsage(call, type)
}

/** How many units of a counter are left today to the caller; null where nothing is limited. */
export async function readOwnRemaining(call: Caller, type: UsageType): Promise<number | null> {
  const { isUnlimited, counts } = call.person
    ? await readCounts(call.db, call.person.id, call.now)
    : { isUnlimited: false, counts: await readDeviceCounts(call) }
  return isUnlimited ? null : remaining({ type, count: counts[type], limit: FREE_LIMITS[type] })
}
