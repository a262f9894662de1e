import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dismissToast, readToasts } from './toast.ts'

/** The setup of every search page test: the day, the layout, no network, and no link that is followed. */
export function onSearchPage(formName: string) {
  const stage = { isMobile: false, clicked: vi.fn() }
  beforeEach(() => {
    stage.isMobile = false
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') })
    vi.stubGlobal('matchMedia', () => ({
      matches: stage.isMobile,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    // No facts: the form needs none, and accepts any text.
    vi.stubGlobal('fetch', async () => Response.error())
    stage.clicked.mockReset()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(stage.clicked)
  })
  afterEach(() => {
    vi.useRealTimers()
    for (const { id } of readToasts()) dismissToast(id)
    history.replaceState(null, '', '/')
  })
  return {
    stage,
    form: () => within(screen.getByRole('form', { name: formName })),
    search: () => act(async () => void fireEvent.submit(screen.getByRole('form'))),
  }
}
