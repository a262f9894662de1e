import { OUTSIDE_SERVICES } from '@tripwright/domain/base/outside-services'
import { hasFlag, ROLES } from '@tripwright/domain/base/roles'
import { listIdsByRole } from '#features/account/sign-in/index.ts'
import { isAlarm } from '#platform/feeds/feeds.port.ts'
import { type FeedRow, listFeeds } from '#platform/feeds/feeds.store.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { isOutsideOn } from '#platform/outside/outside-services.ts'
import type { Platform } from '#platform/platform.ts'
import { hasFeedAlarm } from './notification-rows.store.ts'
import { notify } from './notifications.routes.ts'

type Deps = Pick<Platform, 'config' | 'database' | 'events' | 'jobs' | 'now'>
const PAGE = '/dashboard-admin?tab=feeds'

/**
 * Notifies staff of every feed whose format is not the one we read, once until it has been read well again: such a fault
 * needs a code change, and meanwhile the last good copy gets older.
 */
export function feedAlarmsJobs(deps: Deps): Job[] {
  return [
    {
      name: 'notifications.feed-alarms',
      schedule: '6,21,36,51 * * * *',
      async run() {
        for (const feed of await listAlarms(deps))
          await deps.database.db.transaction(async (db) => {
            const ids = await listIdsByRole(db, STAFF)
            for (const userId of ids) {
              if (await hasFeedAlarm(db, { userId, feed: feed.id, since: feed.fetchedAt })) continue
              await notify(
                { db, now: deps.now(), platform: deps },
                { userId, kind: 'feed-alarm', detail: toDetail(feed), path: PAGE },
              )
            }
          })
      },
    },
  ]
}

const STAFF = ROLES.filter((role) => hasFlag(role, 'support'))

/** Feeds of this installation whose last failure was an unreadable or implausible response. */
async function listAlarms({ config, database }: Deps): Promise<FeedRow[]> {
  return (await listFeeds(database.db)).filter(
    ({ id, failures, failure }) =>
      failures > 0 &&
      failure !== null &&
      isAlarm(failure) &&
      OUTSIDE_SERVICES.some((service) => service.id === id && isOutsideOn(config, service.id)),
  )
}

function toDetail({ id, failure }: FeedRow): Record<string, string> {
  const name = OUTSIDE_SERVICES.find((service) => service.id === id)?.name ?? id
  return { feed: id, name, failure: failure ?? '' }
}
