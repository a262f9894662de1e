/** What a file is of, by its media type. */
type FileKind =
  | 'text/plain'
  | 'text/csv'
  | 'text/calendar'
  | 'text/markdown'
  | 'application/gpx+xml'
  | 'application/geo+json'

/** Gives a text to the person as a file of their own. The byte order mark tells a spreadsheet that it is UTF-8. */
export function downloadText(name: string, text: string, kind: FileKind): void {
  const mark = kind === 'text/csv' ? '\ufeff' : ''
  downloadBlob(name, new Blob([mark, text], { type: `${kind};charset=utf-8` }))
}

/** Gives bytes to the person as a file of their own. */
export function downloadBlob(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  // Not at once: some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
