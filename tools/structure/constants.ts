/** One line of docs/constants.md with a test: the values that must be in it, in their spelling there. */
type Row = { item: string; values: string[]; test: string }

/** A reason in a few words. */
const LATER = /^later: \S+( \S+){1,4}$/

/**
 * The faults of docs/constants.md: a line without a test and without a reason, a missing test, and a value that its test
 * does not contain. `read` returns the text of a project file, null when it is missing.
 */
export function findUntested(page: string, read: (path: string) => string | null): string[] {
  const lines = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (---|Item)/.test(line))
  return lines.flatMap((line) => {
    const row = readRow(line)
    if (typeof row === 'string') return [row]
    if (row.test.startsWith('later')) return LATER.test(row.test) ? [] : [`${row.item}: no short reason`]
    return untestedValues(row, read(row.test))
  })
}

function readRow(line: string): Row | string {
  const [item, value, test, ...rest] = line.slice(2, -2).split(' | ')
  if (!item || !value || !test || rest.length > 0) return `${line}: not item, value and test`
  return { item, values: [...value.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text), test }
}

function untestedValues({ item, values, test }: Row, text: string | null): string[] {
  if (text === null) return [`${item}: ${test} is not there`]
  if (values.length === 0) return [`${item}: no value in backticks`]
  // The formatter may split a list over lines.
  const onOneLine = text.replaceAll(/\s+/g, ' ')
  return values
    .filter((value) => !onOneLine.includes(value))
    .map((value) => `${item}: ${test} does not hold ${value}`)
}
