import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlannerFlags } from './planner-flags.ts'
import type { SuiteRun } from './run.ts'
import { NEED_NO_DATA, SUITES } from './suites.ts'

// A tiny file of each set, in the layout of the public ones.
const SOLOMON =
  '4 4 3 1\n0 200\n0 0 0 0 0 0 0 0 100\n1 3 4 5 10 1 1 1 0 90\n2 6 8 5 20 1 1 1 0 90\n3 90 90 5 40 1 1 1 0 90\n'
const MC = `1 3 50 1${' 9'.repeat(9)}\n0 0 0 0 0 0 100\n${[
  '2 3 4 5 10 0 20 40 60 90 1 40 1',
  '3 6 8 5 20 0 20 40 60 90 1 40 0',
  '4 1 0 5 15 0 20 40 60 90 1 10 1',
]
  .map((row) => `${row}${' 0'.repeat(9)}`)
  .join('\n')}\n`
const EXACT = '4 \n100 \n1;0;0;0;0;200\n2;7;0;10;0;50\n3;5;0;10;0;50\n4;0;9;0;0;200\n'
const MATRIX = '0;10;20;30;\n10;0;10;10;\n20;10;0;10;\n30;10;10;0;\n'
const WEEKDAYS = ' 0 80'.repeat(6)
const TTDP = `20 1 6 62 9 250\n0 0 0 0 0 0 100\n${Array.from(
  { length: 61 },
  (_, i) => `${i + 1} ${i % 9} ${i % 7} 30 5 1${i === 0 ? `${' 0 0'}${WEEKDAYS}` : `${WEEKDAYS} 0 0`} 0`,
).join('\n')}\n`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-suites-'))
  const files = {
    'toptw/c101.txt': SOLOMON,
    'toptw/reference_values.csv': 'instance,m,mctopmtw_benchmark,reference\nc101,1,30,30\nc101,2,,40\n',
    'mctopmtw/Solomon/MCTOPMTW-1-c101.txt': MC,
    'optw-exact/4.1.1.TXT': EXACT,
    'optw-exact/titt4.TXT': MATRIX,
    'optw-exact/cplex_reference.csv': 'instance,cplex_score\n4.1.1.TXT,12\n',
    'ttdp/t201.txt': TTDP,
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
})
afterAll(() => rm(folder, { recursive: true }))

const run = (data: string): SuiteRun => ({
  folder: data,
  ms: 1,
  seeds: [1],
  iterations: 200,
  save: false,
  say: () => {},
})

test.each<[suite: string, scores: number[]]>([
  ['toptw', [30, 30, 30, 30]],
  ['mc', [35]],
  ['exact', [12]],
])('the %s suite solves the instance that its judge reads from the raw file', async (suite, scores) => {
  const report = await SUITES[suite]?.(run(folder))
  expect(report?.violations).toEqual([])
  expect(report?.rows).toMatchObject(scores.map((score) => ({ score })))
})

test('a week of the ttdp suite has the hours of each weekday', async () => {
  const report = await SUITES.ttdp?.(run(folder))
  expect(report?.violations).toEqual([])
  expect(report?.rows).toHaveLength(1)
})

const ofFiles = Object.keys(SUITES).filter((suite) => !NEED_NO_DATA.includes(suite))

test.each(ofFiles)('%s without its data is left out', async (suite) => {
  expect(await SUITES[suite]?.(run(join(folder, 'nothing')))).toBeNull()
})

test('the flags', () => {
  expect(
    readPlannerFlags(['--suite', 'mc', '--seeds', '4,5', '--iterations', '9'], {
      TRIPWRIGHT_PLANNER_DATA: 'd',
    }),
  ).toEqual({
    suites: ['mc'],
    ms: 2000,
    seeds: [4, 5],
    iterations: 9,
    data: 'd',
    json: undefined,
    save: false,
  })
  expect(() => readPlannerFlags(['--suite', 'x'], {})).toThrow('no suite "x"')
  expect(() => readPlannerFlags(['--ms', '0'], {})).toThrow('--ms takes whole numbers')
  expect(readPlannerFlags([], {}).data).toBeNull()
})
