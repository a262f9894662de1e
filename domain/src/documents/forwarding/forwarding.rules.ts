/** How long a forwarded email waits for a yes. */
export const FORWARDED_KEPT_DAYS = 30
/** Emails of one person that are read in 24 hours; more are dropped. */
export const FORWARDED_PER_DAY = 50

/** Headers in which the mailbox that a mail came to stands, in the order in which they are believed (RFC 5322; the first three by custom). */
const RECIPIENT_FIELDS = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc']
/** Mail programs list hundreds of recipients. */
const MAX_SECRETS = 5

/** The address of a person: the operator's with the secret behind a plus sign (RFC 5233). */
export function mailAddressOf(operator: string, secret: string): string {
  return operator.replace('@', `+${secret}@`)
}

/**
 * The secrets of the addresses that a text names, such as an envelope's recipient. The letters of an address have no case: many
 * mail servers write it small.
 */
export function secretsIn(text: string, operator: string): string[] {
  const [name = '', host = ''] = operator.toLowerCase().split('@')
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(
    `(?<![\\w.+-])${literal(name)}\\+(?<secret>[a-z2-7]{26})@${literal(host)}(?![\\w-]|\\.\\w)`,
    'g',
  )
  const found = [...text.toLowerCase().matchAll(pattern)].map(({ groups }) => groups?.secret ?? '')
  return [...new Set(found)].slice(0, MAX_SECRETS)
}

/** The secrets in the headers of a mail, of the field that is believed most. */
export function secretsOfHeaders(head: string, operator: string): string[] {
  const fields = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  for (const name of RECIPIENT_FIELDS) {
    const values = fields.filter((field) => field.toLowerCase().startsWith(`${name}:`))
    const secrets = secretsIn(values.join('\n'), operator)
    if (secrets.length > 0) return secrets
  }
  return []
}
