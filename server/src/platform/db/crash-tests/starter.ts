import { StartError } from '../../start-error.ts'
import { openDatabase } from '../open-database.ts'

// starter.ts <data folder> <address or ''> <migrations folder>: opens and migrates the database as a server's start does,
// prints the migrations that this process applied as one JSON line, and exits. It prints a refusal as the server does.
const [dataDir = '', databaseUrl = '', migrationsDir = ''] = process.argv.slice(2)
let applied: unknown = []
const log = {
  info: (fields: object) => {
    if ('applied' in fields) applied = fields.applied
  },
  warn: () => undefined,
}
try {
  const place = { dataDir, databaseUrl: databaseUrl || undefined, migrationsDir, log }
  const database = await openDatabase(place)
  await database.close()
  process.stdout.write(`${JSON.stringify(applied)}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
