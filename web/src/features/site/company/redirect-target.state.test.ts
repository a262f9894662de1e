import { describe, expect, it } from 'vitest'
import { parseRedirectTarget } from './redirect-target.state.ts'

describe('an address that came with a link', () => {
  it.each([
    ['https://www.expedia.com/Hotel-Search?destination=Rome', 'www.expedia.com'],
    ['https://EXAMPLE.org:8443/a b', 'example.org:8443'],
    ['https://xn--mnchen-3ya.example/', 'xn--mnchen-3ya.example'],
    ['https://münchen.example/', 'xn--mnchen-3ya.example'],
  ])('%s leads to %s', (url, host) => {
    expect(parseRedirectTarget(url)).toMatchObject({ ok: true, host })
  })

  it.each([
    [null, 'missing'],
    ['  ', 'missing'],
    ['/dashboard', 'unreadable'],
    ['www.expedia.com', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://bank.example@evil.example/', 'unreadable'],
    ['https://:secret@evil.example/', 'unreadable'],
    ['http://www.expedia.com/', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['data:text/html,hello', 'not-https'],
    ['java\nscript:alert(1)', 'not-https'],
  ])('%j is refused as %s', (url, code) => {
    expect(parseRedirectTarget(url)).toEqual({ ok: false, code })
  })
})
