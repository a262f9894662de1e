import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SystemState } from './system-state.tsx'

const system = {
  asOf: '2026-05-03T10:00:00.000Z',
  queues: [{ name: 'mail.send', waiting: 2, running: 1, retrying: 0, failed: 1 }],
  failedJobs: [
    { id: 'j1', name: 'mail.send', failedAt: '2026-05-03T09:00:00.000Z', error: '<b>no answer</b>' },
  ],
  databaseBytes: 12_000_000,
  files: { count: 2, bytes: 3000, place: 'folder' },
  backup: { at: '2026-05-01T03:00:00.000Z', rows: 10, files: 2 },
  hasMetrics: false,
}

function draw(mayRetry: boolean, answer: object = system) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(answer)
    sent.push(url)
    return Response.json({ name: 'mail.send' })
  })
  render(<SystemState mayRetry={mayRetry} />)
  return sent
}

it('says what waits and failed, how large it is, and that the backup is old', async () => {
  draw(false)
  expect(await screen.findByText('2 waiting, 1 running, 0 retrying, 1 failed')).toBeDefined()
  expect(screen.getByText('That’s more than a day ago.')).toBeDefined()
  expect(screen.getByText('12 MB')).toBeDefined()
  expect(screen.getByText('2 files, 3 kB')).toBeDefined()
  expect(screen.getByText('<b>no answer</b>')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Run mail.send/ })).toBeNull()
  expect(screen.getByText('An admin can run them again.')).toBeDefined()
})

it('lets an admin run a failed job again', async () => {
  const sent = draw(true)
  await userEvent.click(await screen.findByRole('button', { name: /^Run mail.send/ }))
  await vi.waitFor(() => expect(sent).toEqual(['/api/admin/system/jobs/j1/retry']))
})

it('says that there is no backup yet, and that nothing waits', async () => {
  draw(true, { ...system, backup: null, queues: [], failedJobs: [] })
  expect(await screen.findByText('None yet. An operator makes one with npm run backup.')).toBeDefined()
  expect(screen.getByText('Nothing is waiting, and nothing failed in the last month.')).toBeDefined()
})
