import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ROLES } from '@tripwright/domain/base/roles'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { refreshSession } from '#platform/session.ts'
import { AdminGate } from './admin-gate.tsx'

const instant = '2026-05-01T10:00:00.000Z'
const sessionOf = (role: string) => ({
  user: {
    id: role,
    email: `${role}@example.org`,
    name: '',
    emailVerified: true,
    role,
    createdAt: instant,
    updatedAt: instant,
  },
  session: {
    id: 's',
    userId: role,
    token: 't',
    expiresAt: instant,
    createdAt: instant,
    updatedAt: instant,
  },
})

let respond: () => Promise<Response>
beforeEach(() => {
  respond = async () => Response.json(null)
  // The page for the second step also lists the passkeys: there are none.
  vi.stubGlobal('fetch', async (url: string | URL | Request) =>
    String(url).includes('list-user-passkeys') ? Response.json([]) : respond(),
  )
})

type Needs = ComponentProps<typeof AdminGate>['needs']
function draw(path = '/dashboard-admin?tab=users', needs: Needs = 'support') {
  const place = memoryLocation({ path, record: true })
  const { unmount } = render(
    <Router hook={place.hook} searchHook={place.searchHook}>
      <AdminGate needs={needs}>
        <p>the figures</p>
      </AdminGate>
    </Router>,
  )
  return { ...place, unmount }
}

describe('the gate of staff', () => {
  it.each(['owner', 'admin', 'support'])('opens to %s, and says meanwhile what it does', async (role) => {
    respond = async () => Response.json(sessionOf(role))
    await refreshSession()
    draw()
    expect(screen.getByRole('status').textContent).toBe('Verifying admin access...')
    expect(await screen.findByText('the figures')).toBeDefined()
  })

  it.each(['marketing', 'content_editor', 'analyst', 'user'])(
    'stays shut to %s and says so',
    async (role) => {
      respond = async () => Response.json(sessionOf(role))
      await refreshSession()
      draw()
      expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeDefined()
      expect(screen.getByText("You don't have permission to access the admin dashboard")).toBeDefined()
      expect(screen.getByText('Contact your administrator to request admin or support access.')).toBeDefined()
      expect(screen.getByText(`Signed in as ${role}@example.org`)).toBeDefined()
      expect(screen.getByRole('link', { name: 'Try Admin Login' }).getAttribute('href')).toBe('/admin-login')
      expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
      expect(screen.queryByText('the figures')).toBeNull()
    },
  )

  it.each([
    ['owner', true],
    ['admin', true],
    ['support', false],
  ])('where it needs admin access, %s comes in: %s', async (role, isIn) => {
    respond = async () => Response.json(sessionOf(role))
    await refreshSession()
    draw('/seo-content', 'admin')
    expect(await screen.findByText(isIn ? 'the figures' : 'Access Denied')).toBeDefined()
    expect(screen.queryByText('the figures') !== null).toBe(isIn)
  })

  it.each([
    ['/admin', 'staff', ['owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst']],
    ['/admin/blog', 'blog', ['owner', 'admin', 'support', 'content_editor']],
  ] as const)(
    'at %s it opens to the roles that work there, and to no traveller',
    async (path, needs, lets) => {
      const opened: string[] = []
      for (const role of ROLES) {
        respond = async () => Response.json(sessionOf(role))
        await refreshSession()
        const { unmount } = draw(path, needs)
        await screen.findByText(/the figures|Access Denied/)
        if (screen.queryByText('the figures')) opened.push(role)
        unmount()
      }
      expect(opened).toEqual(lets)
    },
  )

  it('asks for a second step where one is needed, and opens once this session has it', async () => {
    respond = async () => Response.json({ ...sessionOf('owner'), secondStep: 'required' })
    await refreshSession()
    draw()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Set up two-step verification' }),
    ).toBeDefined()
    expect(screen.queryByText('the figures')).toBeNull()
    const again = screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')
    expect(again).toBe('/admin-login?returnTo=%2Fdashboard-admin')
    await userEvent.click(screen.getByRole('button', { name: 'Continue to the dashboard' }))
    expect(
      await screen.findByText('You haven’t used two-step verification for this sign-in yet.'),
    ).toBeDefined()
    respond = async () => Response.json({ ...sessionOf('owner'), secondStep: 'done' })
    await userEvent.click(screen.getByRole('button', { name: 'Continue to the dashboard' }))
    expect(await screen.findByText('the figures')).toBeDefined()
  })

  it('sends a guest to the sign-in page of staff, with the way back', async () => {
    const place = draw()
    await act(refreshSession)
    expect(place.history).toEqual(['/admin-login?returnTo=%2Fdashboard-admin%3Ftab%3Dusers'])
  })

  it('treats a look-up that fails as a traveller', async () => {
    respond = async () => Response.json(sessionOf('owner'))
    await refreshSession()
    respond = async () => new Response('', { status: 500 })
    draw()
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeDefined()
  })
})
