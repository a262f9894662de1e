import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { type GatheringDeps, gatherGuide } from './gather-guide.service.ts'
import { keepProgress, markGatheringFailed, saveGatheredGuide } from './gathered-guides.store.ts'
import { findGuidePlace } from './guide-place.service.ts'

export const GATHER_JOB = 'gathered-guides.gather'
const AT_ONCE = 3

/** Gathers guides that somebody asked for, three at once. */
export function gatheredGuidesJobs(deps: GatheringDeps & Pick<Platform, 'log'>): Job[] {
  const gather: Job<{ id: string }> = {
    name: GATHER_JOB,
    retries: 1,
    atOnce: AT_ONCE,
    run: ({ id }) => gatherOnce(deps, id),
  }
  return [gather]
}

/** After a killed process this runs again, and writes the same. */
async function gatherOnce(deps: GatheringDeps, id: string): Promise<void> {
  const { db } = deps.database
  const found = await findGuidePlace(id)
  if (found === null || 'guide' in found) return
  try {
    const result = await gatherGuide(deps, found.place, (done, total) =>
      keepProgress(db, id, done, total, deps.now()),
    )
    if (result.state === 'made') await saveGatheredGuide(db, id, { ...result, now: deps.now() })
    else await markGatheringFailed(db, id, result.reason, deps.now())
  } catch (error) {
    await markGatheringFailed(db, id, 'unexpected', deps.now())
    throw error
  }
}
