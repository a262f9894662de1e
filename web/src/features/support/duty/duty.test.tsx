import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { DutyBar, OfficeNote } from './index.ts'

const live = vi.hoisted(() => ({ listeners: new Map<string, () => void>() }))
vi.mock('#platform/live-events.ts', () => ({
  onLiveEvent: (kind: string, listener: () => void) => {
    live.listeners.set(kind, listener)
    return () => undefined
  },
}))

const SAM = { id: 'sam', email: 'sam@example.org', since: '2026-11-30T08:00:00.000Z', isAtDesk: true }
const NOT_SET = { isHere: false, isOpen: false, hours: null, open: [], replyBy: null }
let office: object
let duty: { isOn: boolean; onDuty: object[] }
let calls: { method: string; path: string; body: unknown }[]
beforeEach(() => {
  office = NOT_SET
  duty = { isOn: false, onDuty: [] }
  calls = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'http://here')
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    calls.push({ method: init?.method ?? 'GET', path: pathname, body })
    if (pathname.endsWith('/here')) return Response.json({ isOn: duty.isOn })
    if (pathname.endsWith('/duty')) {
      if (body) duty = { isOn: body.isOn, onDuty: body.isOn ? [SAM] : [] }
      return Response.json(duty)
    }
    if (body) office = { ...NOT_SET, hours: body.hours }
    return Response.json(body ?? office)
  })
})

it('a traveler reads that somebody is here, or until when a reply comes and the hours by their own clock', async () => {
  office = { ...NOT_SET, isHere: true }
  const { unmount } = render(<OfficeNote />)
  expect(await screen.findByText('We’re here now.')).toBeDefined()
  unmount()
  office = {
    ...NOT_SET,
    hours: {
      zone: 'Europe/Vienna',
      week: Array(7).fill({ from: 540, to: 1020 }),
      holidays: [],
      replyHours: 4,
    },
    open: [{ from: '2026-11-30T08:00:00.000Z', to: '2026-11-30T16:00:00.000Z' }],
    replyBy: '2026-11-30T12:00:00.000Z',
  }
  render(<OfficeNote />)
  expect(await screen.findByText('We’re closed right now.')).toBeDefined()
  const by = new Date('2026-11-30T12:00:00Z')
  const clock = by.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  expect(screen.getByText(/We’ll reply by/).textContent).toContain(clock)
  expect(screen.getByText('Office hours in your time zone')).toBeDefined()
})

it('staff go on duty with one switch, see each other, and the server hears that the page is open', async () => {
  render(<DutyBar />)
  expect(await screen.findByText('Nobody is on duty.')).toBeDefined()
  await userEvent.click(screen.getByRole('switch', { name: 'On duty' }))
  expect(await screen.findByText('sam@example.org')).toBeDefined()
  await vi.waitFor(() => expect(calls.some(({ path }) => path.endsWith('/here'))).toBe(true))
  duty = { isOn: true, onDuty: [SAM, { ...SAM, id: 'kim', email: 'kim@example.org', isAtDesk: false }] }
  await act(async () => live.listeners.get('support-duty')?.())
  expect(await screen.findByText('kim@example.org')).toBeDefined()
  expect(screen.getByText('away')).toBeDefined()
})

it('office hours are saved for each day, into the next day where they end earlier, and refused with half a day', async () => {
  render(<DutyBar />)
  await userEvent.click(await screen.findByText('Office hours'))
  const from = await screen.findByLabelText('Monday: opens')
  await userEvent.type(from, '22:00')
  await userEvent.click(screen.getByRole('button', { name: 'Save office hours' }))
  expect(await screen.findByText('Add both times for Monday, or neither.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Monday: closes'), '02:00')
  await userEvent.type(screen.getByLabelText(/Holidays/), '2026-12-25, 2026-12-26')
  await userEvent.click(screen.getByRole('button', { name: 'Save office hours' }))
  await vi.waitFor(() =>
    expect(calls.some(({ method, path }) => method === 'PUT' && path.endsWith('/office'))).toBe(true),
  )
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    hours: {
      week: [{ from: 1320, to: 1560 }, null, null, null, null, null, null],
      holidays: ['2026-12-25', '2026-12-26'],
      replyHours: 8,
    },
  })
})
