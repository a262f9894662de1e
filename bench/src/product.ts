import { randomBytes } from 'node:crypto'
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { health } from '@tripwright/domain/base/system.contract'
import { type Child, runChild, startChild } from './child.ts'
import { freePort } from './free-port.ts'

/** Where the product stores data: a separate folder, and a PostgreSQL database unless it uses the embedded one; and a server of map tiles. */
export type ProductStorage = { dataDir: string; databaseUrl?: string; tilesUrl?: string }

/** The product as it runs in production. */
export type Product = {
  url: string
  pid: number
  /** From the spawn to the line that says it is ready. */
  readyMs: number
  /** From the spawn to the first 200 of the health call. */
  firstAnswerMs: number
  stop(): Promise<void>
}

const NODE_COMMAND = [
  process.execPath,
  '--max-semi-space-size=8',
  '--liftoff-only',
  '--expose-gc',
  'server/dist/main.mjs',
]
// The polling interval: short enough for an exact figure, long enough not to slow the start.
const ASK_EVERY_MS = 10
const START_TIMEOUT_MS = 120_000

/** Starts the product on a free port. Another command must end up running it, as `npm start` does. */
export async function startProduct(
  place: ProductStorage,
  { command = NODE_COMMAND, publicUrl }: { command?: readonly string[]; publicUrl?: string } = {},
): Promise<Product> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...settingsOf(place), ...PRODUCTION, PORT: String(port), PUBLIC_URL: publicUrl ?? url }
  const startedAt = performance.now()
  const since = () => performance.now() - startedAt
  const child = startChild(command, env)
  try {
    const [readyMs, firstAnswerMs] = await Promise.all([
      child.line(' is ready on ').then(since),
      untilAnswers(url + health.path, child).then(since),
    ])
    return { url, pid: child.pid, readyMs, firstAnswerMs, stop: child.stop }
  } catch (error) {
    await child.stop()
    throw error
  }
}

/** Seeds the database from a file with `npm run seed`. The product must not run on an embedded database meanwhile. */
export async function seedProduct(place: ProductStorage, file: string): Promise<void> {
  await runChild([process.execPath, '--liftoff-only', 'server/src/commands/seed.ts', file], {
    ...settingsOf(place),
    NODE_ENV: '',
    INIT_CWD: '',
  })
}

// The settings that production requires. No mail is sent, and one machine sends more requests than the limit per address
// allows.
const PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  AUTH_SECRET: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'warn',
  TEST_SEAMS: '1',
  OUTSIDE: 'off',
  RATE_LIMIT_IP_SCALE: '1000',
  MALLOC_ARENA_MAX: '1',
}

const settingsOf = ({ dataDir, databaseUrl = '', tilesUrl = '' }: ProductStorage) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  MAP_TILES_URL: tilesUrl,
})

async function untilAnswers(url: string, child: Child): Promise<void> {
  let isOver = false
  // The process ended before it was ready: stop polling; the code that waits for the ready line reports why.
  child.line(' is ready on ').catch(() => {
    isOver = true
  })
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end && !isOver; await pause(ASK_EVERY_MS))
    if ((await statusOf(url)) === 200) return
  throw new Error(`${url} gave no 200 within ${START_TIMEOUT_MS} ms`)
}

/** The HTTP status; 0 when no process listens. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.once('error', () => resolve(0))
  })
}
