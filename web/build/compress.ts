import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const PACKED = /\.(html|js|css|json|svg|txt|webmanifest|xml)$/

/** Brotli at the best level. */
function brotli(bytes: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return promisify(brotliCompress)(bytes, { params })
}

/** gzip at the best level. */
export function gzipped(bytes: Buffer): Promise<Buffer> {
  return promisify(gzip)(bytes, { level: 9 })
}

/** Writes a .br beside each file that it makes smaller; returns the brotli size of every file by path. */
export async function compressFiles(files: readonly string[]): Promise<Map<string, number>> {
  const sizes = await Promise.all(
    files.map(async (file): Promise<[string, number]> => {
      const bytes = await readFile(file)
      if (!PACKED.test(file)) return [file, bytes.length]
      const br = await brotli(bytes)
      if (br.length < bytes.length) await writeFile(`${file}.br`, br)
      return [file, Math.min(br.length, bytes.length)]
    }),
  )
  return new Map(sizes)
}
