import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import css from '../ui/styles.css?raw'
import { MOBILE_QUERY, useLayoutVariant } from './layout-variant.ts'

let isMobile = false
let notify: () => void = () => undefined

beforeEach(() => {
  isMobile = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === MOBILE_QUERY && isMobile,
    addEventListener: (_type: string, listener: () => void) => {
      notify = listener
    },
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  delete document.documentElement.dataset.native
})

function Probe() {
  return useLayoutVariant()
}

it('is both on the server, so that the document holds both layouts', () => {
  expect(renderToString(<Probe />)).toBe('both')
})

it('follows the screen', () => {
  const { result } = renderHook(() => useLayoutVariant())
  expect(result.current).toBe('desktop')
  isMobile = true
  act(() => notify())
  expect(result.current).toBe('mobile')
})

it('is mobile in the native app, on any screen', () => {
  document.documentElement.dataset.native = ''
  expect(renderHook(() => useLayoutVariant()).result.current).toBe('mobile')
})

it('is mobile under 768 px with a coarse pointer, in the style sheet too', () => {
  expect(MOBILE_QUERY).toBe('(max-width: 767.98px) and (pointer: coarse)')
  expect(css).toContain(`@media ${MOBILE_QUERY}`)
  expect(css).toContain(`@media not (${MOBILE_QUERY})`)
})
