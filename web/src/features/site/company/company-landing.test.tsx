import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DownloadPage } from './company-download-page.tsx'
import { InstagramPage } from './company-instagram-page.tsx'
import { RedirectPage } from './company-redirect-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

function offer(outcome: 'accepted' | 'dismissed') {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  const prompt = vi.fn(async () => undefined)
  act(() => void dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) })))
  return { event, prompt }
}

describe('the page to get the app', () => {
  it('has the steps for every system, and no button where the browser offers nothing', () => {
    render(<DownloadPage />)
    expect(screen.getAllByRole('list')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
  })

  it('asks once when the browser offers it, and takes a no', async () => {
    render(<DownloadPage />)
    const { event, prompt } = offer('dismissed')
    expect(event.defaultPrevented).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(await screen.findByText('You can install it any time.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
  })

  it('says how it goes by hand when the browser fails to ask', async () => {
    render(<DownloadPage />)
    const prompt = async () => Promise.reject(new Error('no'))
    const event = Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice: Promise.resolve() })
    act(() => void dispatchEvent(event))
    await userEvent.click(screen.getByRole('button', { name: 'Install' }))
    expect(
      await screen.findByText(/^Your browser didn’t offer to install\. Use the steps below/),
    ).toBeTruthy()
  })

  it('says so when this is the installed app', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }))
    render(<DownloadPage />)
    expect(screen.getByText('You’re using the installed app.')).toBeTruthy()
  })
})

it('asks visitors in the browser of a social app to open their own first, and copies the link', async () => {
  const writeText = vi.fn(async () => undefined)
  const userAgent = 'Mozilla/5.0 (iPhone) Instagram 300.0'
  vi.stubGlobal('navigator', { userAgent, clipboard: { writeText } })
  render(<InstagramPage />)
  expect(screen.getByRole('heading', { name: 'Open this page in your browser' })).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Copy link' }).click())
  expect(writeText).toHaveBeenCalledWith(location.href)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(localStorage.getItem('install-counts')).toContain('"social-browser-attempts":1')
})

describe('a link that leads elsewhere', () => {
  const openWith = (url: string) => {
    history.replaceState(null, '', `/redirect?url=${encodeURIComponent(url)}`)
    render(<RedirectPage />)
  }

  it('shows the site and the whole address before it is followed', () => {
    openWith('https://example.org/a?b=c')
    expect(screen.getByText('example.org')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Continue to example.org' })
    expect(link.getAttribute('href')).toBe('https://example.org/a?b=c')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  it.each(['javascript:alert(1)', 'http://example.org/', 'https://bank.example@evil.example/'])(
    'is not made of %s',
    (url) => {
      openWith(url)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link doesn’t work')
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/'])
    },
  )
})
