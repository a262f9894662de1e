import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTar, type TarFile, writeTar } from './tar.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tripwright-tar-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const long = `deep/${'folder/'.repeat(30)}name.txt`
const files: Record<string, Buffer> = {
  'plain.txt': Buffer.from('plain'),
  'empty.txt': Buffer.alloc(0),
  'block.bin': Buffer.alloc(512, 7),
  'large.bin': Buffer.alloc(300_001, 'xyz'),
  'Zürich 東京.txt': Buffer.from('names beyond ASCII'),
  [long]: Buffer.from('a long name'),
}

async function* members() {
  for (const [name, contents] of Object.entries(files))
    yield { name, size: contents.length, contents: [contents] }
}

async function archive(content: AsyncIterable<TarFile> = members()): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeTar(content)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(bytes: AsyncIterable<Uint8Array>): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {}
  for await (const entry of readTar(bytes)) {
    const chunks: Buffer[] = []
    for await (const chunk of entry.contents) chunks.push(chunk)
    files[entry.name] = Buffer.concat(chunks)
  }
  return files
}

test.each([1, 511, 513, 65_536])('reads back what it wrote, in pieces of %i bytes', async (size) => {
  expect(await readAll(inPieces(await archive(), size))).toEqual(files)
})

test('what a reader skips is skipped whole', async () => {
  const names: string[] = []
  for await (const { name } of readTar(inPieces(await archive(), 1000))) names.push(name)
  expect(names).toEqual(Object.keys(files))
})

test('tar of the system unpacks it', async () => {
  writeFileSync(join(folder, 'ours.tar'), await archive())
  const unpacked = spawnSync('tar', ['xf', 'ours.tar'], { cwd: folder, encoding: 'utf8' })
  expect(unpacked.stderr).toBe('')
  for (const [name, contents] of Object.entries(files))
    expect(readFileSync(join(folder, name))).toEqual(contents)
})

test('reads what tar of the system packed', async () => {
  const source = join(folder, 'theirs')
  mkdirSync(join(source, long, '..'), { recursive: true })
  for (const name of ['plain.txt', 'large.bin', long]) writeFileSync(join(source, name), files[name] ?? '')
  spawnSync('tar', ['--format=pax', '-cf', '../theirs.tar', 'plain.txt', 'large.bin', long], { cwd: source })
  expect(await readAll(inPieces(readFileSync(join(folder, 'theirs.tar')), 4096))).toEqual({
    'plain.txt': files['plain.txt'],
    'large.bin': files['large.bin'],
    [long]: files[long],
  })
})

test('refuses a truncated file and any other format', async () => {
  const bytes = await archive()
  await expect(readAll(inPieces(bytes.subarray(0, 5000), 1000))).rejects.toThrow('the archive is cut off')
  await expect(readAll(inPieces(bytes.subarray(0, bytes.length - 1024), 1000))).rejects.toThrow('cut off')
  await expect(readAll(inPieces(Buffer.alloc(2048, 'no archive'), 1000))).rejects.toThrow('not a tar archive')
})

test('refuses to write a file that changed its size meanwhile', async () => {
  async function* growing() {
    yield { name: 'log.txt', size: 3, contents: [Buffer.from('four')] }
  }
  await expect(archive(growing())).rejects.toThrow('log.txt changed while it was read: 4 bytes instead of 3')
})
