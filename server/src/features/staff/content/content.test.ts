import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@tripwright/domain/base/roles'
import { FAQ } from '@tripwright/domain/site/home'
import type { StaffContent } from '@tripwright/domain/staff/content'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeBlogPages } from '#features/site/blog/index.ts'
import { homeRoutes } from '#features/site/home/index.ts'
import { adminRoutes } from '#features/staff/admin/index.ts'
import type { HttpApp } from '#platform/http/serve-routes.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { serveWeb } from '#platform/http/web-files.ts'
import { makeUser } from '#seeds/make.ts'
import { contentRoutes, liveSite } from './index.ts'

const START = new Date('2026-12-01T10:00:00Z')
const QUESTIONS = [{ id: 'own', question: 'Is it $& </script> free?', answer: 'Yes, it is.' }]
/** A rendering that says what it was given. */
const RENDERING = `export async function renderFrom(path, origin, { posts }, edited) {
  const words = edited?.pages[path] ?? {}
  return {
    html: '<main>' + JSON.stringify(edited?.questions ?? 'built').replaceAll('<', '&lt;') + '</main>',
    head: (picture) => '<title>' + (words.title ?? 'built') + '</title>\\n    <meta content="' + picture + '"><script type="application/json" id="edited-content">{}</script>',
  }
}`
const documentOf = (words: string) => `<html><head>
<title>${words}</title>
<meta property="og:image" content="https://public-origin.invalid/assets/og/a-1.png">
<meta name="theme-color" content="#fff">
<style>p{color:red}</style>
</head><body>
<div id="root"><p>${words}</p></div>
<script data-entry="/assets/main.js">boot()</script>
</body></html>`

const folder = mkdtempSync(join(tmpdir(), 'tripwright-content-'))
let server: TestServer
let app: HttpApp
let now = START
let mia: Person
let olu: Person

const person = async (role: Role): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: START,
})
beforeAll(async () => {
  const listed = ['/', '/about', '/blog'].map((path) => ({
    path,
    title: path,
    description: 'D',
    changed: null,
  }))
  const files = {
    'index.html': documentOf('built home'),
    'about/index.html': documentOf('built about'),
    '__shell.html': '<html><head><title>Tripwright</title></head></html>',
    'sitemap.xml': 'built map',
    'routes.json': '["/","/about","/trip"]',
    'csp.json': JSON.stringify(
      Object.fromEntries(
        ['/index.html', '/about/index.html'].map((name) => [name, { script: ['sha256-a'], style: [] }]),
      ),
    ),
    'render/server.js': RENDERING,
    'render/package.json': '{"type":"module"}',
    'render/list.html': '<!--page-head--><!--page-html-->',
    'render/other.html': '<!--page-head--><!--page-html-->',
    'render/listed.json': JSON.stringify(listed),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  server = await openTestServer([...contentRoutes, ...homeRoutes, ...adminRoutes])
  const { platform } = server
  platform.config.webDir = folder
  platform.config.publicUrl = 'https://trips.example'
  mia = await person('marketing')
  olu = await person('owner')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  now = START
  server.setNow(START)
  await server.platform.database.db.execute('delete from content_parts')
  serveAnew()
})

/** A process that has read nothing yet. */
function serveAnew(): void {
  const { platform } = server
  app = new Hono()
  serveWeb(
    app,
    platform.config,
    undefined,
    [],
    liveSite({ ...platform, now: () => now }, (edited) => makeBlogPages(platform, edited)),
  )
}
const textOf = async (path: string) => (await app.request(path)).text()
const save = (part: string, base: number, value: unknown, by = mia, more: object = {}) =>
  server.call(by, 'PUT', '/api/admin/content/text', { body: { part, base, value, ...more } })
const act = (part: string, what: string, revision: number, more: object = {}, by = mia) =>
  server.call(by, 'POST', '/api/admin/content/acts', { body: { part, act: what, revision, ...more } })
const read = async (part: string) =>
  (await server.call(mia, 'GET', `/api/admin/content/text?part=${encodeURIComponent(part)}`)).body
    .content as StaffContent

describe('the texts of the public pages', () => {
  it('are those of the build until somebody publishes another', async () => {
    expect(await read('questions')).toMatchObject({ state: null, revision: 0, value: FAQ, history: [] })
    expect((await save('questions', 0, QUESTIONS)).status).toBe(200)
    expect(await textOf('/')).toContain('built home')
    expect(await textOf('/sitemap.xml')).toBe('built map')
  })

  it('are on the page, in its data and in the shell from the moment they are published', async () => {
    await save('questions', 0, QUESTIONS)
    expect((await act('questions', 'publish', 1)).status).toBe(200)
    serveAnew()
    const page = await app.request('/')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-a'")
    const text = await page.text()
    expect(text).toContain(JSON.stringify(QUESTIONS).replaceAll('<', '&lt;'))
    expect(text).toContain('content="https://trips.example/assets/og/a-1.png"')
    expect(text).toContain('<script data-entry="/assets/main.js">boot()</script>')
    expect(text).not.toContain('built home')
    const shell = await textOf('/trip')
    expect(shell).toContain('Is it $& \\u003c/script> free?')
    expect(shell.match(/<\/script>/g)).toHaveLength(1)
  })

  it('give a page its title, also in the site map and the list of pages', async () => {
    const words = {
      title: 'About us | Tripwright',
      description: 'Who we are.',
      socialTitle: '',
      socialText: '',
    }
    await save('page:/about', 0, words)
    await act('page:/about', 'publish', 1)
    serveAnew()
    expect(await textOf('/about')).toContain('<title>About us | Tripwright</title>')
    expect(await textOf('/llms.txt')).toContain('[About us](https://trips.example/about): Who we are.')
    expect((await save('page:/nowhere', 0, words)).status).toBe(404)
  })

  it('appear when their time comes, and go back to the build', async () => {
    await save('questions', 0, QUESTIONS)
    const at = '2026-12-02T08:00:00.000Z'
    expect((await act('questions', 'publish', 1, { at })).body.content).toMatchObject({ state: 'scheduled' })
    serveAnew()
    expect(await textOf('/')).toContain('built home')
    now = new Date(at)
    server.setNow(now)
    serveAnew()
    expect(await textOf('/')).toContain('Yes, it is.')
    expect((await act('questions', 'withdraw', 1)).status).toBe(200)
    serveAnew()
    expect(await textOf('/')).toContain('<main>"built"</main>')
    const late = { at: '2028-12-02T08:00:00.000Z' }
    expect((await act('questions', 'publish', 1, late)).status).toBe(400)
  })

  it('are kept in every version: a save on an older one is refused, and an old one is restored as a new one', async () => {
    await save('questions', 0, QUESTIONS)
    const other = [{ ...QUESTIONS[0], answer: 'No.' }]
    expect((await save('questions', 1, other, olu)).status).toBe(200)
    expect((await save('questions', 1, QUESTIONS)).status).toBe(409)
    expect((await save('questions', 0, QUESTIONS)).status).toBe(409)
    expect((await act('questions', 'publish', 1)).status).toBe(409)
    const old = (await server.call(mia, 'GET', '/api/admin/content/revision?part=questions&revision=1')).body
    expect((await save('questions', 2, old.value, mia, { restoredFrom: 1 })).status).toBe(200)
    const found = await read('questions')
    expect(found).toMatchObject({ revision: 3, value: QUESTIONS })
    expect(found.history.map(({ revision, restoredFrom }) => [revision, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    const { entries } = (await server.call(olu, 'GET', '/api/admin/audit?limit=1')).body
    expect(entries).toMatchObject([{ action: 'content.saved', detail: { part: 'questions', revision: '3' } }])
  })

  it('can be read before they are published, in a page that runs nothing', async () => {
    await save('questions', 0, QUESTIONS)
    const response = await server.fetch('/api/admin/content/page?part=questions&revision=1', {}, mia)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    const page = await response.text()
    expect(page).toContain('Yes, it is.')
    expect(page).not.toContain('<script')
  })

  it('are refused where they have another form, and from whom they are not', async () => {
    for (const value of [null, 'words', [], [{ id: 'a', question: '', answer: 'B' }], { ...QUESTIONS[0] }])
      expect((await save('questions', 0, value)).status, JSON.stringify(value)).toBe(400)
    for (const part of ['nothing', 'page:about', '__proto__'])
      expect((await save(part, 0, {})).status).toBe(400)
    for (const role of ['user', 'analyst'] as const) {
      const one = await person(role)
      expect((await save('questions', 0, QUESTIONS, one)).status).toBe(403)
      expect((await act('questions', 'publish', 1, {}, one)).status).toBe(403)
      expect((await server.call(one, 'GET', '/api/admin/content')).status).toBe(403)
    }
  })

  it('give home its testimonials, partners and links, whose samples are then no samples', async () => {
    const one = {
      id: '1',
      name: 'Real Person',
      role: 'Guide',
      location: 'Rome',
      rating: 5,
      trips: 3,
      content: 'Good.',
    }
    await save('testimonials', 0, [one])
    await act('testimonials', 'publish', 1)
    await save('social-links', 0, [{ name: 'X', url: 'https://x.example/trip' }])
    await act('social-links', 'publish', 1)
    const { body } = await server.call(null, 'GET', '/api/home/content')
    expect(body).toMatchObject({
      confirmed: ['testimonial.1'],
      testimonials: [one],
      partners: null,
      socialLinks: [{ name: 'X' }],
    })
  })

  it('are read by every page of prose from any other, and there is none for what nobody changed', async () => {
    const prose = async (path: string) =>
      (await server.call(null, 'GET', `/api/content/prose?path=${path}`)).body.prose
    expect(await prose('/about')).toBeNull()
    await save('prose:/about', 0, { updated: '2026-12-01', text: 'Lead.\n\n## One {#one}\n\n- A\n- B' })
    await act('prose:/about', 'publish', 1)
    expect(await prose('/about')).toEqual({
      updated: '2026-12-01',
      lead: 'Lead.',
      sections: [{ id: 'one', heading: 'One', parts: [{ list: ['A', 'B'] }] }],
    })
    expect(await prose('/nowhere')).toBeNull()
  })

  it('are those of the build while the database does not answer', async () => {
    await save('questions', 0, QUESTIONS)
    await act('questions', 'publish', 1)
    const { platform } = server
    const broken = {
      db: {
        select: () => {
          throw new Error('no database')
        },
      },
    } as unknown as typeof platform.database
    app = new Hono()
    vi.spyOn(platform.log, 'error').mockImplementation(() => undefined)
    serveWeb(
      app,
      platform.config,
      undefined,
      [],
      liveSite({ ...platform, database: broken }, () => async () => null),
    )
    expect(await textOf('/about')).toContain('built about')
    vi.restoreAllMocks()
  })
})
