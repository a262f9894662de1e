// Counts the suppressions of rules: each needs its reason on the line, and there is a maximum.
import { ROOT } from './bootstrap/root.mjs'
import { suppressionsBelow } from './steps/suppressions.mjs'

/** The number may only fall. */
const MAX_SUPPRESSIONS = 37

const all = suppressionsBelow(ROOT)
const wrong = all.filter(({ problem }) => problem !== null)
for (const { path, line, problem } of wrong) console.error(`x ${path}:${line}: ${problem}`)
console.log(
  `${all.length} suppressions${wrong.length === 0 && all.length > 0 ? ', each with its reason' : ''}`,
)
if (all.length > MAX_SUPPRESSIONS) console.error(`x more than ${MAX_SUPPRESSIONS} suppressions`)
process.exitCode = wrong.length > 0 || all.length > MAX_SUPPRESSIONS ? 1 : 0
