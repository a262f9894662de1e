import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { ShareButton } from './share-button.tsx'

const writeText = vi.fn()
beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined)
  for (const { id } of readToasts()) dismissToast(id)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const url = () => `${location.origin}/`

async function pressWith(share: unknown, variant?: 'default' | 'instagram' | 'minimal') {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  render(<ShareButton {...(variant && { variant })} />)
  await act(async () => screen.getByRole('button').click())
}

describe('the share button', () => {
  it('opens the sheet of the device, and copies nothing', async () => {
    const share = vi.fn(async () => undefined)
    await pressWith(share)
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: url() }))
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies the link where there is no sheet, and says so for 2000 ms', async () => {
    vi.useFakeTimers()
    await pressWith(undefined)
    expect(writeText).toHaveBeenCalledWith(url())
    expect(readToasts().map(({ message }) => message)).toEqual(['Link copied'])
    expect(screen.getByRole('button').textContent).toBe('Copied')
    act(() => void vi.advanceTimersByTime(1999))
    expect(screen.getByRole('button').textContent).toBe('Copied')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('button').textContent).toBe('Share Tripwright')
  })

  it('copies the link when the sheet fails', async () => {
    await pressWith(vi.fn(async () => Promise.reject(new Error('broken'))))
    expect(writeText).toHaveBeenCalledWith(url())
  })

  it('copies nothing behind the back of somebody who closes the sheet', async () => {
    await pressWith(vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError'))))
    expect(writeText).not.toHaveBeenCalled()
    expect(readToasts()).toEqual([])
  })

  it('says the address when nothing works', async () => {
    writeText.mockRejectedValue(new Error('blocked'))
    await pressWith(undefined)
    expect(readToasts()[0]).toMatchObject({
      message: 'Failed to copy text',
      description: `Share manually: ${url()}`,
    })
  })

  it('copies a caption for Instagram, with any share sheet', async () => {
    const share = vi.fn(async () => undefined)
    await pressWith(share, 'instagram')
    expect(share).not.toHaveBeenCalled()
    expect(writeText.mock.calls[0]?.[0]).toMatch(
      /^Tripwright: a plan you can trust\n\n[\s\S]+\n\nhttp[^\n]+\/$/,
    )
  })

  it('is a mark with a name in its minimal form', async () => {
    await pressWith(undefined, 'minimal')
    expect(screen.getByRole('button', { name: 'Share Tripwright' }).textContent).toBe('')
  })
})
