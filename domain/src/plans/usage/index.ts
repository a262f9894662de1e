export { type Counter, isLow, isNearLimit, mostUsed, remaining } from './alert.rules.ts'
export { type DeviceFingerprint, getClientIp, storeDeviceFingerprint } from './fingerprint.contract.ts'
export {
  getDeviceUsage,
  getUserUsage,
  incrementDeviceUsage,
  incrementUserUsage,
  readUsage,
  type UsageSnapshot,
} from './usage.contract.ts'
export { usageMessages } from './usage.messages.ts'
export {
  FREE_LIMITS,
  USAGE_TYPES,
  type Usage,
  type UsageType,
  usageResetsAt,
} from './usage.rules.ts'
