import { resolve } from 'node:path'
import { StartError } from '#platform/start-error.ts'

/**
 * Runs an operator's command: prints its result on standard output, or one sentence about the failure and exits with code 1.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** Resolves a path against the folder where the person ran the command: npm runs scripts in the package's folder. */
export function pathFrom(argument: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), argument)
}
