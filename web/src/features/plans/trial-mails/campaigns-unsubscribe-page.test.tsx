import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UnsubscribePage } from './campaigns-unsubscribe-page.tsx'

const press = () => userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))

it('an incomplete link leads to the settings in place of a button that cannot help', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'not-found', message: 'x' }, { status: 404 }))
  render(<UnsubscribePage />)
  await press()
  const settings = await screen.findByRole('link', { name: 'Go to Settings' })
  expect(settings.getAttribute('href')).toBe('/settings')
  expect(screen.getByRole('status').textContent).toMatch(/^This link is incomplete/)
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
})

it('a fault of the moment leaves the button, a success switches it off', async () => {
  let status = 503
  vi.stubGlobal('fetch', async () => Response.json(status === 200 ? { ok: true } : {}, { status }))
  render(<UnsubscribePage />)
  await press()
  expect(screen.queryByRole('link', { name: 'Go to Settings' })).toBeNull()
  status = 200
  await press()
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Done\./))
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toHaveProperty('disabled', true)
})
