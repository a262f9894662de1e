/** A surrogate without its other half, which is half of a character such as an emoji. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/** The first `most` UTF-16 units of a text; one less where the cut would go through a character. */
export function truncateText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '')
}

/** The text with the sign for "no character" in the place of each half: no server keeps one, and no address holds one. */
export function toWellFormedText(text: string): string {
  return text.replace(LONE_SURROGATE, '\u{fffd}')
}
