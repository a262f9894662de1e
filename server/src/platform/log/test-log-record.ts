import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Collects every line that a server under test logs, and every secret that a test makes, in one folder for the whole run: at
// its end the lines are searched for the secrets. A run of one test file does the same.

const SETTING = 'TEST_LOG_RECORD'
/** Patterns of addresses and JWTs, also encoded ones. */
const SECRET_PATTERNS = [/[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/i, /\beyJ[\w-]{10,}\.[\w-]{10,}/, /scrypt\$/]
/** The minimum length of our tokens and passwords; shorter words are no secrets. */
const MIN_SECRET_LENGTH = 12

/** Call once per run, before anything is logged; the returned function ends the run and gives the leaks. */
export function startLogRecord(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-log-'))
  process.env[SETTING] = folder
  return () => {
    try {
      return findLeaks(read(folder, 'lines'), read(folder, 'secrets'))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

export function recordLine(line: string): void {
  append('lines', line.trimEnd())
}

/** Records a password or a token: no line may contain any part of it that is long enough. */
export function recordSecret(secret: string): void {
  append('secrets', secret)
}

/** Records the secrets in the links of a mail. */
export function recordLinks(links: readonly string[]): void {
  for (const value of links.flatMap((link) => [...new URL(link).searchParams.values()]))
    if (!value.startsWith('/')) recordSecret(value)
}

/** Lines that contain an address, a token, a hash or a part of a secret. */
export function findLeaks(lines: readonly string[], secrets: readonly string[]): string[] {
  const parts = new Set(secrets.flatMap((secret) => wordsOf(secret)))
  const tells = (line: string) =>
    SECRET_PATTERNS.some((sign) => sign.test(line)) || wordsOf(line).some((word) => parts.has(word))
  return lines.filter(tells)
}

/** Splits into words of a token's characters; a password of several words is one. */
function wordsOf(text: string): string[] {
  return (text.match(/[\w-]+/g) ?? []).filter((word) => word.length >= MIN_SECRET_LENGTH)
}

function append(kind: string, line: string): void {
  const folder = process.env[SETTING]
  if (folder !== undefined) appendFileSync(join(folder, `${process.pid}.${kind}`), `${line}\n`)
}

function read(folder: string, kind: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(`.${kind}`))
  return files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
}
