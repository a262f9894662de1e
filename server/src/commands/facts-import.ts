import { fileURLToPath } from 'node:url'
import { utcDate } from '@tripwright/domain/base/dates'
import { airportsImporter } from '#features/booking/flights/index.ts'
import { holidaysImporter } from '#features/destination/travel-intel/index.ts'
import { visaImporter } from '#features/documents/entry-rules/index.ts'
import { importRatesFile } from '#features/money/currency/index.ts'
import type { Importer } from '#platform/imports/import-file.ts'
import { StartError } from '#platform/start-error.ts'
import { pathFrom, runCommand } from './run-command.ts'
import { runImporter } from './run-import.ts'

// npm run facts:import -- rates <eurofxref-hist.zip or .csv>: updates a table of data/ from its publisher. It changes files
// of the repository, for everybody. With visa, airports or holidays it works as import-visa.ts and the others: it changes one
// installation, lists the changed rows, and --forget undoes it.

const DATA = fileURLToPath(new URL('../../../data/', import.meta.url))

/** Importers of data/ tables by name. Each refuses an implausible file as a whole, and lists the changes. */
const TABLES: Readonly<Record<string, (path: string, dataFolder: string, today: string) => string>> = {
  rates: importRatesFile,
}
/** Importers into the database of one installation. */
const IMPORTERS: Readonly<Record<string, Importer>> = {
  visa: visaImporter,
  airports: airportsImporter,
  holidays: holidaysImporter,
}

await runCommand(async () => {
  const [name = '', file, ...more] = process.argv.slice(2)
  const importer = Object.hasOwn(IMPORTERS, name) ? IMPORTERS[name] : undefined
  const importFile = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined
  if (file !== undefined && more.length === 0) {
    if (importer) return runImporter(importer, file)
    if (importFile) return importFile(pathFrom(file), DATA, utcDate(Date.now()))
  }
  const tables = Object.keys(TABLES).join('|')
  const importers = Object.keys(IMPORTERS).join('|')
  throw new StartError(
    'bad-usage',
    `say what and which file: "facts:import -- ${tables} <file>", or "facts:import -- ${importers} <file.csv>" (or --forget)`,
  )
})
