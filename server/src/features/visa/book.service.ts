import { readFileSync } from 'node:fs'
import { expandMatrix, type VisaBook, type VisaMatrix } from '@tripwright/domain/visa'

const REGIONS = ['africa', 'americas', 'asia', 'europe', 'oceania']

type Known = { book: VisaBook; matrix: VisaMatrix }
let known: Known | null = null

/** Our own table with every pair of it, read when it is asked for first. A test reads all of it. */
export function getMatrix(): Known {
  if (known) return known
  const rows = REGIONS.flatMap((region) => Object.entries<readonly string[]>(readData(region)))
  const book: VisaBook = Object.assign(readData('blocs'), {
    comparison: readData('comparison'),
    destinations: Object.fromEntries(rows),
  })
  known = { book, matrix: expandMatrix(book) }
  return known
}

function readData(name: string) {
  return JSON.parse(readFileSync(new URL(`../../../../data/visa/${name}.json`, import.meta.url), 'utf8'))
}
