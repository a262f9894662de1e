import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap/root.mjs'

type Baseline = { machine: { cpu: string }; figures: Record<string, Record<string, number>> }
/** A committed figure by its bench, case and name. Throws when a bench no longer prints it. */
type FindFigure = (bench: string, what: string, figure: string) => number

/** The committed figures of the benches; a project without them has no such table in its README. */
export const BASELINES = join(ROOT, 'bench/baselines')

const START = '<!-- figures: written by `npm run check` from bench/baselines -->\n'
const END = '<!-- end of figures -->'

/** The README with the table of figures from the committed baselines. Throws when its two marks are missing. */
export function withFiguresTable(readme: string, readBaseline = readCommitted): string {
  const [before, rest] = readme.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error('README.md has lost the marks of its figures')
  const find: FindFigure = (bench, what, figure) => {
    const found = readBaseline(bench).figures[what]?.[figure]
    if (found === undefined) throw new Error(`bench/baselines/${bench}.json has no "${figure}" of "${what}"`)
    return found
  }
  const rows = ROWS.map(([what, bench, describe]) => [what, describe(find), readBaseline(bench).machine.cpu])
  const lines = [['what', 'figure', 'two processors of'], ['---', '---', '---'], ...rows]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
  return `${before}${START}${table}${END}${after}`
}

const PAGES = ['/', '/auth', '/dashboard']

const ROWS: readonly [what: string, bench: string, describe: (find: FindFigure) => string][] = [
  [
    'the first page: document with the styles that it needs; all until it is idle',
    'page',
    (find) => {
      const [document, all, requests] = ['document', 'everything until idle', 'requests'].map((name) =>
        find('page', '/ on the wire', name),
      )
      return `${kB(document)}; ${kB(all)} in ${requests} requests`
    },
  ],
  [
    'scripts before any page is alive (brotli)',
    'page',
    (find) => kB(find('page', 'built, against its budgets', 'initial scripts, br')),
  ],
  [
    'Lighthouse on a phone: home, sign-in, dashboard',
    'page',
    (find) => {
      const each = (figure: string) =>
        PAGES.map((page) => find('page', `${page} by Lighthouse on a phone`, figure))
      const shift = Math.max(...each('layout shift'))
      return `${each('performance').join(', ')}; accessibility ${Math.min(...each('accessibility'))}, layout shift ${shift}`
    },
  ],
  [
    'list of saved items, signed in: processor time a request',
    'http',
    (find) => both((database) => ms(find('http', `list of 20 saved items, ${database}`, 'CPU a request'))),
  ],
  [
    'warm start to the first answer',
    'start',
    (find) => both((database) => ms(find('start', `warm, ${database}`, 'to the first 200'))),
  ],
  [
    'memory, idle',
    'start',
    (find) =>
      both((database) => `${Math.round(find('start', `warm, ${database}`, 'memory after 3 s idle'))} MB`),
  ],
  [
    'a week of 60 places, 100 ms: below the best plan ever found',
    'planner',
    (find) => {
      const [gap, first] = ['mean gap', 'first plan, CPU, slowest'].map((name) =>
        find('planner', 'ttdp, 100 ms', name),
      )
      return `${gap?.toFixed(2)} % on average; the first plan within ${ms(first)}`
    },
  ],
]

function both(describe: (database: string) => string): string {
  return `${describe('PostgreSQL')} on PostgreSQL, ${describe('embedded')} embedded`
}

const kB = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (value = 0) => `${value < 10 ? Number(value.toPrecision(2)) : Math.round(value)} ms`

function readCommitted(bench: string): Baseline {
  return JSON.parse(readFileSync(join(BASELINES, `${bench}.json`), 'utf8'))
}
