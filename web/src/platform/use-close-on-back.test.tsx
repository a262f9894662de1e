import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { useCloseOnBack } from './use-close-on-back.ts'

function Layer({ onClose }: { onClose: () => void }) {
  const leave = useCloseOnBack(onClose)
  const follow = () => {
    leave()
    onClose()
    history.replaceState(null, '', '/next')
  }
  return (
    <>
      <button type="button" onClick={onClose}>
        Close
      </button>
      <button type="button" onClick={follow}>
        Next
      </button>
    </>
  )
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <Layer onClose={() => setIsOpen(false)} />
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      Open
    </button>
  )
}

let before = 0
let backs = 0

beforeEach(async () => {
  history.replaceState(null, '', '/page')
  before = history.length
  backs = 0
  const { back } = History.prototype
  history.back = () => {
    backs += 1
    back.call(history)
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
})

it('goes at "back", and the page stays', () => {
  expect(history.length).toBe(before + 1)
  act(() => dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.getByRole('button', { name: 'Open' })).toBeDefined()
  expect([location.pathname, backs]).toEqual(['/page', 0])
})

it('takes its entry out of the history when it is closed otherwise', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(backs).toBe(1)
})

it('leaves its entry to the page that a link leads to', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect([location.pathname, backs]).toEqual(['/next', 0])
  expect(history.length).toBe(before + 1)
})
