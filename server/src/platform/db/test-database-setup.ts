import { startLogRecord } from '../log/test-log-record.ts'
import { prepareTestDatabases } from './test-database.ts'

/** Called by vitest once before all test files (server/vitest.config.ts). */
export async function setup(): Promise<() => void> {
  await prepareTestDatabases()
  const endLogRecord = startLogRecord()
  return () => {
    const leaks = endLogRecord()
    if (leaks.length > 0)
      throw new Error(`the log of this run holds a secret or an address:\n${leaks.join('\n')}`)
  }
}
