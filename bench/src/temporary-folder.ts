import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is removed when the bench is over. */
export async function temporaryFolder(started: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tripwright-bench-'))
  started.defer(() => rm(folder, { recursive: true, force: true }))
  return folder
}
