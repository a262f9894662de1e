import { afterEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, readToasts, subscribeToToasts, toast } from './toast.ts'

const messages = () => readToasts().map((one) => one.message)

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

describe('toasts', () => {
  it('wait until a toaster renders them', () => {
    toast('Saved!')
    expect(readToasts()[0]).toMatchObject({ message: 'Saved!', kind: 'info', duration: 4000 })
  })

  it('are three at the most: the oldest makes way', () => {
    for (const text of ['1', '2', '3', '4']) toast(text)
    expect(messages()).toEqual(['2', '3', '4'])
  })

  it('are one at a time in the system that keeps one', () => {
    toast('kept')
    toast('first', { isSolo: true })
    toast('second', { isSolo: true })
    expect(messages()).toEqual(['kept', 'second'])
  })

  it('are of that system when they have a title and a text, unless they can be taken back', () => {
    const undo = { label: 'Undo', onPick: () => undefined }
    toast('Removed', { description: 'Item removed from favorites.', action: undo })
    toast('Missing destination', { description: 'Please select a destination.' })
    toast('Saved!', { description: 'Rome has been saved to your favorites.' })
    expect(messages()).toEqual(['Removed', 'Saved!'])
  })

  it('take the place of the one with the same id, with a new time', () => {
    const id = toast('Syncing 2')
    const before = readToasts()[0]?.serial
    toast('Syncing 1', { id })
    expect(messages()).toEqual(['Syncing 1'])
    expect(readToasts()[0]?.serial).not.toBe(before)
  })

  it('tell who listens, until they stop listening', () => {
    const listener = vi.fn()
    const stop = subscribeToToasts(listener)
    const id = toast('Saved!')
    dismissToast(id)
    stop()
    toast('Again')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
