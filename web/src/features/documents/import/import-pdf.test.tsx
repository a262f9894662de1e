import 'fake-indexeddb/auto'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { importTrip } from '@tripwright/domain/documents/import'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ImportButton } from './import-button.tsx'

/** What the worker answers: a message, or an error of its script. */
let answer: { message?: object; isUnloaded?: boolean }
let stopped: number
let sent: FormData[]

type Listeners = { onerror?: () => void }
const FakeWorker = vi.fn(function start() {
  const worker = {
    postMessage({ port }: { port: MessagePort }) {
      if (answer.message) port.postMessage(answer.message)
      if (answer.isUnloaded) worker.onerror?.()
    },
    terminate() {
      stopped++
    },
  } as Listeners & { postMessage: (request: { port: MessagePort }) => void; terminate: () => void }
  return worker
})

/** The page of the tests has none. */
const FakeChannel = vi.fn(function open() {
  const port1: { onmessage?: (event: { data: object }) => void; close: () => void } = { close() {} }
  return { port1, port2: { postMessage: (data: object) => port1.onmessage?.({ data }) } }
})

beforeEach(async () => {
  answer = {}
  stopped = 0
  sent = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('MessageChannel', FakeChannel)
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (String(path) === importTrip.path) sent.push(body as FormData)
    return Promise.resolve(
      Response.json({ error: 'unprocessable', message: 'We found no booking.' }, { status: 422 }),
    )
  })
  history.replaceState(null, '', '/dashboard')
  render(<ImportButton tripId={null} />)
  await userEvent.click(screen.getByRole('button', { name: /^Import/ }))
})
afterEach(() => vi.useRealTimers())

const choose = async () =>
  fireEvent.change(await screen.findByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [new File(['%PDF-1.7 …'], 'ticket.pdf')] },
  })

it('sends the text of a PDF with its name, and keeps the file on the device', async () => {
  answer = { message: { ok: true, text: 'Flight LH 1' } }
  await choose()
  expect(await screen.findByText('We found no booking.')).toBeDefined()
  expect([...(sent[0] ?? [])]).toEqual([
    ['text', 'Flight LH 1'],
    ['name', 'ticket.pdf'],
  ])
  expect(stopped).toBe(1)
})

it.each([
  [{ message: { ok: false, problem: 'pdf-locked' } }, /needs a password/],
  [{ message: { ok: false, problem: 'pdf-scan' } }, /picture without text/],
  [{ message: { ok: false, problem: 'pdf-broken' } }, /is damaged/],
  [{ message: { ok: false, problem: 'pdf-long' } }, /is very long/],
  [{ isUnloaded: true }, /isn’t on your device yet/],
])('says what is wrong with a PDF, and sends nothing', async (given, message) => {
  answer = given
  await choose()
  expect(await screen.findByText(message)).toBeDefined()
  expect([sent.length, stopped]).toEqual([0, 1])
})

it('stops a PDF that never ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const begun = FakeWorker.mock.calls.length
  await choose()
  await vi.waitFor(() => expect(FakeWorker.mock.calls.length).toBe(begun + 1))
  expect(stopped).toBe(0)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await screen.findByText('This file took too long to read.')).toBeDefined()
  expect([sent.length, stopped]).toEqual([0, 1])
})
