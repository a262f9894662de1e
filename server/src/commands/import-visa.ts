import { forgetVisaImports, importVisaFile } from '#features/visa/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { StartError } from '#platform/start-error.ts'
import { pathFrom, runCommand } from './run-command.ts'

// npm exec -- node server/src/commands/import-visa.ts <file.csv>, or --forget. The columns are in data/README.md.
await runCommand(async () => {
  const [what, ...more] = process.argv.slice(2)
  if (what === undefined || more.length > 0)
    throw new StartError('bad-usage', 'say which file: "import-visa.ts <file.csv>", or --forget')
  const database = await openDatabase(loadConfig(process.env))
  const today = new Date().toISOString().slice(0, 10)
  const work =
    what === '--forget' ? forgetVisaImports(database.db) : importVisaFile(database.db, pathFrom(what), today)
  return work.finally(() => database.close())
})
