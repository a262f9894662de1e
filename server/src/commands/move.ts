import { loadConfig } from '#platform/config/config.ts'
import { move } from '#platform/db/transfer/move.ts'
import { runCommand } from './run-command.ts'

// npm run db:move, with DATABASE_URL set to an empty PostgreSQL database
await runCommand(() => move(loadConfig(process.env)))
