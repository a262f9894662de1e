import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

it('is a white square with a quiet zone and one path, named for who cannot see it', () => {
  render(
    <QrCode text="otpauth://totp/Tripwright:ada%40example.com?secret=JBSWY3DPEHPK3PXP" label="To scan" />,
  )
  const picture = screen.getByRole('img', { name: 'To scan' })
  expect(picture.getAttribute('viewBox')).toBe('-4 -4 45 45')
  expect(picture.querySelector('rect')?.getAttribute('fill')).toBe('white')
  // The finder pattern in the upper left corner: seven dark modules, then the border of its ring.
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0\.5h7M.*M0 1\.5h1M6 1\.5h1/)
})

it('holds letters of any script', () => {
  render(<QrCode text="Привет, Łódź" label="To scan" />)
  expect(screen.getByRole('img', { name: 'To scan' })).toBeTruthy()
})

it('renders nothing for a text that is too long for a code', () => {
  const { container } = render(<QrCode text={'a'.repeat(2332)} label="To scan" />)
  expect(container.innerHTML).toBe('')
})
