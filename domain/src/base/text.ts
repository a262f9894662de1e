/** Values that a message may show; numbers and dates are formatted in the reader's locale. */
export type TextValues = Record<string, string | number | Date>

/** Keyed English ICU texts of one feature: the one source of every catalogue (decisions.md, "Strings and languages"). */
export type Messages<Keys extends string = string> = { feature: string; texts: Record<Keys, string> }

/**
 * Declares the texts of a feature. Server and tests read the ICU text; the web build replaces it by compiled functions,
 * so that no parser travels to the browser.
 */
export function messages<const T extends Record<string, string>>(
  feature: string,
  texts: T,
): Messages<keyof T & string> {
  return { feature, texts }
}

/** A text with its plain `{name}` placeholders filled in: for English answers of the server, where nothing is counted or dated. */
export function fillText(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
