import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { makeZip } from './zip.ts'

const photo = Uint8Array.from({ length: 70_000 }, (_, at) => at * 7)
const files = [
  { name: 'receipts/README.txt', bytes: strToU8('Nöte') },
  { name: 'receipts/é-1.jpg', bytes: photo },
  { name: 'receipts/empty.jpg', bytes: new Uint8Array() },
]

it('holds each file under its name, whatever script that is in', async () => {
  const read = unzipSync(await makeZip(files))
  expect(Object.keys(read)).toEqual(files.map(({ name }) => name))
  expect(strFromU8(read['receipts/README.txt'] ?? new Uint8Array())).toBe('Nöte')
  expect(read['receipts/é-1.jpg']).toEqual(photo)
})

it('adds files to an archive and loses none of those in it', async () => {
  const archive = zipSync({ 'data.json': strToU8('{"trips":[]}'), 'vault/v-1.bin': photo })
  const read = unzipSync(await makeZip(files, archive))
  expect(read).toEqual({ ...unzipSync(archive), ...unzipSync(await makeZip(files)) })
})

it('refuses to add a file to bytes that are no archive', async () => {
  await expect(makeZip(files, strToU8('{"error":"not a zip"}'))).rejects.toThrow('invalid zip data')
})
