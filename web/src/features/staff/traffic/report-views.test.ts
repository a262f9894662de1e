import { beforeEach, expect, it, vi } from 'vitest'
import { writeStored } from '#platform/storage.ts'
import { startViews } from './report-views.state.ts'

let isAllowed = true
const sent: unknown[] = []
const patternOf = (path: string) => path.replace(/^\/blog\/.+/, '/blog/:slug')

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  isAllowed = true
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, init.keepalive, JSON.parse(String(init.body))])
    return Response.json({})
  })
})

function go(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new Event('pushState'))
}
function putAway(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
}

it('tells patterns of the pages inside the app once, when the page is put away, and nothing without consent', () => {
  history.replaceState(null, '', '/')
  startViews({ patternOf, hasConsent: () => isAllowed })
  putAway()
  expect(sent).toEqual([])
  go('/blog/a-post')
  go('/blog/another?q=1')
  go('/')
  dispatchEvent(new Event('error'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toEqual([])
  putAway()
  putAway()
  expect(sent).toEqual([['/api/views', true, { pages: ['/blog/:slug', '/'], errors: 1 }]])

  writeStored('cookie-consent', 'declined')
  isAllowed = false
  go('/blog/a-post')
  putAway()
  isAllowed = true
  putAway()
  vi.stubGlobal('navigator', { ...navigator, doNotTrack: '1' })
  go('/')
  putAway()
  vi.unstubAllGlobals()
  expect(sent).toHaveLength(1)
})
