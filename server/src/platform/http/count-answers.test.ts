import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { countAnswers } from './count-answers.ts'

const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'user-agent': 'Firefox/150' }

async function counted(path: string, headers: Record<string, string>, method = 'GET'): Promise<string[]> {
  const seen: string[] = []
  const app = new Hono()
  app.use(
    countAnswers({
      counts: { add: (kind, name) => void seen.push(`${kind} ${name}`), flush: async () => undefined },
      patternOf: (at) => (at.startsWith('/blog/') ? '/blog/:slug' : at === '/' ? '/' : null),
      hosts: ['www.partner.example'],
    }),
  )
  app.get('/fails', (c) => c.text('', 503))
  app.get('/to-partner', (c) => c.redirect('https://www.partner.example/search?to=Rome', 303))
  app.get('/to-other', (c) => c.redirect('https://other.example/', 303))
  app.get('/blog/none', (c) => c.text('', 404))
  app.get('/blog/same', () => new Response(null, { status: 304 }))
  app.get('*', (c) => c.text('page'))
  await app.request(path, { method, headers })
  return seen
}

it.each([
  ['a page that a person opens, by its pattern', '/blog/a-post?secret=1', OPENED, ['view /blog/:slug']],
  ['one that the browser still has', '/blog/same', OPENED, ['view /blog/:slug']],
  ['one that the worker fetches', '/', { ...OPENED, 'sec-fetch-dest': 'empty' }, ['view /']],
  ['a way to a partner, by its host', '/to-partner', OPENED, ['hand-off www.partner.example']],
  ['an error of ours', '/fails', {}, ['error server']],
])('counts %s', async (_, path, headers, expected) => {
  expect(await counted(path, headers)).toEqual(expected)
})

it.each([
  ['a page of somebody who asks not to be tracked', '/', { ...OPENED, dnt: '1' }],
  ['one of somebody with Global Privacy Control', '/', { ...OPENED, 'sec-gpc': '1' }],
  ['a page that nobody opened yet', '/', { ...OPENED, 'sec-purpose': 'prefetch' }],
  ['a crawler', '/', { ...OPENED, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', '/', {}],
  ['a page in a frame', '/', { ...OPENED, 'sec-fetch-dest': 'iframe' }],
  ['a page that does not exist', '/nothing', OPENED],
  ['a post that does not exist', '/blog/none', OPENED],
  ['a way to somebody else', '/to-other', OPENED],
])('does not count %s', async (_, path, headers) => {
  expect(await counted(path, headers)).toEqual([])
})
