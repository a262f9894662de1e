// Specification section 9: 100 ms a character, 2 s when it is whole.
const CHARACTER_MS = 100
const PAUSE_MS = 2000

/**
 * The visible text after `ms` of typing one text after the other, endlessly. Counts graphemes, the characters that a reader
 * sees.
 */
export function typedAt(texts: readonly string[], ms: number): string {
  const lines = texts.map((text) => Array.from(text))
  const whole = lines.reduce((sum, line) => sum + lastsFor(line), 0)
  if (whole === 0) return ''
  let rest = ms % whole
  for (const line of lines) {
    if (rest < lastsFor(line)) return line.slice(0, Math.floor(rest / CHARACTER_MS)).join('')
    rest -= lastsFor(line)
  }
  return ''
}

function lastsFor(line: readonly string[]): number {
  return line.length * CHARACTER_MS + PAUSE_MS
}
