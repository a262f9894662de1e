import { readVisaCsv } from '@tripwright/domain/documents/entry-rules'
import { type Importer, readImport } from '#platform/imports/import-file.ts'
import { putImported, removeImported } from './visa.store.ts'
import { loadVisaMatrix } from './visa-matrix.service.ts'

/** A visa matrix of an operator: each row takes the place of ours for its pair. */
export const visaImporter: Importer = {
  importFile: async (db, path, today) => {
    const countries = [...loadVisaMatrix().matrix.keys()]
    const rows = readImport(path, (text) => readVisaCsv(text, countries, today))
    await db.transaction((tx) => putImported(tx, rows))
    return `rows read in: ${rows.length}; each says its source and its date from now on`
  },
  forget: async (db) => `rows forgotten: ${await removeImported(db)}; our own table answers`,
}
