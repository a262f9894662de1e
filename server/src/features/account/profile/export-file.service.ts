import { profileMessages } from '@tripwright/domain/account/profile'
import { vaultMessages } from '@tripwright/domain/documents/vault'
import { strToU8, zipSync } from 'fflate'
import type { readOwnData } from './own-data.store.ts'

type OwnData = Awaited<ReturnType<typeof readOwnData>>

/**
 * The export of an account as one zip: a README with the contents, the account, one file per table, and the encrypted files
 * of its vault.
 */
export function zipOf(
  { account, tables }: OwnData,
  vault: Record<string, Uint8Array>,
  now: Date,
): Uint8Array {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0)
  const files = Object.fromEntries(
    filled.map(([name, rows]) => [`tables/${name}.json`, strToU8(JSON.stringify(rows, null, 2))]),
  )
  // Encrypted content does not compress.
  const sealed = Object.entries(vault).map(
    ([id, bytes]) => [`vault/${id}.bin`, [bytes, { level: 0 }]] as const,
  )
  return zipSync(
    {
      'README.txt': strToU8(readmeOf(filled, sealed.length > 0, now)),
      'account.json': strToU8(JSON.stringify(account, null, 2)),
      ...files,
      ...Object.fromEntries(sealed),
    },
    // A zip stores local times from 1980 to 2099, which would vary by server; the README has the time of the export.
    { mtime: new Date(2020, 0, 1) },
  )
}

function readmeOf(filled: [string, unknown[]][], hasVault: boolean, now: Date): string {
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
    ...(hasVault ? [vaultMessages.texts['export.note'], ''] : []),
    texts['export.readme.left-out'],
    '',
    texts['export.readme.device'],
  ].join('\n')}\n`
}
