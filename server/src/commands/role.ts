import { grantRoleByCommand } from '#features/staff/admin/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { StartError } from '#platform/start-error.ts'
import { runCommand } from './run-command.ts'

// npm exec -- node server/src/commands/role.ts <address> <role>
await runCommand(async () => {
  const [email, role, ...more] = process.argv.slice(2)
  if (email === undefined || role === undefined || more.length > 0)
    throw new StartError('bad-usage', 'say whom and what: "role.ts <address> <role>"')
  const database = await openDatabase(loadConfig(process.env))
  return grantRoleByCommand(database.db, email, role, new Date()).finally(() => database.close())
})
