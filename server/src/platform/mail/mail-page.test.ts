import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { composeMail } from './mail-layout.ts'
import { mailPage } from './mail-page.ts'

it('a mail as a page has its look from one style sheet, which its policy names, and allows nothing else inline', async () => {
  const mail = await composeMail({
    to: 'ana@example.org',
    kind: 'test',
    subject: 'Hello',
    preview: 'Hello',
    heading: 'A <b style="color:red">heading</b>',

    paragraphs: ['"quoted" & \'so\''],
    button: { label: 'Open', url: 'https://example.org' },
    footer: 'Bye',
  })
  const answer = mailPage(mail)
  const page = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  const [, styles = ''] = /<style>([^<]*)<\/style><\/head>/.exec(page) ?? []
  expect(styles).toContain('font-family:Georgia')
  expect(styles).toContain("'Times New Roman'")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`)
  expect(page).not.toMatch(/ style="/)
  // Each element matches the rule with its attribute's styles, in the order of the mail.
  const rules = new Map(
    [...styles.matchAll(/\[data-style="(\d+)"\]\{([^}]*)\}/g)].map(([, n, rule]) => [n, rule]),
  )
  const drawn = [...page.matchAll(/ data-style="(\d+)"/g)].map(([, n]) => rules.get(n)?.replaceAll('"', "'"))
  const written = [...mail.html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) =>
    value.replaceAll('&#x27;', "'").replaceAll('&quot;', "'").replaceAll('&amp;', '&'),
  )
  expect(drawn.length).toBeGreaterThan(8)
  expect(drawn).toEqual(written)
})
