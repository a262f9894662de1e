import { z } from 'zod'

/** Raise it when old code cannot read a new file. Readers support all earlier formats. */
export const BACKUP_VERSION = 1

export const ROWS_NAME = /^tables\/(?<schema>[^/]+)\/(?<table>[^/]+)\/\d{6}\.jsonl$/
export const FILES_FOLDER = 'files/'
export const MANIFEST_NAME = 'manifest.json'

/** The last file of a backup: the list of contents, with the checksums that prove it complete. */
export const manifestSchema = z.object({
  format: z.literal('tripwright-backup'),
  version: z.number().int(),
  createdAt: z.string(),
  madeFrom: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.number().int(),
      /** Checksum of the lines of all its files in order. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Stored files: checksum of each name, a zero byte and the content, in order. */
  files: z.object({ count: z.number().int(), bytes: z.number().int(), sha256: z.string() }),
})

export type Manifest = z.infer<typeof manifestSchema>

export const README = `A backup of a Tripwright database and its stored files.

tables/<schema>/<table>/<number>.jsonl   rows, one JSON object per line, as PostgreSQL's row_to_json writes them
files/<key>                              stored files
manifest.json                            version, migrations, columns with their types, counts and SHA-256 sums

Restore it with "npm run restore -- <file>" in a checkout of Tripwright of the same version or a later one.
Without Tripwright: unpack with tar, make the tables from server/migrations, and read each file with
json_populate_recordset.
`
