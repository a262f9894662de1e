const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes a text for XML 1.0, in elements and attributes; removes characters that XML does not allow (its section 2.2). */
export function escapeXml(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)
}

export function xmlTag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
