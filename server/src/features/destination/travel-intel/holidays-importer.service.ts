import { readHolidaysCsv } from '@tripwright/domain/destination/travel-intel'
import { type Importer, readImport } from '#platform/imports/import-file.ts'
import { putChanges, removeChanges } from './holidays.store.ts'
import { listHolidayCountries } from './public-holidays.service.ts'

/** Public holidays that an operator adds to ours or takes away, by country. */
export const holidaysImporter: Importer = {
  importFile: async (db, path, today) => {
    const countries = await listHolidayCountries()
    const changes = readImport(path, (text) => readHolidaysCsv(text, countries, today))
    await db.transaction((tx) => putChanges(tx, changes))
    const added = changes.filter(({ kind }) => kind === 'add').length
    const countriesChanged = [...new Set(changes.map(({ country }) => country))].sort()
    return [
      `changes of holidays read in: ${changes.length}; each says its source and its date from now on`,
      `days added: ${added}, taken away: ${changes.length - added}, in ${countriesChanged.join(', ')}`,
    ].join('\n')
  },
  forget: async (db) => `changes of holidays forgotten: ${await removeChanges(db)}; our own days are kept`,
}
