import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { dismissToast, readToasts, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const toaster = <Toaster label="Notifications" closeLabel="Dismiss" />
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const show = (...args: Parameters<typeof toast>) => act(() => void toast(...args))
const texts = () => screen.queryAllByRole('listitem').map((toast) => toast.querySelector('p')?.textContent)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  act(() => {
    for (const { id } of readToasts()) dismissToast(id)
  })
  vi.useRealTimers()
})

describe('the toaster', () => {
  it('shows toasts from before it was mounted', () => {
    toast('Saved!')
    render(toaster)
    expect(texts()).toEqual(['Saved!'])
  })

  it('takes a toast away after four seconds', () => {
    render(toaster)
    show('Saved!')
    pass(3999)
    expect(texts()).toEqual(['Saved!'])
    pass(1)
    expect(texts()).toEqual([])
  })

  it('stops the time while the pointer is on it, and goes on where it stopped', () => {
    render(toaster)
    show('Removed')
    pass(3000)
    const region = screen.getByRole('region', { name: 'Notifications' })
    fireEvent.pointerEnter(region)
    pass(60_000)
    expect(texts()).toEqual(['Removed'])
    fireEvent.pointerLeave(region)
    pass(999)
    expect(texts()).toEqual(['Removed'])
    pass(1)
    expect(texts()).toEqual([])
  })

  it('goes at its button', () => {
    render(toaster)
    show('Saved!')
    show('Removed')
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
    expect(texts()).toEqual(['Removed'])
  })

  it('runs its undo action once, and closes', () => {
    const onPick = vi.fn()
    render(toaster)
    show('Removed', { action: { label: 'Undo', onPick } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onPick).toHaveBeenCalledOnce()
    expect(texts()).toEqual([])
  })

  it('is reached by Alt+T', () => {
    render(toaster)
    fireEvent.keyDown(document, { code: 'KeyT', altKey: true })
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }))
  })

  it('announces a message politely and an error assertively', () => {
    render(toaster)
    show('Saved!', { description: 'Colosseum' })
    show('Failed to save item. Please try again.', { kind: 'error' })
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Saved!. Colosseum')
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toContain('Failed to save item')
  })

  it('lets a toast be swiped away sideways by 20 px', () => {
    render(toaster)
    show('Saved!')
    const toast = Object.assign(screen.getByRole('listitem'), { setPointerCapture: () => {} })
    fireEvent.pointerDown(toast, { isPrimary: true, button: 0, clientX: 100, clientY: 5 })
    fireEvent.pointerMove(toast, { clientX: 80, clientY: 5 })
    fireEvent.pointerUp(toast, { clientX: 80, clientY: 5 })
    expect(texts()).toEqual([])
  })

  it('moves into an open dialog, outside of which nothing can be reached', () => {
    const page = (isOpen: boolean) => (
      <>
        {toaster}
        <Dialog isOpen={isOpen} onDismiss={() => {}} title="Settings" closeLabel="Close">
          <p>Location</p>
        </Dialog>
      </>
    )
    const { rerender } = render(page(true))
    show('Failed to update setting', { kind: 'error' })
    expect(screen.getByRole('dialog').contains(screen.getByRole('listitem'))).toBe(true)
    rerender(page(false))
    expect(texts()).toEqual(['Failed to update setting'])
  })

  it('leaves the title of a dialog free: as much room above it as the toasts are high, and none afterwards', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
    render(
      <>
        {toaster}
        <Dialog isOpen onDismiss={() => {}} title="Settings" closeLabel="Close">
          <p>Location</p>
        </Dialog>
      </>,
    )
    const room = () => screen.getByRole('dialog').style.getPropertyValue('--toast-room')
    show('Failed to update setting', { kind: 'error' })
    expect(room()).toBe('80px')
    pass(60_000)
    expect([texts(), room()]).toEqual([[], '0px'])
  })

  it('leaves in its time though dialogs open and close, and the pointer was where it stood', () => {
    const page = (isOpen: boolean) => (
      <>
        {toaster}
        <Dialog isOpen={isOpen} onDismiss={() => {}} title="Settings" closeLabel="Close">
          <p>Location</p>
        </Dialog>
      </>
    )
    const { rerender } = render(page(false))
    show('Saved!')
    pass(1000)
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }))
    rerender(page(true))
    pass(1000)
    rerender(page(false))
    pass(1999)
    expect(texts()).toEqual(['Saved!'])
    pass(1)
    expect(texts()).toEqual([])
  })
})
