/** What a text that came from outside says, or undefined where it is no JSON. Whoever asks looks at its shape. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
