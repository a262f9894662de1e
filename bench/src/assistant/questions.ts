import { readFileSync } from 'node:fs'

export type EvalExpectation = { tool: string | string[]; args?: Record<string, unknown> }
/** A question or a dialogue, with the tool that its last turn is to call. */
export type EvalQuestion = {
  id: string
  lang: string
  context?: { today?: string }
  turns: { say: string; expect?: EvalExpectation }[]
}

/** The questions of a file with one JSON object a line; a line that is none is an error with its number. */
export function readQuestions(file: string): EvalQuestion[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) =>
    line.trim() === '' ? [] : [parseQuestion(line, `${file}, line ${at + 1}`)],
  )
}

/** Parses a line; `where` names it in the error. */
export function parseQuestion(line: string, where: string): EvalQuestion {
  const { id, lang, turns } = Object(parseJson(line, where))
  const isQuestion =
    typeof id === 'string' &&
    typeof lang === 'string' &&
    Array.isArray(turns) &&
    turns.length > 0 &&
    turns.every((turn) => typeof Object(turn).say === 'string') &&
    isExpectation(Object(turns.at(-1)).expect)
  if (!isQuestion) throw new Error(`${where}: no { id, lang, turns: [{ say, expect: { tool } }] }`)
  return JSON.parse(line)
}

function isExpectation(value: unknown): boolean {
  const tools: unknown[] = [Object(value).tool].flat()
  return tools.length > 0 && tools.every((tool) => typeof tool === 'string')
}

function parseJson(line: string, where: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`${where}: is no JSON`)
  }
}
