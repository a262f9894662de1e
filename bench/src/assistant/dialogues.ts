import { readQuestions } from './questions.ts'
import { makeRulesPath } from './rules-path.ts'
import { type MadeCall, type Verdict, verdictOf } from './score.ts'

const DIALOGUES = new URL('../../assistant/dialogues.jsonl', import.meta.url)

/** One turn of a dialogue that expects something, after all the turns before it. */
type DialogueTurn = { id: string; at: number; say: string; calls: MadeCall[]; verdict: Verdict }

/** Reads every turn of the dialogues as the page does, and what it was. */
export function runDialogues(): DialogueTurn[] {
  const read = makeRulesPath()
  return readQuestions(DIALOGUES.pathname).flatMap(({ turns, ...dialogue }) =>
    turns.flatMap(({ say, expect }, at) => {
      if (!expect) return []
      const calls = read({ ...dialogue, turns: turns.slice(0, at + 1) })
      return [{ id: dialogue.id, at, say, calls, verdict: verdictOf(calls, expect) }]
    }),
  )
}
