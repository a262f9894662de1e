import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipOf } from './export-file.service.ts'

const data = { account: { id: 'a' }, tables: { trips: [{ id: 't' }] } } as unknown as Parameters<
  typeof zipOf
>[0]
const photo = Uint8Array.from({ length: 70_000 }, (_, at) => at * 7)

it('holds the sealed files of the vault as they are, and a note on how to open them', async () => {
  const contents = [
    { name: 'vault/v-1.bin', read: async () => photo },
    { name: 'vault/gone.bin', read: async () => null },
  ]
  const zip = await new Response(zipOf(data, contents, new Date('2026-11-22T10:00:00Z'))).arrayBuffer()
  const files = unzipSync(new Uint8Array(zip))
  expect(Object.keys(files)).not.toContain('vault/gone.bin')
  expect(files['vault/v-1.bin']).toEqual(photo)
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toMatch(/vault/)
})
