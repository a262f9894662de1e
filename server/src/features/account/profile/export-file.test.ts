import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipOf } from './export-file.service.ts'

const data = { account: { id: 'a' }, tables: { trips: [{ id: 't' }] } } as unknown as Parameters<
  typeof zipOf
>[0]
const photo = Uint8Array.from({ length: 70_000 }, (_, at) => at * 7)

it('holds the sealed files of the vault as they are, and a note on how to open them', () => {
  const files = unzipSync(zipOf(data, { 'v-1': photo }, new Date('2026-11-22T10:00:00Z')))
  expect(files['vault/v-1.bin']).toEqual(photo)
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toMatch(/vault/)
})
