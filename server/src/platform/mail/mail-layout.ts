import type { MailKind } from '@tripwright/domain/base/mail-kinds'
import type { MailMessage } from './mail.port.ts'
import { type MailNode, renderNode } from './mail-node.ts'

export type MailPart = { text: string; node: MailNode }

export type MailContent = {
  to: string
  /** What is noted of it; null: nothing. */
  kind: MailKind | null
  subject: string
  /** The preview text that mail programs show behind the subject. */
  preview: string
  heading: string
  /** A plain text, or a formatted part with its plain text. */
  paragraphs: readonly (string | MailPart)[]
  button?: { label: string; url: string }
  footer: string
  /** Sets language and reading direction; English without it. */
  locale?: string
}

// The paper theme of the product. Mail programs know neither custom properties nor light-dark().
const BACKGROUND = '#f6f4ea'
const SURFACE = '#fdfcf7'
const HAIRLINE = '#d5d3c3'
const TEXT_COLOR = '#14262c'
const MUTED = '#4b5d61'
const BRAND = '#0a5c66'
const ON_BRAND = '#f8faf5'
const SERIF = { fontFamily: "Georgia, 'Times New Roman', serif" }
const SANS = { fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" }

// Left and right never occur: alignment follows from `dir`.
const STYLES = {
  page: { backgroundColor: BACKGROUND, margin: 0, padding: '32px 12px' },
  sheet: {
    backgroundColor: SURFACE,
    border: `1px solid ${HAIRLINE}`,
    borderTop: `4px solid ${BRAND}`,
    padding: '32px',
    maxWidth: '560px',
  },
  product: { ...SERIF, color: BRAND, margin: '0 0 24px' },
  heading: { ...SERIF, color: TEXT_COLOR, margin: '0 0 16px', fontSize: '26px', lineHeight: '32px' },
  paragraph: {
    ...SANS,
    color: TEXT_COLOR,
    margin: '0 0 16px',
    fontSize: '16px',
    lineHeight: '26px',
    wordBreak: 'break-word' as const,
  },
  button: {
    ...SANS,
    backgroundColor: BRAND,
    color: ON_BRAND,
    fontSize: '16px',
    fontWeight: 600,
    display: 'inline-block',
    padding: '14px 24px',
    borderRadius: '6px',
    textDecoration: 'none',
  },
  rule: { borderColor: HAIRLINE, margin: '32px 0 16px' },
  // A long address must wrap, or it would make the layout wider than a phone.
  footer: {
    ...SANS,
    color: MUTED,
    margin: 0,
    fontSize: '13px',
    lineHeight: '20px',
    wordBreak: 'break-word' as const,
  },
}

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/

/** A mail in the product's design, with an equivalent text part. Throws for a button without a web address. */
export async function composeMail(content: MailContent): Promise<MailMessage> {
  const { button, to, kind } = content
  if (button && !/^https?:\/\//i.test(button.url))
    throw new Error('the button of a mail leads to no web address')
  const mail = { to, subject: oneLine(content.subject), text: textOf(content), html: await htmlOf(content) }
  return kind === null ? mail : { ...mail, kind }
}

function textOf({ heading, paragraphs, button, footer }: MailContent): string {
  const texts = paragraphs.map((part) => (typeof part === 'string' ? part : part.text))
  const parts = [heading, ...texts, ...(button ? [`${button.label}:\n${button.url}`] : [])]
  // Two dashes and a space begin a signature, which mail programs show in grey.
  return `${parts.join('\n\n')}\n\n-- \n${footer}\n`
}

async function htmlOf({ locale = 'en', ...content }: MailContent): Promise<string> {
  const { createElement: el, render, ...mail } = await loadParts()
  const { preview, heading, paragraphs, button, footer } = content
  const dir = RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'
  const sheet = el(
    mail.Container,
    { dir, style: STYLES.sheet },
    el(mail.Text, { style: STYLES.product }, 'Tripwright'),
    el(mail.Heading, { style: STYLES.heading }, heading),
    ...paragraphs.map((part) =>
      typeof part === 'string'
        ? el(mail.Text, { style: STYLES.paragraph }, part)
        : renderNode(el, part.node, {
            text: STYLES.paragraph,
            heading: STYLES.heading,
            link: { color: BRAND },
          }),
    ),
    button && el(mail.Button, { href: button.url, style: STYLES.button }, button.label),
    el(mail.Hr, { style: STYLES.rule }),
    el(mail.Text, { style: STYLES.footer }, footer),
  )
  return render(
    el(
      mail.Html,
      { lang: locale, dir },
      el(mail.Head, null, el('meta', { name: 'color-scheme', content: 'light' })),
      el(mail.Preview, null, preview),
      el(mail.Body, { style: STYLES.page }, sheet),
    ),
  )
}

// Loaded by the first mail that is composed, not at start. Imported one by one: their index also loads a stylesheet compiler,
// 280 ms and 49 MB.
async function loadParts() {
  const parts = await Promise.all([
    ...([import('react'), import('@react-email/render')] as const),
    ...([import('@react-email/html'), import('@react-email/head'), import('@react-email/preview')] as const),
    ...([
      import('@react-email/body'),
      import('@react-email/container'),
      import('@react-email/heading'),
    ] as const),
    ...([import('@react-email/text'), import('@react-email/button'), import('@react-email/hr')] as const),
  ])
  const [
    { createElement },
    { render },
    { Html },
    { Head },
    { Preview },
    { Body },
    { Container },
    { Heading },
    ...rest
  ] = parts
  const [{ Text }, { Button }, { Hr }] = rest
  return { createElement, render, Html, Head, Preview, Body, Container, Heading, Text, Button, Hr }
}

// A subject is one header line: no line breaks, and no characters that change the direction of text.
function oneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}
