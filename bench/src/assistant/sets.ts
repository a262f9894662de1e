import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type EvalQuestion, parseQuestion, readQuestions } from './questions.ts'

const inSets = (name: string) => fileURLToPath(new URL(`../../assistant/${name}`, import.meta.url))

/** The sets of questions that have been opened, by name. */
export const OPENED_SETS = [
  'questions',
  'other-languages',
  'held-out',
  'development',
  'kept-apart',
  'kept-apart-2',
  'kept-apart-3',
  'kept-apart-4',
  'kept-apart-5',
  'kept-apart-6',
  'kept-apart-7',
  'kept-apart-8',
  'kept-apart-9',
  'practice',
] as const
export type OpenedSet = (typeof OPENED_SETS)[number]

export function readSet(name: OpenedSet): EvalQuestion[] {
  if (name !== 'kept-apart') return readQuestions(inSets(`${name}.jsonl`))
  const packed = readFileSync(inSets('kept-apart.jsonl.gz.base64'), 'utf8')
  const lines = gunzipSync(Buffer.from(packed, 'base64')).toString('utf8').split('\n').filter(Boolean)
  return lines.map((line, at) => parseQuestion(line, `kept-apart, line ${at + 1}`))
}
