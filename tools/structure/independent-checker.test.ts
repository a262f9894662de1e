import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const CHECKER = resolve(import.meta.dirname, '../../domain/src/trip/itinerary/checker.rules.ts')
const SOLVER = /domain\/src\/trip\/planner|^@tripwright\/orienteering$/

/** Every file and package that a file imports, directly or through others. */
function readsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!existsSync(file)) return seen
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g))
    readsOf(path.startsWith('.') ? resolve(dirname(file), path) : path, seen)
  return seen
}

test('the plan checker imports nothing of the solver, directly or indirectly', () => {
  const reads = [...readsOf(CHECKER)]
  expect(reads.length).toBeGreaterThan(5)
  expect(reads.filter((file) => SOLVER.test(file))).toEqual([])
})

test('the test finds indirect imports', () => {
  const planner = resolve(import.meta.dirname, '../../domain/src/trip/planner/index.ts')
  expect([...readsOf(planner)].some((file) => SOLVER.test(file))).toBe(true)
})
