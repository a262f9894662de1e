import { describe, expect, it } from 'vitest'
import { composeMail } from './mail-layout.ts'
import { linksOf } from './mail-links.ts'

const CONTENT = {
  to: 'ann@mail.example',
  kind: 'sign_in' as const,
  subject: 'Verify your e-mail address',
  preview: 'One click and you are in.',
  heading: 'Welcome, Ann',
  paragraphs: ['Please confirm that this address is yours.', 'The link works for one hour.'],
  button: { label: 'Verify my address', url: 'https://tripwright.example/email-verify?token=a&next=%2F' },
  footer: 'You get this mail because somebody signed up with this address.',
}

describe('a mail in the look of the product', () => {
  it('says the same in both parts, and its link is found again', async () => {
    const mail = await composeMail(CONTENT)
    expect(mail.text).toBe(`Welcome, Ann

Please confirm that this address is yours.

The link works for one hour.

Verify my address:
https://tripwright.example/email-verify?token=a&next=%2F

-- 
You get this mail because somebody signed up with this address.
`)
    for (const words of [
      CONTENT.preview,
      CONTENT.heading,
      ...CONTENT.paragraphs,
      CONTENT.button.label,
      CONTENT.footer,
    ])
      expect(mail.html).toContain(words)
    expect(linksOf(mail)).toEqual([CONTENT.button.url])
    expect(mail.html).not.toMatch(/<img|<script|<link|@import|url\(/)
  })

  it('shows every text as text, whatever it holds', async () => {
    const evil = `<script>alert(1)</script><img src=x onerror=y>"'&--></style>`
    const mail = await composeMail({
      ...CONTENT,
      preview: evil,
      heading: evil,
      paragraphs: [evil],
      footer: evil,
      button: { label: evil, url: 'https://tripwright.example/?q="><script>alert(1)</script>' },
    })
    expect(mail.html).not.toMatch(/<script|<img|<\/style/)
    expect(mail.html.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThanOrEqual(6)
    expect(linksOf(mail)).toEqual(['https://tripwright.example/?q="><script>alert(1)</script>'])
    expect(mail.text).toContain(evil)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/relative', ''])(
    'has no button that leads to %j',
    async (url) => {
      await expect(composeMail({ ...CONTENT, button: { label: 'Go', url } })).rejects.toThrow(
        'no web address',
      )
    },
  )

  it.each([
    ['Hello\r\nBcc: spy@evil.example', 'Hello Bcc: spy@evil.example'],
    ['Hello\u2028Bcc:\u0000 spy\t x', 'Hello Bcc: spy x'],
    ['\u202eevil\u202c', 'evil'],
    ['  Grüße 東京 🧭 ', 'Grüße 東京 🧭'],
  ])('has a subject of one line: %j', async (subject, line) => {
    expect((await composeMail({ ...CONTENT, subject })).subject).toBe(line)
  })

  it('is read from the side of its language', async () => {
    const { html: english } = await composeMail(CONTENT)
    const { html: arabic } = await composeMail({ ...CONTENT, locale: 'ar-XB' })
    expect(english).toMatch(/<html dir="ltr" lang="en">/)
    expect(arabic).toMatch(/<html dir="rtl" lang="ar-XB">/)
    expect(arabic).not.toMatch(/text-align:left|dir="ltr"/)
  })

  it('needs no button', async () => {
    const { button: _, ...content } = CONTENT
    const mail = await composeMail(content)
    expect(linksOf(mail)).toEqual([])
    expect(mail.text).not.toContain('http')
  })
})

describe('the links of a mail without a page', () => {
  it('are those of its text', () => {
    const text = 'See https://a.example/x?y=1 and\nhttp://b.example or ftp://c.example'
    expect(linksOf({ html: '', text })).toEqual(['https://a.example/x?y=1', 'http://b.example'])
  })
})
