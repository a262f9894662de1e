import type { UsageType } from '@tripwright/domain/usage'
import type { Person } from '#platform/http/person.ts'
import { type Guest, takeDeviceUsage } from './device-usage.store.ts'
import { takeUsage } from './usage.store.ts'

/** Takes one unit of whoever calls: of the account, or of a guest's device. Answers the new count. Throws limit-reached. */
export function takeOwnUsage(call: Guest & { person: Person | null }, type: UsageType): Promise<number> {
  return call.person ? takeUsage(call.db, call.person.id, type, call.now) : takeDeviceUsage(call, type)
}
