import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readTar, writeTar } from './tar.ts'

type Member = { name: string; bytes: Buffer }

/** For tests: writes a backup again with changed members and matching row checksums. */
export async function rewriteBackup(
  file: string,
  target: string,
  change: (member: Member) => Member,
): Promise<void> {
  const members: Member[] = []
  for await (const { name, contents } of readTar(whole(gunzipSync(readFileSync(file)))))
    members.push(change({ name, bytes: await collect(contents) }))
  for (const member of members)
    if (member.name === 'manifest.json') member.bytes = withSums(member.bytes, members)
  const files = (async function* () {
    for (const { name, bytes } of members) yield { name, size: bytes.length, contents: [bytes] }
  })()
  writeFileSync(target, gzipSync(await collect(writeTar(files))))
}

function withSums(manifestText: Buffer, members: readonly Member[]): Buffer {
  const manifest = JSON.parse(manifestText.toString('utf8'))
  for (const table of manifest.tables) {
    const own = members.filter(({ name }) => name.startsWith(`tables/${table.schema}/${table.name}/`))
    table.sha256 = createHash('sha256')
      .update(Buffer.concat(own.map(({ bytes }) => bytes)))
      .digest('hex')
  }
  return Buffer.from(JSON.stringify(manifest, null, 2))
}

async function* whole(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const collected: Uint8Array[] = []
  for await (const chunk of chunks) collected.push(chunk)
  return Buffer.concat(collected)
}
