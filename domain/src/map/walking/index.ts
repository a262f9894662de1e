export { findStreetRouter, roundToWalkPoint, walkPointKey } from './street-router.rules.ts'
export {
  isInBounds,
  joinWalkTable,
  MAX_WALK_SECONDS,
  toWalkRow,
  type WalkPoints,
  walkPointsIn,
} from './walk-table.rules.ts'
export { findRoute } from './walking.contract.ts'
export { getWalks, MAX_MORE_POSITIONS, type WalkTable, walkTable } from './walks.contract.ts'
