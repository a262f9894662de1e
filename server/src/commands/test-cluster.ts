import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { startTestCluster } from '#platform/db/test-cluster.ts'

// node server/src/commands/test-cluster.ts -- <command...>: starts a PostgreSQL server, runs the command with its
// TEST_DATABASE_URL, stops the server afterwards, and exits with the command's exit code.
const [program, ...parameters] = process.argv.slice(process.argv[2] === '--' ? 3 : 2)
if (program === undefined) {
  process.stderr.write('Say what to run: test-cluster.ts -- <command...>\n')
  process.exit(2)
}

// This process waits for the command to end, to stop the server afterwards.
let command: ChildProcess | undefined
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true
    command?.kill(signal)
  })

const cluster = await startTestCluster()
try {
  process.exitCode = isStopping ? 1 : await run(program, cluster.url)
} catch (error) {
  process.stderr.write(`${program} does not run: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 127
} finally {
  await cluster.stop()
}

async function run(program: string, url: string): Promise<number> {
  const env = { ...process.env, TEST_DATABASE_URL: url }
  command = spawn(program, parameters, { stdio: 'inherit', env })
  const [code, signal]: [number | null, NodeJS.Signals | null] = await once(command, 'exit').then(
    ([c, s]) => [c, s],
  )
  return code ?? 128 + (signal ? constants.signals[signal] : 0)
}
