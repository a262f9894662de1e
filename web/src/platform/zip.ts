/** A file for a zip: its path there, with `/` between folders, and its bytes. */
export type ZipEntry = { name: string; bytes: Uint8Array }

/**
 * A zip of these files, stored without compression, since photos are compressed already. With `archive` its files come
 * first and stay compressed. Throws where `archive` is no zip.
 */
export async function makeZip(
  files: readonly ZipEntry[],
  archive?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded late: only an export needs it.
  const { unzipSync, zipSync } = await import('fflate')
  const added = files.map(({ name, bytes }): [string, [Uint8Array, { level: 0 }]] => [
    name,
    [bytes, { level: 0 }],
  ])
  return zipSync({ ...(archive && unzipSync(archive)), ...Object.fromEntries(added) })
}
