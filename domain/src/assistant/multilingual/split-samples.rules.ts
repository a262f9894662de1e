type Row = readonly [kind: string, text: string]

/** The rows `kind: text` of samples. */
export function rowsIn(text: string): Row[] {
  return text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1).trim()] as const)
}

/** The phrases of rows by their kind; those that tell of a language are left out. */
export function phrasesOf(rows: readonly Row[]): (readonly [kind: string, phrases: readonly string[]])[] {
  return rows
    .filter(([kind]) => kind !== 'own' && kind !== 'numbers')
    .map(([kind, text]) => [kind, text.split(';').map((one) => one.trim())] as const)
}

export function phrasesIn(text: string): (readonly [kind: string, phrases: readonly string[]])[] {
  return phrasesOf(rowsIn(text))
}
