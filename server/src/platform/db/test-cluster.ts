import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A temporary PostgreSQL server for tests, as Debian installs it, with full durability. */
export type TestCluster = {
  /** Address with administrator rights, to create and drop databases. */
  url: string
  /** Process number of the server, for tests that kill it. */
  pid(): number
  /** Starts the server again after a kill. */
  start(): Promise<void>
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
}

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const START_MS = 60_000

/** The program folder of the oldest installed PostgreSQL from 15 on: our SQL must work with that release. */
function findPostgres(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined
  const releases = readdirSync(DEBIAN_FOLDER).map(Number)
  const [oldest] = releases.filter((release) => release >= 15).sort((a, b) => a - b)
  return oldest === undefined ? undefined : join(DEBIAN_FOLDER, String(oldest), 'bin')
}

/**
 * Starts a server on a free port of 127.0.0.1, with its files below `parent`. PostgreSQL refuses to run as root, so another
 * user runs it.
 */
export async function startTestCluster(parent = tmpdir()): Promise<TestCluster> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL 15 or later is not installed: apt-get install postgresql')
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  const folder = mkdtempSync(join(parent, 'tripwright-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), init, { ...user, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)

  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const settings = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=`,
  ]
  let server: ChildProcess
  // Detached: Ctrl-C in the terminal ends the tests, which then stop the server in order.
  const start = async () => {
    server = spawn(join(bin, 'postgres'), settings, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    await untilAnswers(url, server)
  }
  await start()
  return {
    url,
    start,
    pid: () => server.pid ?? 0,
    stop: async () => {
      // Mode "immediate": its data is not needed, so nothing has to be written.
      if (server.exitCode === null && server.signalCode === null && server.kill('SIGQUIT'))
        await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  let output = ''
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2000)
  })
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(50)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${output}`)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      // The server is not ready yet.
    }
  }
  throw new Error(`PostgreSQL did not answer within ${START_MS} ms: ${output}`)
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('neither the user postgres nor nobody exists, and PostgreSQL does not run as root')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
