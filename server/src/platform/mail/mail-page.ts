import type { MailMessage } from './mail.port.ts'

// Nothing but its own inline styles, no script, no form, no origin of ours even when it is opened by itself.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/** A mail as a page of its own, for staff to look at in a frame: our pages allow no style that is written inline, mails have no other. */
export function mailPage({ html }: Pick<MailMessage, 'html'>): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
    },
  })
}
