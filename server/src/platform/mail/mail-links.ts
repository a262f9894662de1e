import type { MailMessage } from './mail.port.ts'

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' }

/** The web addresses in a mail, each once, in the order of the HTML part; from the text when there is none. */
export function linksOf({ html, text }: Pick<MailMessage, 'html' | 'text'>): string[] {
  const links =
    html === ''
      ? [...text.matchAll(/https?:\/\/\S+/g)].map(([address]) => address)
      : [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, address = '']) => plain(address))
  return [...new Set(links.filter((address) => /^https?:/.test(address)))]
}

function plain(attribute: string): string {
  return attribute.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
