import { writeFile } from 'node:fs/promises'
import { readBaseline, thisMachine, writeBaseline } from './baseline.ts'
import type { Figure, KnownFigures } from './figures.ts'
import { type PlannerFlags, readPlannerFlags, USAGE } from './planner/planner-flags.ts'
import type { SuiteReport } from './planner/run.ts'
import { NEED_NO_DATA, SUITES } from './planner/suites.ts'
import { figureTable } from './table.ts'

// npm run bench:planner: the product's solver on public instances, each plan judged from the raw file. Timed figures are
// read by people; only a plan that breaks a rule makes exit code 1.

const WRONG_FLAGS = 2

const flags = flagsOrSentence()
if (!flags) process.exitCode = WRONG_FLAGS
else await runSuites(flags)

async function runSuites({ suites, ms, seeds, iterations, json, save, data }: PlannerFlags): Promise<void> {
  const reports: SuiteReport[] = []
  const notes: string[] = []
  for (const name of suites) {
    const say = (text: string) => void process.stderr.write(`${text}\n`)
    if (data === null && !NEED_NO_DATA.includes(name)) {
      notes.push(`${name} skipped: name a folder of data by --data or TRIPWRIGHT_PLANNER_DATA`)
      continue
    }
    const report = await SUITES[name]?.({ folder: data ?? '', ms, seeds, iterations, save, say })
    if (report) reports.push(report)
    else notes.push(`${name} skipped: its data is not in the folder`)
  }
  const machine = thisMachine()
  const baseline = await readBaseline('planner')
  const figures = reports.flatMap((report) => report.figures)
  const violations = reports.flatMap((report) => report.violations)
  notes.push(
    ...reports.flatMap((report) => report.notes),
    ...violations.map((violation) => `VIOLATION ${violation}`),
  )
  const table = figureTable(figures, baseline?.figures ?? {})
  process.stdout.write(
    `bench:planner, worst of ${seeds.length} seeds\n${table}\n${notes.map((note) => `${note}\n`).join('')}`,
  )
  const rows = reports.flatMap((report) => report.rows)
  if (json !== undefined)
    await writeFile(
      json,
      `${JSON.stringify({ bench: 'planner', machine, figures, notes, violations, rows }, null, 2)}\n`,
    )
  if (violations.length > 0) process.exitCode = 1
  else if (save)
    await writeBaseline('planner', machine, [...others(baseline?.figures ?? {}, figures), ...figures])
}

/** The baseline figures of suites and budgets that did not run. */
function others(baseline: KnownFigures, figures: readonly Figure[]): Figure[] {
  return Object.entries(baseline)
    .filter(([group]) => figures.every((figure) => figure.group !== group))
    .flatMap(([group, values]) =>
      Object.entries(values).map(
        ([name, value]): Figure => ({ group, name, value, unit: '', better: 'lower' }),
      ),
    )
}

function flagsOrSentence(): PlannerFlags | null {
  try {
    return readPlannerFlags(process.argv.slice(2), process.env)
  } catch (error) {
    process.stderr.write(`${USAGE}: ${error instanceof Error ? error.message : error}\n`)
    return null
  }
}
