import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FiguresByDay } from './figures-by-day.tsx'

const usage = { ai_requests: 2, itinerary_generations: 1, search_requests: 0, saved_items: 9 }
const day = {
  signUps: 3,
  trials: 1,
  conversions: 0,
  payments: 2,
  lapsed: 0,
  paid: 1999,
  refunded: 500,
  views: 10,
  handOffs: 2,
  serverErrors: 0,
  browserErrors: 1,
  usage,
}

it('shows sums, the highest day and payments by plan, and offers the same days as a file', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({
      days: [
        { ...day, day: '2026-05-01' },
        { ...day, day: '2026-05-02', signUps: 4 },
      ],
      pages: [
        { name: '/', count: 14 },
        { name: '/blog/:slug', count: 6 },
      ],
      partners: [{ name: 'www.expedia.com', count: 4 }],
      plans: [{ month: '2026-05', plan: 'globetrotter-monthly', payments: 4, paid: 3998, refunded: 1000 }],
    })
  })
  render(<FiguresByDay />)
  expect(
    await screen.findByRole('img', { name: 'Sign-ups by day. Highest: 4 on May 2, 2026.' }),
  ).toBeDefined()
  expect(screen.getByRole('heading', { name: /Sign-ups/ }).textContent).toBe('Sign-ups7')
  expect(screen.getByRole('heading', { name: /Paid, less refunds/ }).textContent).toContain('$29.98')
  expect(screen.getByText('globetrotter-monthly, 2026-05: 4 payments')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-05-31' } })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-01' } })
  await vi.waitFor(() => expect(asked.at(-1)).toContain('from=2026-05-01&to=2026-05-31'))
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
    '/api/admin/figures.csv?from=2026-05-01&to=2026-05-31',
  )
  fireEvent.change(screen.getByLabelText('Page views of'), { target: { value: '/blog/:slug' } })
  await vi.waitFor(() => expect(asked.at(-1)).toContain(`page=${encodeURIComponent('/blog/:slug')}`))
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toContain(
    'page=%2Fblog%2F%3Aslug',
  )
  expect(await screen.findByText('www.expedia.com')).toBeDefined()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-06-01' } })
  expect(screen.getByRole('status').textContent).toContain('Choose a first day before the last one')
})
