import { resolve } from 'node:path'
import { StartError } from '#platform/start-error.ts'

/** Runs one command of an operator: its answer on standard output, or the one sentence of what stopped it and exit code 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** A path as the person meant it: npm runs scripts in the folder of the package, not where the command was given. */
export function pathFrom(argument: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), argument)
}
