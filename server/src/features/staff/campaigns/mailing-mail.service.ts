import { fillText } from '@tripwright/domain/base/text'
import type { MarkdownBlock, MarkdownInline } from '@tripwright/domain/site/blog'
import {
  fillVariables,
  type MailingValues,
  mailingsMessages,
  readMailingText,
} from '@tripwright/domain/staff/campaigns'
import { newsReader, unsubscribeUrl } from '#features/plans/trial-mails/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { MailMessage } from '#platform/mail/mail.port.ts'
import { composeMail, type MailPart } from '#platform/mail/mail-layout.ts'
import type { MailNode } from '#platform/mail/mail-node.ts'
import type { Platform } from '#platform/platform.ts'

type MailingText = { id: string; subject: string; body: string }
type MailRecipient = { id: string; email: string; name: string; plan: string }
type Deps = Pick<Platform, 'config' | 'secret'>

/** Parses a mailing's text into blocks; throws bad-input with the fault and its place. */
export function parseMailingText(text: Pick<MailingText, 'subject' | 'body'>): MarkdownBlock[] {
  const read = readMailingText(text)
  if (read.ok) return read.value
  const { where, message } = read.fault ?? { where: 'body', message: 'Enter a text.' }
  throw new AppError('bad-input', { message, issues: [{ path: where, message }] })
}

/** A mailing for one recipient, with their unsubscribe link. */
export async function composeMailing(
  deps: Deps,
  text: MailingText,
  reader: MailRecipient,
): Promise<MailMessage> {
  const { texts } = mailingsMessages
  // The mail uses the first name, or a greeting without a name.
  const name = reader.name.trim().split(/\s+/)[0] || texts['mail.reader']
  const values = { name, plan: reader.plan }
  const url = unsubscribeUrl(deps, newsReader(reader.id, text.id), 'news')
  const subject = fillVariables(text.subject, values)
  const parts = parseMailingText(text).map((block) => partOf(block, { values, base: deps.config.publicUrl }))
  const message = await composeMail({
    to: reader.email,
    kind: 'news',
    subject,
    heading: subject,
    paragraphs: parts,
    preview: parts[0]?.text ?? '',
    footer: fillText(texts['mail.note'], { url }),
  })
  return { ...message, unsubscribeUrl: url }
}

type TemplateContext = { values: MailingValues; base: string }

function partOf(block: MarkdownBlock, filling: TemplateContext): MailPart {
  const words = (inlines: readonly MarkdownInline[]) => inlines.map((word) => nodeOf(word, filling))
  const items = (tag: 'li' | 'p', rows: readonly MarkdownInline[][]) =>
    rows.map((row) => ({ tag, of: words(row) }))
  const text = (inlines: readonly MarkdownInline[]) => words(inlines).map(plainOf).join('')
  if ('h' in block)
    return { text: text(block.text), node: { tag: block.h === 2 ? 'h2' : 'h3', of: words(block.text) } }
  if ('p' in block) return { text: text(block.p), node: { tag: 'p', of: words(block.p) } }
  if ('quote' in block)
    return {
      text: block.quote.map((row) => `> ${text(row)}`).join('\n'),
      node: { tag: 'blockquote', of: items('p', block.quote) },
    }
  const rows = 'ul' in block ? block.ul : block.ol
  return {
    text: rows.map((row, i) => `${'ul' in block ? '-' : `${i + 1}.`} ${text(row)}`).join('\n'),
    node: { tag: 'ul' in block ? 'ul' : 'ol', of: items('li', rows) },
  }
}

function nodeOf(word: MarkdownInline, { values, base }: TemplateContext): MailNode {
  const within = (inlines: readonly MarkdownInline[]) => inlines.map((one) => nodeOf(one, { values, base }))
  if (typeof word === 'string') return fillVariables(word, values)
  if ('code' in word) return { tag: 'code', of: [fillVariables(word.code, values)] }
  if ('href' in word)
    return { href: word.href.startsWith('/') ? base + word.href : word.href, of: within(word.text) }
  return 'em' in word ? { tag: 'em', of: within(word.em) } : { tag: 'strong', of: within(word.strong) }
}

// Plain text has no links, so the address follows the text.
function plainOf(node: MailNode): string {
  if (typeof node === 'string') return node
  const words = node.of.map(plainOf).join('')
  return 'href' in node && node.href !== words ? `${words} (${node.href})` : words
}
