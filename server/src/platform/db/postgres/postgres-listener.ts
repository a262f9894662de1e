import pg from 'pg'
import type { Log } from '../../log/log.ts'
import type { Unlisten } from '../db.port.ts'
import { logUnavailable } from '../unavailable.ts'
import { withTimeout } from '../with-timeout.ts'

type Subscriber = { onPayload(payload: string): void; afterGap?: (() => void) | undefined }

const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 10_000
const HEARTBEAT_MS = 30_000
const HEARTBEAT_ANSWER_MS = 5000

export type PostgresListener = {
  listen(channel: string, subscriber: Subscriber): Promise<Unlisten>
  close(): Promise<void>
}

/**
 * Receives notifications on a connection of its own, which a pool could not keep. A lost or unresponsive connection is
 * replaced with growing pauses; then every subscriber learns that it may have missed notifications.
 */
export function makeListener(config: pg.ClientConfig, log: Pick<Log, 'warn'> | undefined): PostgresListener {
  const channels = new Map<string, Set<Subscriber>>()
  let connection: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let pause = FIRST_RETRY_MS
  let isClosed = false

  const connected = (): Promise<pg.Client> => {
    connection ??= connect(config, { onPayload: deliver, lost, channels })
    return connection
  }

  const deliver = (channel: string, payload: string) => {
    for (const subscriber of channels.get(channel) ?? []) subscriber.onPayload(payload)
  }

  const lost = (reason: unknown) => {
    connection = undefined
    if (isClosed || channels.size === 0 || retry) return
    logUnavailable(log, 'the connection that hears notifications', reason)
    retry = setTimeout(reconnect, pause)
    pause = Math.min(2 * pause, LONGEST_RETRY_MS)
  }

  const reconnect = () => {
    retry = undefined
    if (isClosed || channels.size === 0) return
    connected().then(
      () => {
        pause = FIRST_RETRY_MS
        for (const subscribers of channels.values()) for (const { afterGap } of subscribers) afterGap?.()
      },
      () => undefined, // `lost` was called and tries again
    )
  }

  return {
    listen: async (channel, subscriber) => {
      // A copy, because one function may subscribe twice.
      const own = { ...subscriber }
      channels.set(channel, (channels.get(channel) ?? new Set()).add(own))
      const leave = () => {
        const subscribers = channels.get(channel)
        subscribers?.delete(own)
        if (subscribers?.size === 0) channels.delete(channel)
        return subscribers?.size === 0
      }
      try {
        await (await connected()).query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        leave()
        throw error
      }
      return async () => {
        if (!leave()) return
        const client = await connection?.catch(() => undefined)
        await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
      }
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}

type Wiring = {
  onPayload(channel: string, payload: string): void
  lost(reason: unknown): void
  channels: ReadonlyMap<string, unknown>
}

async function connect(config: pg.ClientConfig, { onPayload, lost, channels }: Wiring): Promise<pg.Client> {
  const client = new pg.Client({ ...config, keepAlive: true })
  let heartbeat: NodeJS.Timeout | undefined
  let isLost = false
  const lose = (reason: unknown) => {
    if (isLost) return
    isLost = true
    clearInterval(heartbeat)
    client.end().catch(() => undefined)
    lost(reason)
  }
  client.on('error', lose)
  client.on('end', () => lose(new Error('PostgreSQL ended the connection')))
  client.on('notification', ({ channel, payload }) => onPayload(channel, payload ?? ''))
  try {
    await client.connect()
    for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    lose(error)
    throw error
  }
  // A receive-only connection notices a network that drops packets only by this query.
  heartbeat = setInterval(
    () => withTimeout(HEARTBEAT_ANSWER_MS, client.query('select 1')).catch(lose),
    HEARTBEAT_MS,
  )
  return client
}
