import { createHash } from 'node:crypto'

/** One line of server/migrations/landed.txt: a migration that databases may have, and its checksum. */
export type LandedMigration = { name: string; sha256: string }

const LINE = /^([0-9a-f]{64}) {2}(\S+)$/
const FILE_NAME = /^\d{14}_[a-z0-9_]+\.sql$/

/** Parses the list. Throws on an invalid line, such as the mark of a merge conflict. */
export function parseLanded(text: string): LandedMigration[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, sha256, name] = LINE.exec(line) ?? []
      if (sha256 === undefined || name === undefined)
        throw new Error(`landed.txt: "${line}" is no line of it; "npm run list:migrations" writes it anew`)
      return { name, sha256 }
    })
}

export function formatLanded(landed: readonly LandedMigration[]): string {
  return landed.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')
}

/** The checksum that the server records with a migration, independent of the line ends of a checkout. */
export function checksumOf(statements: string): string {
  return createHash('sha256').update(statements.replaceAll('\r\n', '\n')).digest('hex')
}

/**
 * The faults of the list, one sentence each. `files` are the names in the folder with their checksums; `before` is the list
 * of the main branch, to which lines may only be added.
 */
export function findMigrationProblems(
  landed: readonly LandedMigration[],
  files: ReadonlyMap<string, string>,
  before: readonly LandedMigration[] = [],
): string[] {
  const listed = new Set(landed.map(({ name }) => name))
  return [
    ...landed.flatMap(({ name, sha256 }, index) => {
      const previous = landed[index - 1]?.name ?? ''
      const checksum = files.get(name)
      return [
        ...(FILE_NAME.test(name) ? [] : [`${name}: a migration is named <14 digits of time>_<topic>.sql`]),
        ...(name > previous ? [] : [`${name}: does not sort after ${previous}, which landed before it`]),
        ...(checksum === undefined ? [`${name}: has landed and is gone`] : []),
        ...(checksum !== undefined && checksum !== sha256
          ? [`${name}: was changed after it was listed`]
          : []),
      ]
    }),
    ...[...files.keys()].filter((name) => !listed.has(name)).map((name) => `${name}: is not in landed.txt`),
    ...before
      .filter(({ name, sha256 }, index) => landed[index]?.name !== name || landed[index]?.sha256 !== sha256)
      .map(({ name }) => `${name}: landed on the main branch and has lost its place in landed.txt`),
  ]
}

/** A name that sorts after the last one, dated now (UTC) unless the last one is dated later. */
export function nextMigrationName(topic: string, last: string | undefined, now: Date): string {
  const afterLast = last === undefined ? 0 : timeOf(last).getTime() + 1000
  return `${stampOf(new Date(Math.max(now.getTime(), afterLast)))}_${topic}.sql`
}

/** Names for files that have not landed: the old name where it sorts after the one before, else the next free one. */
export function placeAfter(
  landed: readonly LandedMigration[],
  names: readonly string[],
  now: Date,
): { from: string; to: string }[] {
  let last = landed.at(-1)?.name
  return names.toSorted().map((from) => {
    const isLater = last === undefined || from > last
    const to = isLater ? from : nextMigrationName(from.slice(15).replace(/\.sql$/, ''), last, now)
    last = to
    return { from, to }
  })
}

function timeOf(name: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_/.exec(name) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

function stampOf(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(/\D/g, '')
}
