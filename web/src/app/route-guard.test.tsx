import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { refreshSession, signOut } from '#platform/session.ts'
import { Guarded, RouteView } from './route-guard.tsx'

let respond: () => Promise<Response>

beforeEach(async () => {
  respond = async () => Response.json(null)
  vi.stubGlobal('fetch', () => respond())
})

/** A page with content of its own that differs per render. */
function Drawn() {
  const [own] = useState(() => crypto.randomUUID())
  return <p role="note">{own}</p>
}

describe('a guarded page', () => {
  const draw = () => {
    const place = memoryLocation({ path: '/profile?tab=plan', record: true })
    render(
      <Router hook={place.hook} searchHook={place.searchHook}>
        <Guarded guard="signed-in">
          <p>secret</p>
        </Guarded>
      </Router>,
    )
    return place
  }

  it('is loading, then sends a guest to the sign-in page and remembers the way back', async () => {
    const place = draw()
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    // Visible to everybody, not only announced to screen readers.
    expect(screen.getByText('Loading...').className).not.toContain('sr-only')
    await act(refreshSession)
    expect(place.history.at(-1)).toBe('/auth')
    expect(place.history).toHaveLength(1)
    expect(sessionStorage.getItem('authRedirect')).toBe('/profile?tab=plan')
    expect(screen.queryByText('secret')).toBeNull()
  })

  it('shows its content to a signed-in user, until the sign-out', async () => {
    respond = async () => Response.json({ user: { id: '1', email: 'a@b.example', name: '' } })
    await refreshSession()
    draw()
    expect(screen.getByText('secret')).toBeDefined()
    await act(signOut)
    expect(screen.queryByText('secret')).toBeNull()
  })

  it('is rendered anew for another person, and kept for the same one', async () => {
    let id = '1'
    respond = async () => Response.json({ user: { id, email: 'a@b.example', name: `Name ${Math.random()}` } })
    await refreshSession()
    render(
      <Guarded guard="signed-in">
        <Drawn />
      </Guarded>,
    )
    const first = screen.getByRole('note').textContent
    await act(refreshSession)
    expect(screen.getByRole('note').textContent).toBe(first)
    id = '2'
    await act(refreshSession)
    expect(screen.getByRole('note').textContent).not.toBe(first)
  })
})

describe('an unknown path', () => {
  it('shows the not-found page with its head', async () => {
    const { hook } = memoryLocation({ path: '/nowhere' })
    render(
      <Router hook={hook}>
        <RouteView />
      </Router>,
    )
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
    expect(document.title).toBe('Page not found | Tripwright')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })
})
