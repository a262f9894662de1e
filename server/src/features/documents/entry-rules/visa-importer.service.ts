import { type ImportedRequirement, readVisaCsv } from '@tripwright/domain/documents/entry-rules'
import { type Importer, readImport } from '#platform/imports/import-file.ts'
import { putImported, removeImported } from './visa.store.ts'
import { loadVisaMatrix } from './visa-matrix.service.ts'
import { saysSame } from './visa-rows.service.ts'

const MAX_LISTED = 20

/** An operator's visa matrix: each row replaces ours for its pair, and the differences are listed. */
export const visaImporter: Importer = {
  importFile: async (db, path, today) => {
    const countries = [...loadVisaMatrix().matrix.keys()]
    const rows = readImport(path, (text) => readVisaCsv(text, countries, today))
    await db.transaction((tx) => putImported(tx, rows))
    return [
      `rows read in: ${rows.length}; each says its source and its date from now on`,
      ...describeChanges(rows),
    ].join('\n')
  },
  forget: async (db) => `rows forgotten: ${await removeImported(db)}; our own table answers`,
}

/** Differences between the rows and our own table: their number, and the first of them. */
function describeChanges(rows: readonly ImportedRequirement[]): string[] {
  const { matrix } = loadVisaMatrix()
  const changed = rows.flatMap((row) => {
    const own = matrix.get(row.destination)?.get(row.passport)
    if (!own || saysSame(row, own)) return []
    return [
      `${row.passport} to ${row.destination}: ${needInShort(own)} was ours, ${needInShort(row)} is read in`,
    ]
  })
  const more = changed.length - MAX_LISTED
  return [
    `as in our own table: ${rows.length - changed.length}, otherwise: ${changed.length}`,
    ...changed.slice(0, MAX_LISTED),
    ...(more > 0 ? [`and ${more} more`] : []),
  ]
}

function needInShort({ need, days }: Pick<ImportedRequirement, 'need' | 'days'>): string {
  return days === null ? need : `${need} ${days}`
}
