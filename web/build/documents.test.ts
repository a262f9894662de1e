import { createHash } from 'node:crypto'
import { ORIGIN_PLACEHOLDER } from '@tripwright/domain/base/public-origin'
import { describe, expect, it } from 'vitest'
import { assembleDocument, inlineHashes, refusedMarkup } from './documents.ts'

const template = `<!doctype html>
<html lang="en">
  <head>
    <!--head-->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style-3.css">
    <style>@font-face{x}</style>
    <script>paint()</script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`
const parts = {
  template,
  css: '.a{b:c}\n',
  sheet: '/assets/style-3.css',
  head: '<title>$& A</title>',
  html: '',
  boot: 'boot()',
  preload: [],
}
const sha = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

describe('a document', () => {
  it('that is prerendered carries its styles, and fetches neither script nor sheet before its boot script says so', () => {
    const page = assembleDocument({
      ...parts,
      html: '<main>$1 hello</main>',
      preload: ['/assets/react-2.js', '/assets/home-4.js'],
    })
    expect(page).toContain('<title>$& A</title>')
    expect(page.slice(0, page.indexOf('<style'))).not.toMatch(/\n\s/)
    expect(page).toContain('<div id="root"><main>$1 hello</main></div>')
    expect(page).toContain('<style>@font-face{x}.a{b:c}</style>')
    expect(page).not.toMatch(/src="|modulepreload"|stylesheet/)
    expect(page).toContain(
      '<script data-entry="/assets/index-1.js" data-preload="/assets/react-2.js /assets/home-4.js" data-sheet="/assets/style-3.css">boot()</script>\n</body>',
    )
  })

  it('names what its page loads for a trip only where there is such a page', () => {
    const page = { ...parts, html: '<main>hello</main>' }
    expect(assembleDocument(page)).not.toContain('data-trip')
    expect(assembleDocument({ ...page, ofTrip: ['/assets/plan-5.js', '/assets/days-6.js'] })).toContain(
      ' data-trip="/assets/plan-5.js /assets/days-6.js">boot()',
    )
  })

  it('that is the empty shell starts its script and waits for its sheet at once', () => {
    const shell = assembleDocument({ ...parts, preload: ['/assets/react-2.js'] })
    expect(shell).toContain('<script type="module" crossorigin src="/assets/index-1.js">')
    expect(shell).toContain('<link rel="modulepreload" crossorigin href="/assets/react-2.js">')
    expect(shell).toContain('<div id="root"></div>')
    expect(shell).not.toContain('boot()')
    expect(shell).toContain('<link rel="stylesheet" href="/assets/style-3.css">')
    expect(assembleDocument({ ...parts, sheet: null })).not.toContain('stylesheet')
  })

  it('without an entry is a broken build', () => {
    expect(() => assembleDocument({ ...parts, template: '<html></html>' })).toThrow('no entry script')
  })
})

describe('the policy of a document', () => {
  it('has no hash of data, which is not run, and refuses room for an address in what is', () => {
    const data = `<script type="application/ld+json">{"url":"${ORIGIN_PLACEHOLDER}/"}</script>`
    expect(inlineHashes(`${data}<script>a()</script>`).script).toEqual([sha('a()')])
    expect(() => inlineHashes(`<script>a('${ORIGIN_PLACEHOLDER}')</script>`)).toThrow(
      'would change what is hashed',
    )
  })

  it('holds the hash of each inline script and style, and of nothing else', () => {
    const page = assembleDocument({ ...parts, html: '<p></p>' })
    expect(inlineHashes(page)).toEqual({
      script: [sha('paint()'), sha('boot()')],
      style: [sha('@font-face{x}.a{b:c}')],
    })
    expect(inlineHashes(assembleDocument(parts)).script).toEqual([sha('paint()')])
  })

  it('refuses style attributes and inline handlers in the markup, not in scripts', () => {
    expect(refusedMarkup('<p style="color:red">')).toHaveLength(1)
    expect(refusedMarkup('<div class="a" onclick="x()">')).toHaveLength(1)
    expect(
      refusedMarkup('<style>p{}</style><script>a=\'<p style="x">\'</script><p class="style">on="1"</p>'),
    ).toEqual([])
  })
})
