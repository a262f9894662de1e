import { appendToZip, makeZip } from '@tripwright/domain/base/zip'
import { strFromU8, strToU8, unzipSync } from 'fflate'
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

it('takes the photos of receipts that the device adds, and loses nothing by it', () => {
  const zip = zipOf(data, { 'v-1': photo }, new Date('2026-11-22T10:00:00Z'))
  const before = unzipSync(zip)
  const added = {
    'receipts/README.txt': strToU8('Nöte'),
    'receipts/é-1.jpg': photo,
    'receipts/empty.jpg': new Uint8Array(),
  }
  const files = Object.entries(added).map(([name, bytes]) => ({ name, bytes }))
  expect(unzipSync(appendToZip(zip, files))).toEqual({ ...before, ...added })
  expect(unzipSync(makeZip(files))).toEqual(added)
  expect(() => appendToZip(strToU8('{"error":"not a zip"}'), files)).toThrow('no zip')
})
