import { prepareTestDatabases } from './test-database.ts'

/** Called by vitest once before all test files (server/vitest.config.ts). */
export async function setup(): Promise<void> {
  await prepareTestDatabases()
}
