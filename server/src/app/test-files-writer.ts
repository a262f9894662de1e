import { createHash, randomInt, randomUUID } from 'node:crypto'
import { MIN_PART_BYTES, UPLOADED_BODY_HEADER, uploadPath } from '@tripwright/domain/base/partial-upload'
import { makeUuid } from '#seeds/make.ts'
import { noisyPng, openFilesServer, packed } from './test-files-server.ts'

// test-files-writer.ts <person> <trip> <data folder> [<address>]: the process that the crash test of files kills. It adds
// receipts to expenses of the trip, half of them in parts, and removes some, until it is killed, and prints what was acknowledged: `kept <id>
// <checksum>` and `gone <id>`.
const [personId = '', tripId = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const { call } = await openFilesServer({ dataDir, databaseUrl }, personId, { hasJobs: true })
const op = (itemId: string, field: string, value: unknown) => ({
  opId: makeUuid(),
  tripId,
  itemId,
  field,
  value,
  baseVersion: 0,
})

await Promise.all([write(), write(), write()])

async function write(): Promise<never> {
  for (;;) {
    const [id, expense] = [randomUUID(), makeUuid()]
    const picture = noisyPng(randomInt(20, 220))
    const ops = [op(expense, 'kind', 'expense'), op(expense, 'share', { receipt: id })]
    await done(call('POST', `/api/trips/${tripId}/ops`, { ops }))
    await keep(`/api/trips/${tripId}/receipts/${id}`, packed(picture, noisyPng(16)))
    say(`kept ${id} ${createHash('sha256').update(picture).digest('hex')}`)
    if (randomInt(4) > 0) continue
    say(`going ${id}`)
    await done(call('DELETE', `/api/files/${id}`))
    say(`gone ${id}`)
  }
}

async function keep(path: string, body: Uint8Array): Promise<void> {
  if (randomInt(2) === 0) return done(call('PUT', path, body))
  const digest = createHash('sha256').update(body).digest('hex')
  for (let at = 0; at < body.length; ) {
    const end = Math.min(body.length, at + MIN_PART_BYTES + randomInt(20_000))
    await done(call('PUT', `${uploadPath(digest)}?offset=${at}&size=${body.length}`, body.subarray(at, end)))
    at = end
  }
  const headers = { 'content-type': 'application/octet-stream', [UPLOADED_BODY_HEADER]: digest }
  return done(call('PUT', path, undefined, headers))
}

async function done(answer: Promise<Response>): Promise<void> {
  const { status } = await answer
  if (status !== 200) throw new Error(`a call was answered ${status}: ${await (await answer).text()}`)
}

/** A pipe takes each line at once, so a printed line has happened. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
