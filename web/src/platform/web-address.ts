/** An address that came from outside, if it leads to a website: no script, no text that is no address. */
export function webAddress(text: string, base?: string): URL | null {
  if (!URL.canParse(text, base)) return null
  const url = new URL(text, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}
