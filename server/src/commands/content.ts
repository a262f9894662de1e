import { readContentCommand } from '#features/site/home/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { runCommand } from './run-command.ts'

// npm run content -- list | confirm <id>… | unconfirm <id>… | hide <id>… | show <id>…
await runCommand(async () => {
  const work = readContentCommand(process.argv.slice(2))
  const database = await openDatabase(loadConfig(process.env))
  return work(database.db, new Date()).finally(() => database.close())
})
