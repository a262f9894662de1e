import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, Suspense, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

let isBroken = false

function Form() {
  const [name, setName] = useState('')
  if (isBroken) throw new Error('token=abc123 is not a function')
  return (
    <label>
      Who <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <span>{name.length} letters</span>
    </label>
  )
}

it('says what happened, keeps what was typed, and gives it back when the page works again', async () => {
  const error = vi.mocked(console.error).mockImplementation(() => undefined)
  const user = userEvent.setup()
  const page = render(
    <ErrorBoundary>
      <Form />
    </ErrorBoundary>,
  )
  await user.type(screen.getByLabelText(/Who/), 'Ann Lee')
  isBroken = true
  page.rerender(
    <ErrorBoundary>
      <Form />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('What you typed is saved')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()

  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByLabelText<HTMLInputElement>(/Who/).value).toBe('Ann Lee')
  expect(screen.getByText('7 letters')).toBeDefined()

  await vi.waitFor(() => expect(error.mock.calls.map(([message]) => message)).toContain('A page failed'))
  expect(JSON.stringify(error.mock.calls.find(([message]) => message === 'A page failed'))).not.toContain(
    'abc123',
  )
  error.mockClear()
})

it('says of a part that could not be loaded that it is not there, and blames nobody', async () => {
  const error = vi.mocked(console.error).mockImplementation(() => undefined)
  const Part = lazy(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://trip.example/a.js')),
  )
  render(
    <ErrorBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  expect(await screen.findByRole('heading', { name: 'This page didn’t load' })).toBeDefined()
  expect(document.title).toBe('This page didn’t load')
  await vi.waitFor(() => expect(error).toHaveBeenCalled())
  error.mockClear()
})
