import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { type ReadFile, readFile } from './read-document.service.ts'
import { RESERVATION_SAMPLES } from './test-reservation-samples.ts'
import type { ImportSample } from './test-sample-records.ts'
import { OTHER_SAMPLES } from './test-samples.ts'
import { SAMPLES_APART } from './test-samples-apart.ts'

const TODAY = '2027-03-01'
const IMPORT_SAMPLES = [...RESERVATION_SAMPLES, ...OTHER_SAMPLES]
const bytesOf = (content: ImportSample['content']) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

/** What was read as records of fields, like those of the samples. Notes are the words of the document and not counted. */
function recordsOf(read: ReadFile): Record<string, string>[] {
  if (!read.ok) return []
  return read.documents.flatMap(({ readings: { bookings, places } }) => [
    ...bookings.map(({ origins: _, note: __, startsAt, endsAt, people, cost, ...texts }) => ({
      ...texts,
      ...(people && { people: people.join(', ') }),
      ...(cost && { cost: `${cost.amount} ${cost.currency}` }),
      ...endOf('from', startsAt),
      ...endOf('to', endsAt),
    })),
    ...places.map(({ name, location }) => ({ kind: 'place', name, at: `${location.lat},${location.lon}` })),
  ])
}

type End = Extract<ReadFile, { ok: true }>['documents'][number]['readings']['bookings'][number]['startsAt']
function endOf(side: string, { at, place }: End): Record<string, string> {
  const named = place?.code ?? place?.name
  return {
    ...(at && { [`${side}.date`]: at.date }),
    ...(at?.time && { [`${side}.time`]: at.time }),
    ...(named && { [`${side}.place`]: named }),
  }
}

type Count = { right: number; missing: string[]; invented: string[] }
async function countFields(samples: readonly ImportSample[]): Promise<Count> {
  const count: Count = { right: 0, missing: [], invented: [] }
  for (const { name, content, fields } of samples) {
    const read = recordsOf(await readFile(name, bytesOf(content), TODAY))
    for (let i = 0; i < Math.max(fields.length, read.length); i++) {
      const [wanted, got] = [fields[i] ?? {}, read[i] ?? {}]
      for (const field of new Set([...Object.keys(wanted), ...Object.keys(got)])) {
        if (wanted[field] !== undefined && wanted[field] === got[field]) count.right++
        else if (got[field] !== undefined) count.invented.push(`${name} ${field}: ${got[field]}`)
        else count.missing.push(`${name} ${field}`)
      }
    }
  }
  return count
}

describe('documents of all kinds', () => {
  it('are read field by field as a person reads them, and nothing is invented', async () => {
    const { right, missing, invented } = await countFields(IMPORT_SAMPLES)
    expect(invented).toEqual([])
    expect(missing).toEqual([])
    expect(right).toBeGreaterThan(150)
  })

  it('that no reader was written by are read to 85 in 100 fields, and nothing is invented', async () => {
    const { right, missing, invented } = await countFields(SAMPLES_APART)
    expect(invented).toEqual([])
    expect(right / (right + missing.length)).toBeGreaterThanOrEqual(0.85)
  })
})

const RUNS = inject('isProving') ? 1000 : 60

it(`are never read into a crash, however broken they are: ${RUNS} of them`, async () => {
  const whole = IMPORT_SAMPLES.map(({ name, content }) => ({ name, bytes: bytesOf(content) }))
  const junk = fc.oneof(
    fc.uint8Array({ maxLength: 30 }),
    fc
      .constantFrom('\0', '<', '">', '{', ']]', '\r\n\r\n', '--', '%00', '\ud83d', 'BEGIN:VEVENT', '&lt;')
      .map((text) => new TextEncoder().encode(text)),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(60),
      junk,
      async ({ name, bytes }, part, cut, put) => {
        const at = Math.floor(part * bytes.length)
        const broken = new Uint8Array([...bytes.slice(0, at), ...put, ...bytes.slice(at + cut)])
        const read = await readFile(name, broken, TODAY)
        for (const record of recordsOf(read))
          expect(JSON.stringify(record)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
      },
    ),
    { numRuns: RUNS },
  )
}, 600_000)
