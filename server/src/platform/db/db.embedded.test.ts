import { describe } from 'vitest'
import { describeDatabase } from './db.contract-test.ts'
import { openTestDatabase } from './test-database.ts'

describe.skipIf(process.env.TEST_DATABASE_URL)('without TEST_DATABASE_URL (else skipped)', () =>
  describeDatabase('the embedded database', openTestDatabase),
)
