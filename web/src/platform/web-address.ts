/** The address of a website in a value from outside, else null: no script, no other text. */
export function webAddress(text: string, base?: string): URL | null {
  if (!URL.canParse(text, base)) return null
  const url = new URL(text, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}
