import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { SERVER_FLAGS } from '../test-flags.ts'
import { testProgram } from '../test-programs.ts'

type WrittenRow = { id: string; parts: number; whole: boolean }
/**
 * The output of one run of the writer; `found` is null when it was killed before its check, and `failure` is its message
 * when it ended before the kill.
 */
export type WriterRun = { rows: WrittenRow[] | null; done: string[]; failure: string | null }

export type Tally = { acknowledged: number; lost: string[]; torn: string[]; failed: string[] }

const WRITER = 'src/platform/db/crash-tests/writer.ts'

/** Seeded random numbers (mulberry32) from 0 up to 1, so that a failed round can be repeated. */
export function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Runs a writer and kills it: some time after it began to write, or in one of five runs shortly after its start, while it
 * opens or recovers the database.
 */
export async function runUntilKilled(
  place: string[],
  chance: () => number,
  kill: (writer: ChildProcess) => void,
): Promise<WriterRun> {
  const writer = spawn(process.execPath, [...SERVER_FLAGS, ...testProgram(WRITER), ...place], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const life: WriterRun = { rows: null, done: [], failure: null }
  let output = ''
  writer.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const lines = createInterface(writer.stdout)
  const begun = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      const [word, rest] = [line.slice(0, 5), line.slice(5).trim()]
      if (word === 'found') life.rows = JSON.parse(rest)
      else if (word === 'done ') life.done.push(rest)
      if (life.done.length > 0) resolve()
    })
    writer.on('exit', () => resolve())
  })
  const ended = Promise.all([once(writer, 'close'), once(lines, 'close')])
  const isEarly = chance() < 0.2
  if (!isEarly) await begun
  await pause(isEarly ? 50 + 400 * chance() : 120 * chance())
  kill(writer)
  await ended
  if (writer.signalCode !== 'SIGKILL') life.failure = output || 'it ended without a word'
  return life
}

/** Runs writers until the given number of kills. Each writer checks the rows acknowledged to those before it. */
export async function killRounds(
  rounds: number,
  live: (round: number) => Promise<WriterRun>,
): Promise<Tally> {
  const acknowledged = new Set<string>()
  const tally: Tally = { acknowledged: 0, lost: [], torn: [], failed: [] }
  for (let round = 0; round <= rounds; round++) {
    const life = await live(round)
    if (life.rows) {
      const byId = new Map(life.rows.map((row) => [row.id, row]))
      tally.torn.push(...life.rows.filter(({ parts, whole }) => parts !== 2 || !whole).map(({ id }) => id))
      tally.lost.push(...[...acknowledged].filter((id) => !byId.has(id)))
    } else if (round === rounds) throw new Error(`the last life found nothing out: ${life.failure}`)
    for (const id of life.done) acknowledged.add(id)
    if (life.failure !== null) tally.failed.push(life.failure)
  }
  return { ...tally, acknowledged: acknowledged.size }
}
