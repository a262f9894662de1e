import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

// happy-dom has no pointer capture.
beforeEach(() => void Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined }))

function openSheet() {
  const onDismiss = vi.fn()
  render(
    <Sheet isOpen onDismiss={onDismiss} title="Settings" closeLabel="Close">
      <p>Dark mode</p>
    </Sheet>,
  )
  const header = screen.getByText('Settings')
  const drag = (to: number) => {
    fireEvent.pointerDown(header, { isPrimary: true, button: 0, clientX: 10, clientY: 100 })
    fireEvent.pointerMove(header, { clientX: 10, clientY: to })
  }
  return { onDismiss, header, drag, dialog: screen.getByRole('dialog', { name: 'Settings' }) }
}

describe('a sheet', () => {
  it('follows a swipe down and springs back when it was short', () => {
    const { onDismiss, header, drag, dialog } = openSheet()
    drag(160)
    expect(dialog.style.translate).toBe('0 60px')
    fireEvent.pointerUp(header, { clientX: 10, clientY: 160 })
    expect(dialog.style.translate).toBe('')
    expect(onDismiss).not.toHaveBeenCalled()
  })

  it('goes at a swipe of more than 80 px', () => {
    const { onDismiss, header, drag } = openSheet()
    drag(180)
    fireEvent.pointerUp(header, { clientX: 10, clientY: 180 })
    expect(onDismiss).not.toHaveBeenCalled()
    drag(181)
    fireEvent.pointerUp(header, { clientX: 10, clientY: 181 })
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('swipe')
  })

  it('goes at a swipe that begins on what is in it, unless that can be scrolled up or follows the finger by itself', () => {
    const onDismiss = vi.fn()
    render(
      <Sheet isOpen onDismiss={onDismiss} title="Settings" closeLabel="Close">
        <p>Dark mode</p>
        <p style={{ touchAction: 'none' }}>A map</p>
      </Sheet>,
    )
    const swipe = (on: HTMLElement, pointerType = 'touch') => {
      fireEvent.pointerDown(on, { isPrimary: true, button: 0, clientX: 10, clientY: 100, pointerType })
      fireEvent.pointerMove(on, { clientX: 10, clientY: 190 })
      fireEvent.pointerUp(on, { clientX: 10, clientY: 190 })
    }
    const text = screen.getByText('Dark mode')
    const body = text.parentElement ?? text
    swipe(screen.getByText('A map'))
    swipe(text, 'mouse')
    body.scrollTop = 40
    swipe(text)
    expect(onDismiss).not.toHaveBeenCalled()
    body.scrollTop = 0
    swipe(text)
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('swipe')
  })

  it('does not go when the system takes the touch away, nor at a swipe up', () => {
    const { onDismiss, header, drag, dialog } = openSheet()
    drag(300)
    fireEvent.pointerCancel(header, { clientX: 10, clientY: 300 })
    drag(0)
    expect(dialog.style.translate).toBe('')
    fireEvent.pointerUp(header, { clientX: 10, clientY: 0 })
    expect(onDismiss).not.toHaveBeenCalled()
  })
})
