import { describeDatabase } from './db.contract-test.ts'
import { openTestDatabase } from './test-database.ts'

describeDatabase('the embedded database in memory', openTestDatabase)
