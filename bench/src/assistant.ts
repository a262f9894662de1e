import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { injectionTable, runInjections, scoreInjections } from './assistant/injections.ts'
import { readQuestions } from './assistant/questions.ts'
import { makeRulesPath } from './assistant/rules-path.ts'
import { type EvalScore, type MadeCall, scoreOf, verdictOf } from './assistant/score.ts'

// npm run --silent eval:assistant -- --data file.jsonl --json out.json [--path rules|model]: how many questions call the right
// tool with the right arguments. Prints the score beside the committed baseline; `--save` writes a new one, `--wrong` lists the
// others. `--path model` puts 200 injected texts to a local model that obeys each of them, and fails when one does harm.

const WRONG_FLAGS = 2
const inBench = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const BASELINE = inBench('baselines/assistant.json')
const OPEN_QUESTIONS = ['questions', 'other-languages'].map((name) => inBench(`assistant/${name}.jsonl`))

const { data, json, path, save, wrong } = readFlags()
if (path === 'model') await evaluateInjections()
if (path !== 'rules') stop(`the path "${path}" is not there: "rules" and "model" are`)
const read = makeRulesPath()
const rows = (data === undefined ? OPEN_QUESTIONS : [data]).flatMap(readQuestionsOrStop).map((question) => {
  const calls = read(question)
  return { question, calls, verdict: verdictOf(calls, question.turns.at(-1)?.expect ?? { tool: [] }) }
})
const score = scoreOf(rows)
const baseline: EvalScore | null = existsSync(BASELINE) ? JSON.parse(readFileSync(BASELINE, 'utf8')) : null
if (wrong) for (const row of rows) if (row.verdict !== 'right') process.stderr.write(`${lineOf(row)}\n`)
process.stderr.write(`${tableOf(score, baseline)}\n`)
process.stdout.write(`${JSON.stringify(score)}\n`)
if (json !== undefined) writeFileSync(json, `${JSON.stringify(score, null, 2)}\n`)
if (save) writeFileSync(BASELINE, `${JSON.stringify(score, null, 2)}\n`)

async function evaluateInjections(): Promise<never> {
  const injected = await runInjections()
  const result = scoreInjections(injected)
  process.stderr.write(`${injectionTable(injected)}\n`)
  process.stdout.write(`${JSON.stringify(result)}\n`)
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`)
  return process.exit(result.harmed > 0 ? 1 : 0)
}

function readFlags() {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean', default: false } as const
    const { values } = parseArgs({ options: { data: text, json: text, path: text, save: flag, wrong: flag } })
    return Object.assign({ path: 'rules' }, values)
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

function readQuestionsOrStop(file: string) {
  try {
    return readQuestions(file)
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

function stop(why: string): never {
  process.stderr.write(`eval:assistant: ${why}\n`)
  return process.exit(WRONG_FLAGS)
}

function lineOf({
  question,
  calls,
  verdict,
}: {
  question: { id: string; turns: { say: string }[] }
  calls: MadeCall[]
  verdict: string
}): string {
  return `${verdict} ${question.id}: ${question.turns.map(({ say }) => say).join(' >> ')} -> ${JSON.stringify(calls)}`
}

/** The accuracy of each tool, and what it was in the baseline. */
function tableOf(now: EvalScore, before: EvalScore | null): string {
  const percent = (one?: { total: number; right: number }) =>
    one && one.total > 0 ? `${Math.round((100 * one.right) / one.total)} %` : '-'
  const line = (name: string, a?: { total: number; right: number }, b?: { total: number; right: number }) =>
    `${name.padEnd(22)} ${`${a?.right ?? 0}/${a?.total ?? 0}`.padStart(8)} ${percent(a).padStart(6)} ${percent(b).padStart(9)}`
  return [
    'tool or language          right           baseline',
    ...Object.keys(now.byTool)
      .sort()
      .map((name) => line(name, now.byTool[name], before?.byTool[name])),
    ...Object.keys(now.byLanguage)
      .sort()
      .map((name) => line(name, now.byLanguage[name], before?.byLanguage[name])),
    line('all', now, before ?? undefined),
    `wrong acts ${now.wrongAct}, asked without need ${now.asked}`,
  ].join('\n')
}
