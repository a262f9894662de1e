import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { removeFact } from '#platform/fact-cache.ts'
import { SocialLinks } from './social-links.tsx'

afterEach(async () => {
  vi.unstubAllGlobals()
  await removeFact('home-content')
})

function respond(socialLinks: object[]) {
  const fetched = vi.fn(async (_path: string) =>
    Response.json({ confirmed: [], hidden: [], testimonials: null, partners: null, socialLinks }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

it('the foot links to what is configured, in its order', async () => {
  const fetched = respond([
    { name: 'Instagram', url: 'https://www.instagram.com/trip' },
    { name: 'X', url: 'https://x.com/trip' },
  ])
  render(<SocialLinks />)
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Follow us' })).toBeDefined())
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Instagram', 'https://www.instagram.com/trip'],
    ['X', 'https://x.com/trip'],
  ])
  render(<SocialLinks />)
  await waitFor(() => expect(screen.getAllByRole('navigation')).toHaveLength(2))
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('says nothing where nothing is configured', async () => {
  const fetched = respond([])
  const { container } = render(<SocialLinks />)
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect(container.innerHTML).toBe('')
})

it('takes no address that would run a script, and logs it', async () => {
  const error = vi.mocked(console.error).mockImplementation(() => undefined)
  respond([{ name: 'X', url: 'javascript:alert(1)' }])
  const { container } = render(<SocialLinks />)
  await waitFor(() => expect(error).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  expect(container.innerHTML).toBe('')
  error.mockClear()
})
