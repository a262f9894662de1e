import { readFileSync } from 'node:fs'
import { oldestProvenance, provenanceOf, type TableProvenance } from '@tripwright/domain/base/provenance'
import { REGIONS } from '@tripwright/domain/destination/countries'
import type { CountryNotes, CountryNotesFile } from '@tripwright/domain/destination/travel-intel'

type NotesAnswer = TableProvenance & { notes: CountryNotes | null }
type Notes = { byCode: ReadonlyMap<string, NotesAnswer>; none: NotesAnswer }

/** The files of `data/country-notes`: one a region, and the territories that have a text. */
const PARTS = [...REGIONS, 'territories']

let cachedNotes: Notes | null = null

/** What we wrote of phones, ways and tricks in a country; nothing in it where we wrote nothing. */
export function findCountryNotes(code: string): NotesAnswer {
  cachedNotes ??= readNotes()
  return cachedNotes.byCode.get(code) ?? cachedNotes.none
}

// Read at the first request; their shape is held by a test.
function readNotes(): Notes {
  const files = PARTS.map((part): CountryNotesFile => {
    const url = new URL(`../../../../../data/country-notes/${part}.json`, import.meta.url)
    return JSON.parse(readFileSync(url, 'utf8'))
  })
  const oldest = oldestProvenance(files)
  if (!oldest) throw new Error('there are no notes on countries')
  return {
    byCode: new Map(
      files.flatMap((file) =>
        file.rows.map((notes) => [notes.code, Object.assign({ notes }, provenanceOf(file))]),
      ),
    ),
    none: Object.assign({ notes: null }, provenanceOf(oldest)),
  }
}
