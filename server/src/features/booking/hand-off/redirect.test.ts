import { describe, expect, it } from 'vitest'
import { redirectTarget } from './index.ts'

const ALLOWED = ['www.expedia.com', 'www.Airbnb.com', 'maps.apple.com']
const target = (...urls: string[]) => redirectTarget(urls, ALLOWED)

describe('a link that leads away', () => {
  it.each([
    ['https://www.expedia.com/Hotel-Search?destination=Rome&d1=2026-12-01', null],
    ['HTTPS://WWW.EXPEDIA.COM/a', 'https://www.expedia.com/a'],
    ['https://www.expedia.com', 'https://www.expedia.com/'],
    ['https://www.expedia.com:443/a', 'https://www.expedia.com/a'],
    ['https://www.airbnb.com/s/Rome/homes', null],
    ['https://ｗｗｗ.expedia.com/a', 'https://www.expedia.com/a'],
    ['https:\\\\www.expedia.com\\a', 'https://www.expedia.com/a'],
    ['https://www.expedia.com\\@evil.example/', 'https://www.expedia.com/@evil.example/'],
    ['https://www.expedia.com/\r\nset-cookie:%20a=b', 'https://www.expedia.com/set-cookie:%20a=b'],
    ['  https://www.expedia.com/Sè ', 'https://www.expedia.com/S%C3%A8'],
  ])('%s goes on at once to a host that is allowed', (url, seen) => {
    expect(target(url)).toBe(seen ?? url)
  })

  it.each([
    'http://www.expedia.com/',
    'javascript:alert(1)//www.expedia.com',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://www.expedia.com/1',
    'view-source:https://www.expedia.com/',
    '//www.expedia.com/',
    '/\\www.expedia.com/',
    '///www.expedia.com/',
    '/dashboard',
    'www.expedia.com',
    '',
    ' ',
    'https://',
    'https://evil.example/',
    'https://www.expedia.com@evil.example/',
    'https://evil.example@www.expedia.com/',
    'https://a:b@www.expedia.com/',
    'https://www.expedia.com:x@evil.example/',
    'https://www.expedia.com:8443/',
    'https://www.expedia.com:80/',
    'https://www.expedia.com./',
    'https://www.expedia.com.evil.example/',
    'https://xwww.expedia.com/',
    'https://expedia.com/',
    'https://sub.www.expedia.com/',
    'https://www.expedia.com%2eevil.example/',
    'https://www.expediа.com/',
    'https://xn--www-expedia-com.example/',
    'https://evil.example/?https://www.expedia.com/',
    'https://evil.example/#www.expedia.com',
    'https://2130706433/',
    'https://[::1]/',
  ])('%s is shown before it is followed', (url) => {
    expect(target(url)).toBeNull()
  })

  it('is shown when there are two of them, or none', () => {
    expect(target('https://www.expedia.com/', 'https://evil.example/')).toBeNull()
    expect(target()).toBeNull()
  })
})
