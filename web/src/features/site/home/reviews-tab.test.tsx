import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { readToasts } from '#ui/toast.ts'
import { ReviewsTab } from './reviews-tab.tsx'

const review = (name: string, text: string) => ({
  id: `id of ${name}`,
  name,
  text,
  rating: 4,
  date: '2026-05-01',
  state: 'waiting',
  reason: null,
  writtenAt: '2026-05-01T10:00:00.000Z',
})
type ReviewRow = ReturnType<typeof review>

function draw(reviews: ReviewRow[]) {
  const sent: unknown[] = []
  let left = reviews
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') {
      const counts = { waiting: left.length, shown: 0, hidden: 0 }
      return Response.json({ reviews: left, next: null, counts })
    }
    const body = JSON.parse(String(init.body))
    sent.push([decodeURIComponent(url), body])
    const judged = left.find(({ id }) => url.includes(encodeURIComponent(id)))
    left = left.filter((one) => one !== judged)
    return Response.json({ review: { ...judged, state: body.state } })
  })
  render(<ReviewsTab />)
  return sent
}

it('a review is accepted with one press, as it was read, and the press can be taken back', async () => {
  const sent = draw([review('Ana D.', 'The ferry left on time.'), review('', 'It was two minutes late.')])
  expect(await screen.findByRole('option', { name: 'To review (2)' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Accept the review by Ana D.' }))
  await vi.waitFor(() => expect(screen.queryByText('The ferry left on time.')).toBeNull())
  expect(screen.getByRole('button', { name: 'Accept the review by A traveler' })).toBeDefined()
  const accepted = readToasts().find(({ message }) => message === 'Published on the home page.')
  accepted?.action?.onPick()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  const path = '/api/admin/reviews/id of Ana D./verdict'
  const writtenAt = '2026-05-01T10:00:00.000Z'
  expect(sent).toEqual([
    [path, { state: 'shown', writtenAt }],
    [path, { state: 'waiting', writtenAt }],
  ])
})

it('a refusal asks for its reason first, by keyboard too', async () => {
  const sent = draw([review('Ana D.', 'Buy at my shop.')])
  const user = userEvent.setup()
  const refuse = await screen.findByRole('button', { name: 'Reject the review by Ana D.' })
  refuse.focus()
  await user.keyboard('{Enter}')
  const row = within(screen.getByRole('listitem'))
  expect(document.activeElement).toBe(row.getByRole('textbox', { name: /Reason/ }))
  await user.keyboard('  It advertises a shop.  ')
  await user.click(row.getByRole('button', { name: 'Reject review' }))
  expect(await screen.findByRole('heading', { name: 'No reviews to read' })).toBeDefined()
  expect(sent).toMatchObject([[expect.any(String), { state: 'hidden', reason: 'It advertises a shop.' }]])
})
