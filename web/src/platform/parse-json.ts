/** Parses a text from outside; undefined when it is no JSON. The caller validates its shape. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
