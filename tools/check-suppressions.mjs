// Counts the places where a rule is switched off; each carries its reason on the line.
import { ROOT } from './bootstrap/root.mjs'
import { suppressionsBelow } from './steps/suppressions.mjs'

const all = suppressionsBelow(ROOT)
const wrong = all.filter(({ problem }) => problem !== null)
for (const { path, line, problem } of wrong) console.error(`x ${path}:${line}: ${problem}`)
console.log(
  `${all.length} suppressions${wrong.length === 0 && all.length > 0 ? ', each with its reason' : ''}`,
)
process.exitCode = wrong.length > 0 ? 1 : 0
