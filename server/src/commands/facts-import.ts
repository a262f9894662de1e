import { fileURLToPath } from 'node:url'
import { utcDate } from '@tripwright/domain/base/dates'
import { importRatesFile } from '#features/money/currency/index.ts'
import { StartError } from '#platform/start-error.ts'
import { pathFrom, runCommand } from './run-command.ts'

// npm run facts:import -- rates <eurofxref-hist.zip or .csv>: brings a table of data/ to what its publisher says. It changes files
// of the repository, for everybody; the commands import-*.ts change one installation.

const DATA = fileURLToPath(new URL('../../../data/', import.meta.url))

/** What can be brought up to date, by the word that names it. Each refuses what cannot be true, whole, and says what changed. */
const TABLES: Readonly<Record<string, (path: string, dataFolder: string, today: string) => string>> = {
  rates: importRatesFile,
}

await runCommand(async () => {
  const [name = '', file, ...more] = process.argv.slice(2)
  const importFile = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined
  if (!importFile || file === undefined || more.length > 0)
    throw new StartError(
      'bad-usage',
      `say what and which file: "facts:import -- ${Object.keys(TABLES).join('|')} <file>"`,
    )
  return importFile(pathFrom(file), DATA, utcDate(Date.now()))
})
