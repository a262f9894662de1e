import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { loadConfig } from '#platform/config/config.ts'
import { watchOutside } from '#platform/outside/watch-outside.ts'
import type { Platform } from '#platform/platform.ts'
import { StartError } from '#platform/start-error.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'
import { leave } from './leave.ts'
import { openPlatform } from './open-platform.ts'

const SHUTDOWN_TIMEOUT_MS = 10_000
/** Wait after the embedded database stopped, so that calls in progress get their error before the process ends. */
const DRAIN_MS = 1000
/** As many as the kernel allows (net.core.somaxconn). With the 511 of Node the kernel would drop connections of a crowd before we see them. */
const BACKLOG = 65_535

const CONNECTIONS = {
  // An incomplete request is dropped within eight seconds; json-body.ts limits how slowly a body may arrive.
  headersTimeout: 7000,
  connectionsCheckingInterval: 500,
  requestTimeout: 300_000,
  // Longer than the proxy in front keeps an idle connection (Caddy: two minutes). With Node's five seconds a busy process
  // closed connections on which a call had already come, which the caller saw as a reset.
  keepAliveTimeout: 130_000,
}

/** Starts the server and runs until SIGTERM or SIGINT. When the start fails it prints one sentence and exits with 1. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = loadConfig(env)
    const platform = await openPlatform(config)
    await run(platform)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`Tripwright cannot start: ${error.message}\n`)
    await leave(1)
  }
}

async function run(platform: Platform): Promise<void> {
  const { config, jobs } = platform
  const features = makeFeatures(platform)
  const app = makeApp(platform, features)
  watchOutside(platform)
  // Before the first call, which may already queue jobs.
  await jobs.start(features.jobs)
  const server = await listen(app.fetch, config.host, config.port).catch(async (error) => {
    await closePlatform(platform)
    throw error
  })
  stopOnSignal(platform, server)
  void platform.database.broken.then(async (error) => {
    process.stderr.write(`Tripwright has to stop: ${error.message}\n`)
    await pause(DRAIN_MS)
    await leave(1)
  })
  // Logged last, because a supervisor that waits for this line may send a signal at once.
  process.stdout.write(`${readyLine(platform, server)}\n`)
}

function stopOnSignal(platform: Platform, server: ServerType): void {
  const { log } = platform
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    close(platform, server).then(
      () => leave(0),
      (error) => {
        log.error({ error }, 'the stop was not clean')
        return leave(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  host: string,
  port: number,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({ fetch, hostname: host, serverOptions: CONNECTIONS })
    server.on('listening', () => resolve(server))
    server.on('error', (error: NodeJS.ErrnoException) => reject(portSentence(error, port)))
    server.listen({ port, host, backlog: BACKLOG })
  })
}

function portSentence(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError('port-taken', `port ${port} is taken by another program; set PORT to a free one`)
  if (error.code === 'EACCES')
    return new StartError('port-refused', `port ${port} may not be used; set PORT to one above 1023`)
  return error
}

/** Accepts no more calls, waits up to ten seconds for those in progress, then closes the platform. */
async function close(platform: Platform, server: ServerType): Promise<void> {
  await platform.events.close()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    setTimeout(() => resolve(), SHUTDOWN_TIMEOUT_MS).unref()
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
  await closePlatform(platform)
}

async function closePlatform({ jobs, mail, basemap, pictures, counts, database }: Platform): Promise<void> {
  await jobs.stop()
  await mail.close()
  basemap.close()
  pictures.close()
  await counts.flush()
  await database.close()
}

function readyLine({ config, database }: Platform, server: ServerType): string {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host
  const mode = config.production ? '' : ' (development)'
  const base =
    database.kind === 'embedded'
      ? `, embedded database in ${config.dataDir} (one process; "npm run db:move" takes it to PostgreSQL)`
      : ', PostgreSQL'
  return `Tripwright is ready on http://${host}:${port}${mode}${base}`
}
