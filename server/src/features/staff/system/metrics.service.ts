import { createHash, timingSafeEqual } from 'node:crypto'
import { type Metric, toExposition } from '@tripwright/domain/staff/system'
import { listFeeds } from '#platform/feeds/feeds.store.ts'
import type { RequestCounts } from '#platform/http/request-counts.ts'
import type { Platform } from '#platform/platform.ts'
import { describeSystem } from './system.service.ts'

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * The figures for Prometheus, for whoever has METRICS_TOKEN as a bearer token; without that setting there is no such page.
 * They hold counts alone, and nothing of anybody.
 */
export async function metricsAnswer(
  platform: Platform,
  requests: RequestCounts,
  authorization: string | null,
): Promise<Response | null> {
  const { metricsToken } = platform.config
  if (metricsToken === undefined) return null
  if (!isSame(authorization ?? '', `Bearer ${metricsToken}`))
    return new Response('', {
      status: 401,
      headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' },
    })
  const text = toExposition([...processMetrics(requests), ...(await storedMetrics(platform))])
  return new Response(text, { headers: { 'content-type': CONTENT_TYPE, 'cache-control': 'no-store' } })
}

/** Hashes have one length, so that the comparison tells nothing of the token. */
function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}

function processMetrics(requests: RequestCounts): Metric[] {
  const { user, system } = process.cpuUsage()
  return [
    metric('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss()),
    metric('process_cpu_seconds_total', 'Processor time of this process.', (user + system) / 1e6, 'counter'),
    metric('process_uptime_seconds', 'Since this process started.', process.uptime()),
    {
      name: 'tripwright_http_requests_total',
      help: 'Answers of this process by the class of their status.',
      type: 'counter',
      values: [...requests.byClass()].map(([status, value]) => ({ labels: { status }, value })),
    },
    metric('tripwright_http_seconds_total', 'Time until these answers began.', requests.seconds(), 'counter'),
  ]
}

async function storedMetrics(platform: Platform): Promise<Metric[]> {
  const { db } = platform.database
  const { queues, databaseBytes, files, backup } = await describeSystem(platform, db, platform.now())
  const feeds = await listFeeds(db)
  return [
    {
      name: 'tripwright_jobs',
      help: 'Background jobs by kind and state; failed ones of the last month.',
      type: 'gauge',
      values: queues.flatMap(({ name, ...counts }) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { job: name, state }, value })),
      ),
    },
    {
      name: 'tripwright_feed_failures',
      help: 'Failures in a row of each feed.',
      type: 'gauge',
      values: feeds.map(({ id, failures }) => ({ labels: { feed: id }, value: failures })),
    },
    metric('tripwright_database_bytes', 'Size of the database.', databaseBytes),
    metric('tripwright_files', 'Stored files.', files.count),
    metric('tripwright_files_bytes', 'Size of the stored files.', files.bytes),
    ...(backup === null
      ? []
      : [
          metric(
            'tripwright_last_backup_seconds',
            'When the last backup was written.',
            Date.parse(backup.at) / 1000,
          ),
        ]),
  ]
}

function metric(name: string, help: string, value: number, type: Metric['type'] = 'gauge'): Metric {
  return { name, help, type, values: [{ value }] }
}
