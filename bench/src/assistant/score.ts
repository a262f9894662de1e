import type { EvalExpectation, EvalQuestion } from './questions.ts'

/** A call as the assistant made it. */
export type MadeCall = { tool: string; args: object }
export type Verdict = 'right' | 'asked' | 'wrong-act'
type Tally = { total: number; right: number }
export type EvalScore = {
  total: number
  right: number
  /** Another tool or other arguments than the right ones, where it did something instead of asking. */
  wrongAct: number
  /** It asked, though the question was clear. */
  asked: number
  byLanguage: Record<string, Tally>
  byTool: Record<string, Tally>
}

const ASKING = ['ask-back', 'refuse']

/** Whether one of the calls is the expected one; else whether the assistant asked or did something else. */
export function verdictOf(calls: readonly MadeCall[], expected: EvalExpectation): Verdict {
  const tools = [expected.tool].flat()
  const isRight = calls.some(({ tool, args }) => tools.includes(tool) && holds(args, expected.args ?? {}))
  if (isRight) return 'right'
  return calls.every(({ tool }) => ASKING.includes(tool)) ? 'asked' : 'wrong-act'
}

/** Adds up the verdicts by language and by the first expected tool. */
export function scoreOf(rows: readonly { question: EvalQuestion; verdict: Verdict }[]): EvalScore {
  const score: EvalScore = { total: 0, right: 0, wrongAct: 0, asked: 0, byLanguage: {}, byTool: {} }
  for (const { question, verdict } of rows) {
    const [tool = 'none'] = [question.turns.at(-1)?.expect?.tool ?? 'none'].flat()
    const isRight = verdict === 'right' ? 1 : 0
    score.total += 1
    score.right += isRight
    score.wrongAct += verdict === 'wrong-act' ? 1 : 0
    score.asked += verdict === 'asked' ? 1 : 0
    addTo(score.byLanguage, question.lang, isRight)
    addTo(score.byTool, tool, isRight)
  }
  return score
}

function addTo(tallies: Record<string, Tally>, name: string, right: number): void {
  const before = tallies[name] ?? { total: 0, right: 0 }
  tallies[name] = { total: before.total + 1, right: before.right + right }
}

/** Whether a value holds all that is expected of it; lists are compared without their order. */
function holds(value: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((one) => value.some((other) => holds(other, one)))
    )
  if (typeof expected === 'object' && expected !== null)
    return (
      typeof value === 'object' &&
      value !== null &&
      Object.entries(expected).every(([name, one]) => holds(Object(value)[name], one))
    )
  return value === expected
}
