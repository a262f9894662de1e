/** Small letters without accents or punctuation: `sao paulo` finds `São Paulo`, `st louis` `St. Louis`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
