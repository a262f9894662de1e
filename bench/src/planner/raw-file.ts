import { readdir, readFile } from 'node:fs/promises'

/** The numbers of a file, a row a line; blank lines are left out. */
export async function readRows(file: string, separator: RegExp = /\s+/): Promise<number[][]> {
  const text = await readFile(file, 'utf8')
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) =>
      line
        .split(separator)
        .filter((cell) => cell !== '')
        .map(Number),
    )
}

/** The rows of a CSV file as records, by the names in its first line. */
export async function readRecords(file: string): Promise<Record<string, string>[]> {
  const [head = '', ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']))
  })
}

/** The sorted names of the matching files; empty without the folder. */
export async function listFiles(folder: string, name: RegExp): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => name.test(file)).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
