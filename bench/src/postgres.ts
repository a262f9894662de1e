import pg from 'pg'
import { startChild } from './child.ts'

/** A throw-away PostgreSQL server. */
export type Postgres = {
  /** Creates an empty database and returns its URL. */
  makeDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

const MISSING = 'is not installed'

/** Starts the server that the tests use; null when PostgreSQL is not installed on this machine. */
export async function startPostgres(): Promise<Postgres | null> {
  // The server runs as long as `cat`, which ends when its input closes, at the latest with this process.
  const holder = ['sh', '-c', 'echo "address $TEST_DATABASE_URL"; exec cat']
  const child = startChild([process.execPath, 'server/src/commands/test-cluster.ts', '--', ...holder])
  try {
    const [, address = ''] = (await child.line('address ')).split(' ')
    return { makeDatabase: (name) => makeDatabase(address, name), stop: child.stop }
  } catch (error) {
    if (error instanceof Error && error.message.includes(MISSING)) return null
    throw error
  }
}

async function makeDatabase(address: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  const made = new URL(address)
  made.pathname = name
  return made.href
}
