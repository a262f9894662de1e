import { importTrip } from '@tripwright/domain/documents/import'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { importRoutes } from './index.ts'
import { readFile } from './read-document.service.ts'

const NOW = new Date('2027-03-01T10:00:00Z')
let server: TestServer
let ana: Person
beforeAll(async () => {
  server = await openTestServer(
    importRoutes({ read: ({ name, bytes, today, isPasted }) => readFile(name, bytes, today, isPasted) }),
  )
  server.setNow(NOW)
  ana = { ...(await makeUser(server.platform)), signedInAt: NOW }
})
afterAll(() => server.close())

it('a flight whose airports have no code gets them, and the zones of its times, where their names leave no doubt', async () => {
  const form = new FormData()
  form.set(
    'text',
    'Flight confirmation code: PX7KTQ\nFlight number: W6 2204\nSun 13 Jun 2027\n06:10 Berlin\n07:55 London Luton',
  )
  const response = await server.fetch(importTrip.path, { method: 'POST', body: form }, ana)
  const [part] = importTrip.output.parse(await response.json()).parts
  expect(part?.booking).toMatchObject({
    // A town may have another airport, or have had one.
    startsAt: { time: '06:10', zone: 'Europe/Berlin', place: { name: 'Berlin' } },
    endsAt: { time: '07:55', zone: 'Europe/London', place: { code: 'LTN' } },
  })
})
