import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { acceptImport, type ImportProposal, importTrip } from '@tripwright/domain/documents/import'
import { beforeEach, expect, it, vi } from 'vitest'
import { ImportButton } from './import-button.tsx'

const TRIP = '00000000-0000-7000-8000-000000000001'
const PROPOSAL: ImportProposal = {
  id: '5f0c2b7e-3f60-4d5c-9a35-0d3f9f0c1a11',
  endsAt: '2026-05-02T10:00:00.000Z',
  documents: [
    { name: 'a.eml', kind: 'mail', sender: { name: 'Air <b>', address: 'a@air.example' }, subject: null },
    { name: 'pass.pkpass', kind: 'pass', sender: null, subject: null },
  ],
  parts: [
    {
      id: '1',
      document: 1,
      booking: {
        kind: 'flight',
        number: 'LH 232',
        reference: 'QX7RT2',
        people: ['Ana Example'],
        startsAt: {
          date: '2026-06-01',
          time: null,
          zone: 'Europe/Berlin',
          place: { name: 'Frankfurt', code: 'FRA' },
        },
        endsAt: { date: null, time: null, zone: 'Europe/Rome', place: { name: 'Rome', code: 'FCO' } },
      },
      origins: [{ field: 'startsAt.time', from: 'barcode, day of the year', text: '152' }],
    },
    {
      id: '2',
      document: 0,
      booking: {
        kind: 'hotel',
        name: 'Hotel Example',
        startsAt: { date: '2026-06-01', time: null, zone: null, place: { name: 'Hotel Example, Rome' } },
        endsAt: { date: '2026-06-03', time: null, zone: null, place: { name: 'Hotel Example, Rome' } },
      },
      origins: [],
    },
  ],
  newTrip: { title: 'Your flight', startDate: '2026-06-01', days: 3 },
  trip: null,
  unread: [{ reason: 'attachment', count: 2 }],
}
let sent: { path: string; body: unknown }[]
let answers: (() => Response)[]

beforeEach(() => {
  sent = []
  answers = [
    () => Response.json(PROPOSAL),
    () => Response.json({ tripId: TRIP, added: { bookings: 1, places: 0 }, already: 0 }),
  ]
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (!String(path).startsWith(importTrip.path)) return Promise.reject(new TypeError('no network'))
    sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : body })
    return Promise.resolve(answers.shift()?.() ?? Response.error())
  })
  history.replaceState(null, '', '/dashboard')
})
async function open(tripId: string | null) {
  render(<ImportButton tripId={tripId} />)
  await userEvent.click(screen.getByRole('button', { name: /^Import/ }))
}
const choose = async (name = 'a.eml') =>
  fireEvent.change(await screen.findByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [new File(['x'], name)] },
  })

it('shows what was read, who sent it and where it stands, and adds what is ticked to the chosen trip', async () => {
  await open(TRIP)
  await choose()
  expect(await screen.findByText('We read this from a.eml')).toBeDefined()
  expect(sent[0]?.body).toBeInstanceOf(FormData)
  expect(screen.getByText(/Air <b> <a@air.example>/)).toBeDefined()
  expect(screen.getByText('2 attachments were not opened.')).toBeDefined()
  expect(screen.getByText('Start: “152” (barcode, day of the year)')).toBeDefined()
  expect(screen.getByText(/no time given: we’ll put 15:00/)).toBeDefined()
  expect(screen.getByText(/doesn’t say which time zone/)).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: /Hotel Example/ }))
  fireEvent.change(screen.getByLabelText(/^Departure or start time for LH 232/), {
    target: { value: '09:05' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 entry' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[1]).toEqual({
    path: acceptImport.path.replace('{id}', PROPOSAL.id),
    body: expect.objectContaining({ parts: [{ id: '1', startTime: '09:05' }], tripId: TRIP }),
  })
  expect(location.pathname).toBe('/dashboard')
})

it('opens by itself where a notification of a forwarded email led, once', async () => {
  history.replaceState(null, '', '/dashboard#import')
  const { unmount } = render(<ImportButton tripId={null} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(location.pathname + location.hash).toBe('/dashboard')
  unmount()
  render(<ImportButton tripId={null} />)
  expect(await screen.findByRole('button', { name: /^Import/ })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('makes a new trip where that is chosen, and goes to it', async () => {
  await open(null)
  await userEvent.type(await screen.findByLabelText(/paste the text/), 'M1')
  await userEvent.click(screen.getByRole('button', { name: 'Read this text' }))
  const target = await screen.findByLabelText('Add to')
  expect(within(target).getByRole('option', { name: 'A new trip: Your flight' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 entries' }))
  await waitFor(() => expect(location.search).toBe(`?trip=${TRIP}`))
  expect(sent[1]?.body).not.toHaveProperty('tripId')
})

it('says in the server’s words why a file was not read, and why nothing was added', async () => {
  const refused = (status: number, message: string) => () =>
    Response.json({ error: 'unprocessable', message }, { status })
  answers = [
    refused(422, 'This archive is damaged.'),
    () => Response.json(PROPOSAL),
    refused(422, 'This trip has 100 bookings.'),
  ]
  await open(null)
  await choose('a.pkpass')
  expect(
    (await screen.findByText('This archive is damaged.')).closest('[role=alert]')?.textContent,
  ).toContain('a.pkpass')
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 entries' }))
  expect(await screen.findByText('This trip has 100 bookings.')).toBeDefined()
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Add 0 entries' }))
  expect(await screen.findByText('Choose at least one entry.')).toBeDefined()
})
