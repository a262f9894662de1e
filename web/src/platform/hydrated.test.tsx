import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { useAddressed } from './hydrated.ts'

function Page() {
  return <p>{useAddressed().get('paid') ?? 'nothing asked'}</p>
}

it('what the address asks for is drawn once the document, which was drawn without it, is taken over', async () => {
  history.replaceState(null, '', '/pricing?paid=x')
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(
    <Router ssrPath="/pricing" ssrSearch="">
      <Page />
    </Router>,
  )
  expect(place.textContent).toBe('nothing asked')
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(place, <Page />, { onRecoverableError }))
  expect([place.textContent, onRecoverableError.mock.calls]).toEqual(['x', []])
  await act(async () => root.unmount())
  place.remove()
  render(<Page />)
  expect(screen.getByText('x')).toBeDefined()
  history.replaceState(null, '', '/')
})
