/** One line of docs/constants.md that names a test: the values that stand there, as they are written in it. */
type Row = { item: string; values: string[]; test: string }

/** A reason in a few words. */
const LATER = /^later: \S+( \S+){1,4}$/

/**
 * What is wrong with docs/constants.md: a line that names no test and gives no reason, a test that is gone, and a value that its
 * test no longer writes out. `read` gives the text of a file of the project, null when there is none.
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
  // The formatter may break a list over lines.
  const onOneLine = text.replaceAll(/\s+/g, ' ')
  return values
    .filter((value) => !onOneLine.includes(value))
    .map((value) => `${item}: ${test} does not hold ${value}`)
}
