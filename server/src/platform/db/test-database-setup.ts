import { startLogRecord } from '../log/test-log-record.ts'
import { prepareTestDatabases } from './test-database.ts'
import { bundleTestPrograms } from './test-programs.ts'

/** Called by vitest once before all test files (server/vitest.config.ts). */
export async function setup(): Promise<() => void> {
  await prepareTestDatabases()
  const removePrograms = await bundleTestPrograms()
  const endLogRecord = startLogRecord()
  return () => {
    removePrograms()
    const leaks = endLogRecord()
    if (leaks.length > 0)
      throw new Error(`the log of this run holds a secret or an address:\n${leaks.join('\n')}`)
  }
}
