/** Specification section 9: a button says that it copied for 2 s. */
export const SHARE_COPIED_MS = 2000

export type ShareContent = { url: string; title: string; text?: string }

/** A caption to paste where links are not clickable, as under a picture: the texts, then the URL on a separate line. */
export function captionOf({ url, title, text }: ShareContent): string {
  return [title, text, url].filter(Boolean).join('\n\n')
}
