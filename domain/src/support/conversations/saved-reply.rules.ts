export type ReplyValues = {
  /** The name of the account; empty for a guest, or where none was given. */
  name: string
  subject: string
  /** The member of staff who answers. */
  agent: string
}

/** A saved reply with its placeholders filled in. Without a name the greeting loses it: "Hello {name}," is "Hello,". */
export function fillReply(text: string, { name, subject, agent }: ReplyValues): string {
  const values: Record<string, string> = { name: name.trim(), subject, agent }
  return text.replace(/ ?\{(name|subject|agent)\}/g, (placeholder, key: string) => {
    const value = values[key] ?? ''
    if (value === '') return ''
    return placeholder.startsWith(' ') ? ` ${value}` : value
  })
}
