import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HttpApp } from '#platform/http/serve-routes.ts'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import { serveWeb } from '#platform/http/web-files.ts'
import type { Platform } from '#platform/platform.ts'
import { makeBlogPages } from './index.ts'

const START = new Date('2026-12-01T10:00:00Z')
const EVIL = '</script><!--page-html-->$& $1 {{7*7}} #{7*7}'
/** A rendering that says what it was given. */
const RENDERING = `export async function renderFrom(path, origin, { posts, post }) {
  return {
    html: '<main>' + path + ' ' + posts.length + (post ? ' ' + post.text.length : '') + '</main>',
    head: (picture) => '<title>' + (post ? post.title : 'list').replaceAll('<', '&lt;') + '</title><meta content="' + picture + '">',
  }
}`

const folder = mkdtempSync(join(tmpdir(), 'tripwright-blog-'))
let platform: Platform
let app: HttpApp
let now = START

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const textOf = async (path: string) => (await get(path)).text()
const write = async (slug: string, live: number | null, title = 'New post') => {
  const { db } = platform.database
  const date = live === null ? 'null' : "'2026-12-01'"
  await db.execute(
    `insert into blog_posts (slug, revision, stage, live_revision, live_on, first_on, changed_at)
     values ('${slug}', 1, 'approved', ${live}, ${date}, '2026-12-01', now())`,
  )
  await db.execute(
    `insert into blog_revisions (slug, revision, title, description, writer, topics, body, minutes)
     values ('${slug}', 1, '${title}', 'What it says', 'nora-meridian', '{money}', 'Words.', 1)`,
  )
}

beforeAll(async () => {
  const files = {
    'index.html': '<p>home',
    '__shell.html': '<p>shell',
    'blog/index.html':
      '<meta property="og:image" content="https://t.example/assets/og/blog-1a2b.png"><p>built list',
    'blog/a-day-when-it-rains/index.html': '<p>built post',
    'blog/rss.xml': 'built feed',
    'sitemap.xml': 'built map',
    'routes.json': '["/","/blog","/blog/:slug","/writers/:slug"]',
    'csp.json': '{"/render/other.html":{"script":["sha256-abc"],"style":[]}}',
    'render/server.js': RENDERING,
    'render/package.json': '{"type":"module"}',
    'render/list.html': '<html><head><!--page-head--></head><body><!--page-html--></body></html>',
    'render/other.html': '<html><head><!--page-head--></head><body><!--page-html--></body></html>',
    'render/listed.json': JSON.stringify(
      ['/', '/blog', '/blog/a-day-when-it-rains', '/about'].map((path) => ({
        path,
        title: path,
        description: 'D',
        changed: null,
      })),
    ),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  platform = await makeTestPlatform(() => now)
  platform.config.webDir = folder
  platform.config.publicUrl = 'https://trips.example'
  app = new Hono()
  serveWeb(app, platform.config, undefined, [], {
    page: makeBlogPages(platform),
    shell: async (shell) => shell,
  })
})
afterAll(async () => {
  await platform.database.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  now = START
  await platform.database.db.execute('delete from blog_posts')
})

describe('the pages of the blog', () => {
  it('are those of the build until somebody changes a post, and a name that there is not is none', async () => {
    expect(await textOf('/blog')).toContain('built list')
    expect(await textOf('/blog/a-day-when-it-rains')).toContain('built post')
    expect(await textOf('/blog/rss.xml')).toBe('built feed')
    for (const path of ['/blog/nothing', '/writers/nobody']) {
      const response = await get(path)
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
    }
  })

  it('show a post from the moment it is published, in the list, the feed and the site map', async () => {
    await write('new', 1)
    const response = await get('/blog/new')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc'")
    expect(await response.text()).toMatch(
      /<title>New post<\/title><meta content="https:\/\/trips.example\/pictures\/blog\/new\.png\?v=[\w-]{22}"><\/head><body><main>\/blog\/new 7 6<\/main>/,
    )
    expect(await textOf('/blog')).toContain('<main>/blog 7</main>')
    expect(await textOf('/blog')).toContain('https://trips.example/assets/og/blog-1a2b.png')
    expect((await textOf('/blog/rss.xml')).match(/<item>/g)).toHaveLength(7)
    const map = await textOf('/sitemap.xml')
    expect(map).toContain('<loc>https://trips.example/blog/new</loc><lastmod>2026-12-01</lastmod>')
    expect(map.match(/<loc>/g)).toHaveLength(3 + 7)
    expect(await textOf('/llms.txt')).toContain('[New post](https://trips.example/blog/new)')
  })

  it('answer 304 to who has the page, and another page once it changed', async () => {
    await write('new', 1)
    const etag = (await get('/blog')).headers.get('etag') ?? ''
    expect((await get('/blog', { 'if-none-match': etag })).status).toBe(304)
    await write('newer', 1)
    expect((await get('/blog', { 'if-none-match': etag })).status).toBe(200)
  })

  it('no longer show a post of the build that was withdrawn', async () => {
    await write('a-day-when-it-rains', null)
    expect((await get('/blog/a-day-when-it-rains')).status).toBe(404)
    expect(await textOf('/sitemap.xml')).not.toContain('a-day-when-it-rains')
    expect((await textOf('/blog/rss.xml')).match(/<item>/g)).toHaveLength(5)
  })

  it('show a scheduled post when its time comes', async () => {
    await write('later', null)
    await platform.database.db.execute(
      "update blog_posts set next_revision = 1, next_at = '2026-12-02T08:00:00Z', first_on = null",
    )
    expect((await get('/blog/later')).status).toBe(404)
    now = new Date('2026-12-02T08:00:00Z')
    expect((await get('/blog/later')).status).toBe(200)
  })

  it('take words for words: none is a mark, a template or a replacement', async () => {
    await write('evil', 1, EVIL)
    const page = await textOf('/blog/evil')
    expect(page).toContain('&lt;/script>&lt;!--page-html-->$& $1 {{7*7}} #{7*7}</title>')
    expect(page.match(/<main>/g)).toHaveLength(1)
    for (const path of ['/blog/rss.xml', '/sitemap.xml'])
      expect(await textOf(path)).not.toContain('</script>')
  })

  it('serve none of what they are rendered with', async () => {
    for (const path of ['/render/server.js', '/render/listed.json', '/render/other.html'])
      expect((await get(path)).status).toBe(404)
  })
})
