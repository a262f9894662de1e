import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Breadcrumbs } from './breadcrumbs.tsx'

const draw = (path: string) => {
  const { hook } = memoryLocation({ path })
  return render(
    <Router hook={hook}>
      <Breadcrumbs />
    </Router>,
  )
}

it.each([
  ['/dashboard', 'Dashboard', [['Home', '/']]],
  [
    '/writers/nora-meridian',
    'Nora Meridian',
    [
      ['Home', '/'],
      ['Writers', '/writers'],
    ],
  ],
  [
    '/blog/a-day-when-it-rains',
    'A day when it rains: how to have a plan B',
    [
      ['Home', '/'],
      ['Blog', '/blog'],
    ],
  ],
])('%s is %s, and the way there can be gone back', async (path, name, way) => {
  draw(path)
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
  expect((await trail.findByText(name)).getAttribute('aria-current')).toBe('page')
  const links = trail.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(way)
})

it('home has none', () => {
  expect(draw('/').container.textContent).toBe('')
})
