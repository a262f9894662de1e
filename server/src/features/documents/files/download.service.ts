import { isPicture } from '@tripwright/domain/documents/files'
import { AppError } from '#platform/http/app-error.ts'
import type { Platform } from '#platform/platform.ts'
import type { StoredFileRow } from './files.store.ts'

/** Nothing in a file may run or load anything, should a browser ever open it as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A picture that is taken off the site is gone within that. */
const AN_HOUR = 'public, max-age=3600'

type Download = {
  request: Request
  storage: Platform['storage']
  isThumbnail: boolean
  /** Whether everybody may see it, on any page. */
  isPublic?: boolean
}

/**
 * The content of a file. The person's browser may keep it, and asks each time whether it still may show it; a document is saved,
 * never shown in our origin.
 */
export async function fileResponse(
  file: StoredFileRow,
  { request, storage, isThumbnail, isPublic = false }: Download,
): Promise<Response> {
  const key = (isThumbnail ? file.thumbnailKey : null) ?? file.storageKey
  const etag = `"${file.digest}${key === file.storageKey ? '' : '-small'}"`
  const headers = {
    etag,
    'cache-control': isPublic ? AN_HOUR : 'private, no-cache',
    'content-security-policy': POLICY,
    ...(isPublic && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const stored = await storage.find(key)
  if (!stored) throw new AppError('not-found')
  return new Response(Buffer.from(stored.bytes), {
    headers: { ...headers, 'content-type': stored.type, 'content-disposition': dispositionOf(file) },
  })
}

/** RFC 6266, with the name in UTF-8 (RFC 8187). */
function dispositionOf({ name, type }: StoredFileRow): string {
  const kind = isPicture(type) ? 'inline' : 'attachment'
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return name === '' ? kind : `${kind}; filename*=UTF-8''${encoded}`
}
