/** What draws a plan, for whoever reads one: with the desk, for most of it is the same. */
export function loadPlanParts() {
  return import('./plan-workspace.tsx')
}
