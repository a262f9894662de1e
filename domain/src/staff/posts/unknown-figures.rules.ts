/** The number of an item in a list, which is no figure of the text. */
const ITEM = /^ *\d+\. /gm
const FIGURE = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu

/** Numbers, times and prices of `text` that `source` does not have, each once, in their order. */
export function findUnknownFigures(text: string, source: string): string[] {
  const known = new Set(source.match(FIGURE))
  return [...new Set(text.replace(ITEM, '').match(FIGURE))].filter((figure) => !known.has(figure))
}
