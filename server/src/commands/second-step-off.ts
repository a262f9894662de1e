import { removeTwoFactorByCommand } from '#features/staff/admin/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { StartError } from '#platform/start-error.ts'
import { runCommand } from './run-command.ts'

// npm exec -- node server/src/commands/second-step-off.ts <address>
await runCommand(async () => {
  const [email, ...more] = process.argv.slice(2)
  if (email === undefined || more.length > 0)
    throw new StartError('bad-usage', 'say whose: "second-step-off.ts <address>"')
  const database = await openDatabase(loadConfig(process.env))
  return removeTwoFactorByCommand(database.db, email, new Date()).finally(() => database.close())
})
