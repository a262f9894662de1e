import { profileMessages } from '@tripwright/domain/profile'
import { strToU8, zipSync } from 'fflate'
import type { readOwnData } from './own-data.store.ts'

type OwnData = Awaited<ReturnType<typeof readOwnData>>

/** Everything of an account as one zip: a README that says what is in it, the account, and one file a table. */
export function zipOf({ account, tables }: OwnData, now: Date): Uint8Array {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0)
  const files = Object.fromEntries(
    filled.map(([name, rows]) => [`tables/${name}.json`, strToU8(JSON.stringify(rows, null, 2))]),
  )
  return zipSync(
    {
      'README.txt': strToU8(readmeOf(filled, now)),
      'account.json': strToU8(JSON.stringify(account, null, 2)),
      ...files,
    },
    // The time within a zip is local and of 1980 to 2099; ours is the one in the README.
    { mtime: new Date(2020, 0, 1) },
  )
}

function readmeOf(filled: [string, unknown[]][], now: Date): string {
  const { texts } = profileMessages
  const lines = filled.map(([name, rows]) => `tables/${name}.json  ${rows.length}`)
  return `${[
    texts['export.readme.title'],
    now.toISOString(),
    '',
    texts['export.readme.text'],
    '',
    'account.json',
    ...lines,
    '',
    texts['export.readme.left-out'],
    '',
    texts['export.readme.device'],
  ].join('\n')}\n`
}
