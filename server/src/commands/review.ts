import { readReviewCommand } from '#features/site/home/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { runCommand } from './run-command.ts'

// node server/src/commands/review.ts list | approve <id> | hide <id>
await runCommand(async () => {
  const work = readReviewCommand(process.argv.slice(2))
  const database = await openDatabase(loadConfig(process.env))
  return work(database.db).finally(() => database.close())
})
