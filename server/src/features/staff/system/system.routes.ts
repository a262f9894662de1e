import { readSystem, retryJob } from '@tripwright/domain/staff/system'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { retryFailedJob } from '#platform/jobs/queue-state.store.ts'
import { describeSystem } from './system.service.ts'

export const systemRoutes: Route[] = [
  route(readSystem, (_, { db, now, platform }) => describeSystem(platform, db, now)),

  route(retryJob, async ({ id }, { db, person, now, platform }) => {
    const name = await retryFailedJob(platform.jobs, db, id)
    if (name === null) throw new AppError('not-found')
    await recordAuditEntry(db, { actorId: person.id, action: 'job.retried', detail: { job: name } }, now)
    return { name }
  }),
]
