import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A program that runs until it is stopped. */
export type Child = {
  pid: number
  /** The first line of its output with this text. Rejects with the output when the program ends first. */
  line(words: string): Promise<string>
  /** Text for its standard input, which is closed afterwards. */
  give(text: string): void
  /** Stops it, and resolves when it has ended. */
  stop(): Promise<void>
}

/** Starts a program in the project's folder; its output is captured. */
export function startChild(
  [program = '', ...parameters]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Child {
  const child = spawn(program, parameters, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // Writing to a program that has ended emits an error; `line` rejects in that case, so the error is ignored here.
  child.stdin.on('error', () => undefined)
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  return {
    pid: child.pid ?? 0,
    line: makeLineReader(child, program),
    give: (text) => child.stdin.end(text),
    async stop() {
      child.kill('SIGTERM')
      child.stdin.destroy()
      await gone
    },
  }
}

/** Runs a program to its end and returns its output; throws with its error output when it fails. */
export async function runChild(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const [program = '', ...parameters] = command
  const child = spawn(program, parameters, { cwd: ROOT, env: { ...process.env, ...env } })
  const [output, complaint] = [collect(child.stdout), collect(child.stderr)]
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${complaint()}`)
  return output()
}

function makeLineReader(child: ChildProcess, program: string): Child['line'] {
  const complaint = collect(child.stderr)
  const lines: string[] = []
  const waiting = new Set<() => void>()
  let ending: string | null = null
  const wake = () => {
    for (const look of waiting) look()
  }
  if (child.stdout)
    createInterface(child.stdout).on('line', (text) => {
      lines.push(text)
      wake()
    })
  // "close" comes after the last line has been read.
  for (const event of ['close', 'error'] as const)
    child.once(event, (how) => {
      ending = `${program} ended (${how}): ${complaint()}`
      wake()
    })
  return (words) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = lines.find((text) => text.includes(words))
        if (found === undefined && ending === null) return
        waiting.delete(look)
        if (found === undefined) reject(new Error(ending ?? ''))
        else resolve(found)
      }
      waiting.add(look)
      look()
    })
}

const KEPT_CHARACTERS = 4000

function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = ''
  stream?.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(-KEPT_CHARACTERS)
  })
  return () => text
}
