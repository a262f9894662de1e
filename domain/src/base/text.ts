/** Values that a message may show; numbers and dates are formatted in the reader's locale. */
export type TextValues = Record<string, string | number | Date>

/** The English ICU texts of a feature by key: the source of every catalogue (decisions.md, "Strings and languages"). */
export type Messages<Keys extends string = string> = { feature: string; texts: Record<Keys, string> }

/**
 * Declares the texts of a feature. Server and tests read the ICU text; the web build replaces it by compiled functions, so
 * that the browser loads no parser.
 */
export function messages<const T extends Record<string, string>>(
  feature: string,
  texts: T,
): Messages<keyof T & string> {
  return { feature, texts }
}

/** Fills the plain `{name}` placeholders of a text: for English answers of the server, without plurals or dates. */
export function fillText(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
