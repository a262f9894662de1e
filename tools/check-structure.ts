// Checks the structure of the code: an area and a feature have the same names in every package, with only the listed kinds
// of files. Writes docs/map.md and the tables of outside services and of figures in the README; in CI it only compares,
// because a written file would not be committed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './bootstrap/root.mjs'
import { BASELINES, withFiguresTable } from './structure/figures-table.ts'
import { renderMap } from './structure/map.ts'
import { OUTSIDE_TABLE, withOutsideTable } from './structure/outside-table.ts'
import { findProblems } from './structure/problems.ts'
import { readSourceTree } from './structure/source-tree.ts'

const tree = readSourceTree(ROOT)
const problems = findProblems(tree)
const pages = [['docs/map.md', renderMap(tree)]]
if (existsSync(OUTSIDE_TABLE) && existsSync(BASELINES)) {
  const readme = await withOutsideTable(readFileSync(join(ROOT, 'README.md'), 'utf8'))
  pages.push(['README.md', withFiguresTable(readme)])
}
for (const [page = '', text = ''] of pages) {
  const file = join(ROOT, page)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  if (process.env.CI) problems.push(`${page}: out of date; run "npm run check" and commit it`)
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
for (const problem of problems) console.error(`x ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
