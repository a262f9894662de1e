import { createHash } from 'node:crypto'
import type { MailMessage } from './mail.port.ts'

/** Allows only the page's own styles: no script, no form, and a sandboxed origin even when opened directly. */
const policyFor = (styles: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; ')

/**
 * A mail as a page, for staff to view in a frame. Mails have their styles in attributes, which a policy can only allow all
 * at once: here they move into one style sheet, which the policy names by its hash.
 */
export function mailPage({ html }: Pick<MailMessage, 'html'>): Response {
  const { page, styles } = withStyleSheet(html)
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyFor(styles),
      'x-frame-options': 'SAMEORIGIN',
    },
  })
}

// The renderer escapes each quotation mark of a text, so this pattern matches attributes only.
const STYLE = / style="([^"]*)"/g

function withStyleSheet(html: string): { page: string; styles: string } {
  const ids = new Map<string, number>()
  const marked = html.replace(STYLE, (_, value: string) => {
    const number = ids.get(value) ?? ids.size
    ids.set(value, number)
    return ` data-style="${number}"`
  })
  const rules = [...ids].map(([value, number]) => `[data-style="${number}"]{${unescaped(value)}}`)
  // Removes `<`, which could end the element early and occurs in no style of ours.
  const styles = rules.join('').replaceAll('<', '')
  return { page: marked.replace('</head>', () => `<style>${styles}</style></head>`), styles }
}

const CHARACTERS: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

function unescaped(value: string): string {
  return value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? entity)
}
