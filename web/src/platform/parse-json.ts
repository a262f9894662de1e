/** Parses a text from outside; undefined when it is no JSON, as bytes never are. The caller validates its shape. */
export function parseJson(text: string | ArrayBuffer): unknown {
  try {
    // Bytes become a text that is no JSON.
    return JSON.parse(text as string)
  } catch {
    return undefined
  }
}
