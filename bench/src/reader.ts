import {
  MODEL_GROUPS,
  SURE_ENOUGH,
  type SureCalls,
  setModel,
  surelyRead,
} from '@tripwright/domain/assistant/multilingual'
import type { EvalQuestion } from './assistant/questions.ts'
import { makeSureReader } from './assistant/rules-path.ts'
import { type MadeCall, type Verdict, verdictOf } from './assistant/score.ts'
import { OPENED_SETS, readSet } from './assistant/sets.ts'
import { trainModel } from './assistant/train-model.ts'
import { MAX_PAIRS, prepare, readSentences, withoutSet } from './assistant/training.ts'

// npm run --silent eval:reader [-- <set> ...]: what the assistant without a model of language does with each opened set when its reader
// has learned from neither that set nor a sentence near one of it; by group of languages, with what was wrong. `--wrong` lists that. Ends with the curve of risk and coverage: what
// would be right, asked and wrong if it asked below another sureness.

const TEN = ['es', 'fr', 'pt', 'de', 'ru', 'ar', 'hi', 'bn', 'zh', 'ja']
const flags = process.argv.slice(2)
const named = OPENED_SETS.filter((set) => flags.includes(set))
const sets = named.length > 0 ? named : OPENED_SETS
const rows = prepare(readSentences())
const read = makeSureReader()
const GROUPS = ['English', 'ten largest', 'others']
const all: Answer[] = []

for (const set of sets) {
  const known = withoutSet(rows, set)
  for (const group of MODEL_GROUPS)
    setModel(
      group,
      trainModel(
        known.filter((row) => row.group === group),
        MAX_PAIRS,
      ),
    )
  const answers = readSet(set).map((question) => answerTo(question))
  all.push(...answers)
  for (const group of GROUPS)
    print(
      set,
      group,
      answers.filter((one) => one.group === group),
    )
  if (flags.includes('--wrong'))
    for (const { question, calls, verdict } of answers)
      if (verdict !== 'right') process.stdout.write(`${verdict} ${question.id}: ${lineOf(question, calls)}\n`)
}

printCurve()

type Answer = {
  question: EvalQuestion
  read: SureCalls
  calls: MadeCall[]
  verdict: Verdict
  group: string
}

function answerTo(question: EvalQuestion): Answer {
  const sure = read(question)
  const calls = surelyRead(sure)
  const verdict = verdictAt(question, calls)
  const group = question.lang === 'en' ? 'English' : TEN.includes(question.lang) ? 'ten largest' : 'others'
  return { question, read: sure, calls, verdict, group }
}

function verdictAt({ turns }: EvalQuestion, calls: readonly MadeCall[]): Verdict {
  return verdictOf(calls, turns.at(-1)?.expect ?? { tool: [] })
}

/** What all answers together would be at other thresholds, from the same reading. */
function printCurve(): void {
  const steps = Array.from({ length: 19 }, (_, at) => at / 20)
  for (const group of GROUPS) {
    const own = all.filter((one) => one.group === group)
    if (own.length === 0) continue
    const percent = (some: number) => `${((100 * some) / own.length).toFixed(1)} %`.padStart(7)
    process.stdout.write(
      `\nrisk and coverage, ${group}, ${own.length}: asks below, acts, right, wrong acts\n`,
    )
    for (const step of steps) {
      const verdicts = own.map(({ question, read: { calls, sure, asking } }) =>
        verdictAt(question, sure < step && asking ? [asking] : calls),
      )
      const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
      const isUsed = Math.abs(step - SURE_ENOUGH) < 0.01 ? ' (used)' : ''
      process.stdout.write(
        `${step.toFixed(2)} ${percent(own.length - count('asked'))} ${percent(count('right'))} ${percent(count('wrong-act'))}${isUsed}\n`,
      )
    }
  }
}

function print(set: string, group: string, answers: readonly Answer[]): void {
  if (answers.length === 0) return
  const count = (verdict: Verdict) => answers.filter((one) => one.verdict === verdict).length
  const percent = (some: number) => `${((100 * some) / answers.length).toFixed(1)} %`
  const args = answers.filter(({ verdict, calls, question }) => {
    const tools = [question.turns.at(-1)?.expect?.tool ?? []].flat()
    return verdict === 'wrong-act' && calls.some(({ tool }) => tools.includes(tool))
  }).length
  const wrong = count('wrong-act')
  process.stdout.write(
    `${set.padEnd(16)} ${group.padEnd(12)} ${String(answers.length).padStart(4)}  right ${percent(count('right'))}  asked ${percent(count('asked'))}  wrong ${percent(wrong)} (tool ${wrong - args}, arguments ${args})\n`,
  )
}

function lineOf({ turns }: EvalQuestion, calls: readonly MadeCall[]): string {
  return `${turns.map(({ say }) => say).join(' >> ')} | ${JSON.stringify(turns.at(-1)?.expect)} | ${JSON.stringify(calls)}`
}
