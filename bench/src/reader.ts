import { MODEL_GROUPS, setModel } from '@tripwright/domain/assistant/multilingual'
import type { EvalQuestion } from './assistant/questions.ts'
import { makeRulesPath } from './assistant/rules-path.ts'
import { type MadeCall, type Verdict, verdictOf } from './assistant/score.ts'
import { OPENED_SETS, type OpenedSet, readSet } from './assistant/sets.ts'
import { trainModel } from './assistant/train-model.ts'
import { MAX_PAIRS, prepare, readSentences, withoutSet } from './assistant/training.ts'

// npm run --silent eval:reader [-- <set> ...]: what the assistant without a model of language does with each opened set when its reader
// has learned from neither that set nor a sentence near one of it; by group of languages, with what was wrong. `--wrong` lists that.

const TEN = ['es', 'fr', 'pt', 'de', 'ru', 'ar', 'hi', 'bn', 'zh', 'ja']
const flags = process.argv.slice(2)
const named = OPENED_SETS.filter((set) => flags.includes(set))
const sets: readonly OpenedSet[] = named.length > 0 ? named : OPENED_SETS
const rows = prepare(readSentences())
const read = makeRulesPath()

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
  for (const group of ['English', 'ten largest', 'others'])
    print(
      set,
      group,
      answers.filter((one) => one.group === group),
    )
  if (flags.includes('--wrong'))
    for (const { question, calls, verdict } of answers)
      if (verdict !== 'right') process.stdout.write(`${verdict} ${question.id}: ${lineOf(question, calls)}\n`)
}

type Answer = { question: EvalQuestion; calls: MadeCall[]; verdict: Verdict; group: string }

function answerTo(question: EvalQuestion): Answer {
  const calls = read(question)
  const verdict = verdictOf(calls, question.turns.at(-1)?.expect ?? { tool: [] })
  const group = question.lang === 'en' ? 'English' : TEN.includes(question.lang) ? 'ten largest' : 'others'
  return { question, calls, verdict, group }
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
