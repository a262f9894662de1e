import { utcDate } from '@tripwright/domain/base/dates'
import { loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Importer } from '#platform/imports/import-file.ts'
import { StartError } from '#platform/start-error.ts'
import { pathFrom, runCommand } from './run-command.ts'

/** Runs `<name> <file.csv>`, which imports an operator's facts into the database, or `<name> --forget`, which removes them. */
export async function runImport(name: string, importer: Importer): Promise<void> {
  await runCommand(async () => {
    const [what, ...more] = process.argv.slice(2)
    if (what === undefined || more.length > 0)
      throw new StartError('bad-usage', `say which file: "${name} <file.csv>", or --forget`)
    return runImporter(importer, what)
  })
}

/** Imports a file, or removes all imported rows (`--forget`); gives a sentence that lists the changes. */
export async function runImporter(importer: Importer, what: string): Promise<string> {
  const database = await openDatabase(loadConfig(process.env))
  const today = utcDate(Date.now())
  const work =
    what === '--forget'
      ? importer.forget(database.db)
      : importer.importFile(database.db, pathFrom(what), today)
  return work.finally(() => database.close())
}
