/** Media types of files. */
type FileKind =
  | 'text/plain'
  | 'text/csv'
  | 'text/calendar'
  | 'text/markdown'
  | 'application/gpx+xml'
  | 'application/vnd.google-earth.kml+xml'
  | 'application/geo+json'
  | 'application/json'

/** Offers a text as a download. The byte order mark tells a spreadsheet that it is UTF-8. */
export function downloadText(name: string, text: string, kind: FileKind): void {
  const mark = kind === 'text/csv' ? '\ufeff' : ''
  downloadBlob(name, new Blob([mark, text], { type: `${kind};charset=utf-8` }))
}

/** Offers bytes as a download. */
export function downloadBlob(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  // Delayed, because some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
