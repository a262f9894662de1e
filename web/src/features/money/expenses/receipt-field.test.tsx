import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { MOBILE_QUERY } from '#platform/layout-variant.ts'
import { ReceiptField } from './receipt-field.tsx'

let isMobile = true
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === MOBILE_QUERY && isMobile,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

it.each([
  ['is offered on a telephone', true, {}, true],
  ['is not where the switch Camera is off', true, { camera: false }, false],
  ['is not on a desktop, which would open a choice of files', false, {}, false],
])('a photo of a receipt %s', (_, onPhone, settings, isOffered) => {
  isMobile = onPhone
  localStorage.setItem('mobile-settings', JSON.stringify(settings))
  render(<ReceiptField photo={null} isShared={false} onChange={() => undefined} />)
  expect(screen.queryAllByRole('button', { name: 'Take photo' })).toHaveLength(isOffered ? 1 : 0)
  expect(document.querySelectorAll('input[capture]')).toHaveLength(isOffered ? 1 : 0)
})
