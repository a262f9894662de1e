// Holds the shape of the code: an area and a feature by the same two words in every package, and only the listed kinds of file. Writes docs/map.md; in
// CI, where nobody would commit it, it only compares.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap/root.mjs'
import { renderMap } from './structure/map.ts'
import { findProblems } from './structure/problems.ts'
import { readSourceTree } from './structure/source-tree.ts'

const tree = readSourceTree(ROOT)
const problems = findProblems(tree)
const page = join(ROOT, 'docs/map.md')
const map = renderMap(tree)
if (!existsSync(page) || readFileSync(page, 'utf8') !== map) {
  if (process.env.CI) problems.push('docs/map.md: out of date; run "npm run check" and commit it')
  else {
    mkdirSync(join(ROOT, 'docs'), { recursive: true })
    writeFileSync(page, map)
  }
}
for (const problem of problems) console.error(`x ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
