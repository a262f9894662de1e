/** What shows a plan to somebody who only reads it, loaded when it is needed. */
export function loadPlanParts() {
  return import('./plan-parts.ts')
}
