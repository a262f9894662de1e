export {
  FREE_LIMITS,
  USAGE_TYPES,
  type Usage,
  type UsageType,
  usageDay,
  usageResetsAt,
} from './usage.rules.ts'
