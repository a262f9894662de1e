import { SAMPLES, type SampleEntry } from '@tripwright/domain/site/home'
import type { Db } from '#platform/db/db.port.ts'
import { homeContent } from './home-content.tables.ts'

export type SampleState = { isConfirmed: boolean; isHidden: boolean }

/** Every sample with its decision, in page order. Ignores rows of samples that no longer exist. */
export async function findSamples(db: Db): Promise<(SampleEntry & SampleState)[]> {
  const rows = new Map((await db.select().from(homeContent)).map((row) => [row.id, row]))
  return SAMPLES.map((sample) => {
    const { isConfirmed = false, isHidden = false } = rows.get(sample.id) ?? {}
    return { ...sample, isConfirmed, isHidden }
  })
}

/** Changes one field of the decision and keeps the other. */
export async function setSampleState(
  db: Db,
  id: string,
  change: Partial<SampleState>,
  now: Date,
): Promise<void> {
  const set = { ...change, changedAt: now }
  await db
    .insert(homeContent)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: homeContent.id, set })
}
