/** Loads the components of a read-only plan when they are needed. */
export function loadPlanParts() {
  return import('./plan-parts.ts')
}
