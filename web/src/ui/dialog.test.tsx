import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import type { DismissReason } from './use-modal.ts'

function Example({ onDismiss }: { onDismiss?: (reason: DismissReason) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        title="Save this place"
        description="It stays on this device."
        closeLabel="Close"
        onDismiss={(reason) => {
          onDismiss?.(reason)
          setIsOpen(false)
        }}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

async function open(onDismiss?: (reason: DismissReason) => void) {
  render(<Example {...(onDismiss && { onDismiss })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'Save this place' })
}

describe('a dialog', () => {
  it('is not in the page until it is opened', () => {
    render(<Example />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is modal, named by its title and described', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const dialog = await open()
    expect(showModal).toHaveBeenCalledOnce()
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('It stays on this device.')
  })

  it('has the way out after its content, so that opening does not put the focus on it', async () => {
    const dialog = await open()
    const close = screen.getByRole('button', { name: 'Close' })
    expect([...dialog.querySelectorAll('input, button')].at(-1)).toBe(close)
  })

  it('goes at its button and gives the focus back', async () => {
    const onDismiss = vi.fn()
    await open(onDismiss)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onDismiss).toHaveBeenCalledWith('button')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  it('goes at Escape', async () => {
    const onDismiss = vi.fn()
    const dialog = await open(onDismiss)
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('escape')
  })

  it('goes at a press on the backdrop, but not when the press began inside', async () => {
    const onDismiss = vi.fn()
    const dialog = await open(onDismiss)
    fireEvent.pointerDown(screen.getByRole('textbox'))
    fireEvent.click(dialog)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('backdrop')
  })
})
