import { profileMessages } from '@tripwright/domain/account/profile'
import { filesMessages } from '@tripwright/domain/documents/files'
import { vaultMessages } from '@tripwright/domain/documents/vault'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { readOwnData } from './own-data.store.ts'

type OwnData = Awaited<ReturnType<typeof readOwnData>>

/** A file of the account: its name in the zip, and a reader of its content, which may be gone meanwhile. */
export type ExportFile = { name: string; read: () => Promise<Uint8Array | null> }

/**
 * The export of an account as one zip: a README with the contents, the account, one file per table, and its files. It is made
 * while it is read, one file at a time, because an account may keep gigabytes.
 */
export function zipOf(
  { account, tables }: OwnData,
  files: readonly ExportFile[],
  now: Date,
): ReadableStream<Uint8Array> {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0)
  const texts = [
    ['README.txt', readmeOf(filled, files, now)],
    ['account.json', JSON.stringify(account, null, 2)],
    ...filled.map(([name, rows]) => [`tables/${name}.json`, JSON.stringify(rows, null, 2)]),
  ] as const
  const entries = [
    ...texts.map(([name, text]) => ({ name, isStored: false, read: async () => strToU8(text) })),
    // Encrypted and compressed contents do not compress.
    ...files.map((file) => ({ ...file, isStored: true })),
  ]
  const waiting: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    waiting.push(chunk)
  })
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (waiting.length === 0) {
          const entry = entries.shift()
          if (!entry) {
            zip.end()
            for (const chunk of waiting.splice(0)) controller.enqueue(chunk)
            return controller.close()
          }
          const bytes = await entry.read()
          if (bytes) addEntry(zip, entry, bytes)
        }
        for (const chunk of waiting.splice(0)) controller.enqueue(chunk)
      },
    },
    { highWaterMark: 0 },
  )
}

function addEntry(
  zip: Zip,
  { name, isStored }: { name: string; isStored: boolean },
  bytes: Uint8Array,
): void {
  const entry = isStored ? new ZipPassThrough(name) : new ZipDeflate(name)
  // A zip stores local times from 1980 to 2099, which would vary by server; the README has the time of the export.
  entry.mtime = new Date(2020, 0, 1)
  zip.add(entry)
  entry.push(bytes, true)
}

function readmeOf(filled: [string, unknown[]][], files: readonly ExportFile[], now: Date): string {
  const { texts } = profileMessages
  const hasIn = (folder: string) => files.some(({ name }) => name.startsWith(`${folder}/`))
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
    ...(hasIn('files') ? [filesMessages.texts['export.note'], ''] : []),
    ...(hasIn('vault') ? [vaultMessages.texts['export.note'], ''] : []),
    texts['export.readme.left-out'],
    '',
    texts['export.readme.device'],
  ].join('\n')}\n`
}
