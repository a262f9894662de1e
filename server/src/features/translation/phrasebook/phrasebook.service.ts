import { readdirSync, readFileSync } from 'node:fs'
import type { PhraseFile } from '@tripwright/domain/translation/phrasebook'

const FOLDER = new URL('../../../../../data/phrases/', import.meta.url)

let booksByLanguage: ReadonlyMap<string, PhraseFile> | null = null

/** The phrasebook by language, in the order of codes; loaded on first use. A test checks its shape. */
export function listPhrasebooks(): ReadonlyMap<string, PhraseFile> {
  booksByLanguage ??= readPhrasebooks()
  return booksByLanguage
}

function readPhrasebooks(): Map<string, PhraseFile> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  const files = names
    .toSorted()
    .map((name): PhraseFile => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')))
  return new Map(files.map((file) => [file.language, file]))
}
