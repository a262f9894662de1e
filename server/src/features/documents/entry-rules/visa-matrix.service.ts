import { readFileSync } from 'node:fs'
import { expandMatrix, type VisaMatrix, type VisaRuleSet } from '@tripwright/domain/documents/entry-rules'

const REGIONS = ['africa', 'americas', 'asia', 'europe', 'oceania']

type LoadedMatrix = { book: VisaRuleSet; matrix: VisaMatrix }
let loadedMatrix: LoadedMatrix | null = null

/** Our own table with every pair, parsed on first use. A test reads all of it. */
export function loadVisaMatrix(): LoadedMatrix {
  if (loadedMatrix) return loadedMatrix
  const rows = REGIONS.flatMap((region) => Object.entries<readonly string[]>(readData(region)))
  const book: VisaRuleSet = Object.assign(readData('blocs'), {
    comparison: readData('comparison'),
    destinations: Object.fromEntries(rows),
  })
  loadedMatrix = { book, matrix: expandMatrix(book) }
  return loadedMatrix
}

function readData(name: string) {
  return JSON.parse(readFileSync(new URL(`../../../../../data/visa/${name}.json`, import.meta.url), 'utf8'))
}
