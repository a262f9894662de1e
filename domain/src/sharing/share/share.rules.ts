/** Specification section 9: a button says that it copied for 2 s. */
export const SHARE_COPIED_MS = 2000

export type ShareContent = { url: string; title: string; text?: string }

/** What is pasted where no link can be pressed, as under a picture: the words, then the address on a line of its own. */
export function captionOf({ url, title, text }: ShareContent): string {
  return [title, text, url].filter(Boolean).join('\n\n')
}
