import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORIGIN_PLACEHOLDER } from '@tripwright/domain/base/public-origin'
import { TOOL_PATHS } from '@tripwright/domain/sharing/share'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpApp } from '#platform/http/serve-routes.ts'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import { serveWeb } from '#platform/http/web-files.ts'
import type { Platform } from '#platform/platform.ts'
import { answerDocumentHead, serveOgImages } from './index.ts'

const ORIGIN = 'https://trips.example'
const USUAL = 'the picture that the build drew'
const folder = mkdtempSync(join(tmpdir(), 'tripwright-web-'))
const app: HttpApp = new Hono()
let made: Platform
let asker = '203.0.113.7'

beforeAll(async () => {
  mkdirSync(join(folder, 'assets/og'), { recursive: true })
  writeFileSync(join(folder, '__shell.html'), '<p>shell')
  for (const path of [...TOOL_PATHS, '/about']) {
    const name = path.slice(1)
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'index.html'), documentOf(path))
    writeFileSync(join(folder, `assets/og/${name}-0a1b2c3d.png`), `${USUAL} of ${path}`)
  }
  made = await makeTestPlatform(() => new Date('2026-11-22T10:00:00Z'))
  const platform = { ...made, config: { ...made.config, webDir: folder, publicUrl: ORIGIN } }
  app.use(async (c, next) => {
    c.set('address', asker)
    await next()
  })
  serveOgImages(app, platform)
  serveWeb(app, platform.config, answerDocumentHead(platform))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await made.database.close()
})

function documentOf(path: string): string {
  const picture = `${ORIGIN_PLACEHOLDER}/assets/og/${path.slice(1)}-0a1b2c3d.png`
  return `<title>The usual title</title><meta name="description" content="The usual words">
<link rel="canonical" href="${ORIGIN_PLACEHOLDER}${path}"><meta property="og:title" content="The usual title"><meta property="og:description" content="The usual words">
<meta property="og:url" content="${ORIGIN_PLACEHOLDER}${path}"><meta property="og:image" content="${picture}"><meta property="og:image:alt" content="The usual title">
<meta name="twitter:title" content="The usual title"><meta name="twitter:description" content="The usual words"><meta name="twitter:image" content="${picture}"><p>The page`
}

// A sum and its currency stand in one line: the space between them is a hard one.
const read = async (address: string) => (await (await app.request(address)).text()).replaceAll('\u00a0', ' ')
const tagOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

describe('the document of a link', () => {
  it.each([
    ['/documents?passports=DE-US&to=JP', 'Germany to Japan: no visa needed, up to 90 days'],
    // An uncertain answer must not begin like a certain one.
    ['/documents?passports=DE&to=TH&purpose=business', 'Germany to Thailand: probably no visa needed'],
    ['/documents?passports=CO&to=AM', 'Colombia to Armenia: probably a visa on arrival'],
    // Belarus' rule for Britain is known until the end of 2026: for a later trip the answer is uncertain.
    ['/documents?passports=DE&to=BY', 'Germany to Belarus: no visa needed, up to 30 days'],
    ['/documents?passports=GB&to=BY&entry=2027-01-10', 'United Kingdom to Belarus: probably no visa needed'],
    ['/documents?passports=DE&to=DE', 'Germany is this passport’s own country'],
    ['/currency-converter?amount=100&from=EUR&to=JPY', 'EUR 100 is JPY 18,675'],
    ['/translate?to=vi', '67 phrases in Vietnamese'],
    [
      '/translate?to=ja&find=Where%20is%20the%20toilet%3F',
      '“Where is the toilet?” in Japanese: トイレはどこですか？ (Toire wa doko desu ka?)',
    ],
    [
      '/flight-compensation?departure=FCO&arrival=LHR&carrier=GB&date=2026-11-01&event=delay&hours=4&minutes=10',
      'Rome (FCO) to London (LHR): EUR 250 or GBP 220 is due',
    ],
    [
      '/flight-compensation?departure=FCO&arrival=LHR&carrier=GB&date=2026-11-01&event=delay&hours=2&minutes=59',
      'Rome (FCO) to London (LHR): no fixed sum, the loss you can prove up to XDR 6,303',
    ],
    [
      '/budget?to=lisbon.4~porto.3.out&start=2027-03-01&people=2&currency=EUR',
      '7 nights in Lisbon and Porto for 2 travelers: about EUR 1,529',
    ],
    ['/risk-radar?place=NG', 'Nigeria: level 3 of 4, think again before you go'],
    ['/risk-radar?place=rome', 'Rome, Italy: level 2 of 4, take extra care'],
    ['/gemini-safety?country=IT', 'Italy: in an emergency, call 112'],
    ['/gemini-safety?country=TH', 'Thailand: police 191, ambulance 1669, and fire 199'],
    ['/gemini-travel-intel?city=lisbon&month=2026-12', 'Lisbon in December 2026: 9 to 15 °C'],
    [
      '/gemini-travel-intel?city=lisbon&month=2026-12&currency=EUR&with=tokyo',
      'Lisbon or Tokyo in December 2026: 9 to 15 °C, or 4 to 12 °C',
    ],
    ['/car-rental?country=JP&licence=DE', 'Japan: drive on the left'],
    [
      '/car-rental?place=Seville%2C%20Spain&pickUpDate=2026-12-01&dropOffDate=2026-12-06&country=ES',
      'Seville, Spain: car rental for 1 – 6 Dec 2026',
    ],
  ])('%s says the answer', async (address, title) => {
    const html = await read(address)
    expect([tagOf(html, 'og:title'), tagOf(html, 'twitter:title')]).toEqual([title, title])
    expect(html).toContain(`<title>${title} | Tripwright</title>`)
    // Source and age are always there.
    expect(tagOf(html, 'description')).toMatch(/as of \d+ \w+ 20\d\d/)
    expect(tagOf(html, 'og:description')).toBe(tagOf(html, 'description'))
    expect(html).not.toContain('The usual')
  })

  it('tells a driver what holds there, and with which licence', async () => {
    const description = tagOf(await read('/car-rental?country=JP&licence=DE'), 'description')
    expect(description).toContain('License from Germany: you also need a Japanese translation.')
    expect(description).toMatch(/Towns: 40 km\/h; Outside towns: 60 km\/h; Highways: 100 km\/h/)
    const autobahn = tagOf(await read('/car-rental?country=DE'), 'description')
    expect(autobahn).toContain('Highways: no general limit')
    expect(autobahn).not.toContain('licence')
  })

  it('is never without its source, however much there is to say', async () => {
    const search = 'place=Vienna&pickUpDate=2026-12-28&dropOffDate=2027-01-03&country=AT&licence=AE'
    const description = tagOf(await read(`/car-rental?${search}`), 'description') ?? ''
    expect(description.length).toBeLessThanOrEqual(300)
    expect(description).toMatch(/… Towns: 50 km\/h; .* as of \d+ \w+ 20\d\d\.$/)
  })

  it('keeps the bare page as its canonical address, and names itself and its picture to previews', async () => {
    const html = await read('/documents?to=TH&utm_source=x&passports=DE&fbclid=y')
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/documents">`)
    expect(tagOf(html, 'og:url')).toBe(`${ORIGIN}/documents?passports=DE&amp;to=TH`)
    const picture = tagOf(html, 'og:image')
    expect(picture).toMatch(
      /^https:\/\/trips\.example\/pictures\/documents\.png\?passports=DE&amp;to=TH&amp;v=[\w-]{8}$/,
    )
    expect(tagOf(html, 'twitter:image')).toBe(picture)
  })

  it.each([
    '/documents',
    '/documents?passports=DE',
    '/documents?passports=DE&to=QQ',
    '/documents?passports=DE&to=%3Cscript%3E',
    '/currency-converter?amount=100&from=EUR&to=ZZZ',
    '/translate?to=ja&find=Ann%20Smith%20of%20Rome',
    '/flight-compensation?departure=QQQ&arrival=LHR&carrier=GB&date=2026-11-01&event=delay&hours=4',
    '/budget?to=atlantis.4&start=2027-03-01&people=2&currency=EUR',
    '/budget?to=lisbon.4~atlantis.4&start=2027-03-01&people=2&currency=EUR',
    '/risk-radar?place=atlantis',
    '/gemini-safety?country=QQ',
    '/gemini-travel-intel?city=lisbon&month=2026-13',
    '/gemini-travel-intel?city=lisbon&month=2026-12&with=atlantis',
    '/gemini-travel-intel?city=lisbon&month=2026-12&with=lisbon',
    '/car-rental?country=QQ',
    '/car-rental?country=JP&licence=QQ',
    '/car-rental?place=At%20Ann%20Smith&country=ES',
    '/about?country=IT',
  ])('%s is the usual one', async (address) => {
    const html = await read(address)
    expect(html).toBe(documentOf(address.split('?')[0] ?? '').replaceAll(ORIGIN_PLACEHOLDER, ORIGIN))
  })
})

describe('the picture of a link', () => {
  const address = '/pictures/gemini-safety.png?country=IT'
  const bytes = async (path: string) => Buffer.from(await (await app.request(path)).arrayBuffer())

  // The first picture starts the thread and loads its library.
  it('is a PNG of 1200 by 630 under 150 kB with an etag, drawn once', { timeout: 60_000 }, async () => {
    const response = await app.request(address)
    const png = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(150_000)
    const etag = response.headers.get('etag') ?? ''
    const again = await app.request(address, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(await bytes(`${address}&v=whatever`)).toEqual(png)
  })

  it('is drawn of a phrase in letters of its own, and no two phrases look alike', {
    timeout: 60_000,
  }, async () => {
    const of = (to: string) => bytes(`/pictures/translate.png?to=${to}&find=Where%20is%20the%20toilet%3F`)
    const pictures = [await of('th'), await of('he'), await of('hi'), await of('ja')]
    for (const png of pictures) expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(4)
  })

  it.each([
    '/pictures/gemini-safety.png',
    '/pictures/gemini-safety.png?country=QQ',
    '/pictures/gemini-safety.png?country=IT&country=FR',
    '/pictures/about.png?country=IT',
  ])('%s is the usual one of the page', async (path) => {
    const [, page] = /\/pictures\/([a-z-]+)/.exec(path) ?? []
    expect(String(await bytes(path))).toBe(`${USUAL} of /${page}`)
  })

  it('is of a page that there is, and of nothing beyond the folder', async () => {
    for (const path of ['/pictures/nowhere.png', '/pictures/..%2f..%2fetc%2fpasswd.png'])
      expect((await app.request(path)).status).toBe(404)
  })

  it('is the default one for an address beyond its limit; cached ones stay available', {
    timeout: 60_000,
  }, async () => {
    asker = '198.51.100.9'
    const limit = { name: 'share.pictures', points: 30, seconds: 600 }
    for (let turn = 0; turn < 30; turn += 1) await made.limits.take(limit, asker)
    const refused = await app.request('/pictures/gemini-safety.png?country=FR')
    expect(await refused.text()).toBe(`${USUAL} of /gemini-safety`)
    expect(refused.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await bytes(address)).toString('latin1', 1, 4)).toBe('PNG')
  })
})
