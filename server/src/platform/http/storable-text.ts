import { AppError } from './app-error.ts'

const NUL = 'Holds a NUL character.'
const HALF = 'Holds half of a character (a surrogate without its other half).'
const NOT_UTF8 = 'The address is not valid UTF-8.'

type Issue = { path: string; message: string }

/**
 * Refuses texts that no database can store, anywhere in a call: with a NUL, or with half of a surrogate pair, which a
 * program makes by cutting an emoji in two. Field names are texts too. Throws bad-input.
 */
export function requireStorableText(fields: unknown, address: string): void {
  // UTF-8 has no surrogates: a decoder would replace them with other characters, or keep their escapes.
  if (/%ed%[ab][0-9a-f]/i.test(address)) throw new AppError('bad-input', { message: NOT_UTF8 })
  const issue = findIssue(fields, [])
  if (issue) throw new AppError('bad-input', { issues: [issue] })
}

function findIssue(value: unknown, path: string[]): Issue | undefined {
  if (typeof value === 'string') {
    const message = problemOf(value)
    return message === undefined ? undefined : { path: path.join('.'), message }
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const message = problemOf(name)
    const issue = message === undefined ? findIssue(part, [...path, name]) : { path: path.join('.'), message }
    if (issue) return issue
  }
  return undefined
}

function problemOf(text: string): string | undefined {
  if (text.includes('\0')) return NUL
  return /\p{Surrogate}/u.test(text) ? HALF : undefined
}
