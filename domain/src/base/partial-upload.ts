// Apart from the contracts, because the worker has no parser of them.

/** A call that takes bytes takes those of an upload instead, named in this header by their digest; its own body is empty. */
export const UPLOADED_BODY_HEADER = 'x-uploaded-body'

/** From this size on a file is sent in parts; a smaller one goes in one request. */
export const PARTS_FROM_BYTES = 1_000_000
/** The smallest part, but for the last, and the largest one. */
export const MIN_PART_BYTES = 16 * 1024
export const MAX_PART_BYTES = 2 * 1024 * 1024
/** More than any call takes. */
export const MAX_UPLOAD_BYTES = 21_000_000
/** What one person may have unfinished: uploads, and their bytes when whole. */
export const MAX_UNFINISHED_UPLOADS = 20
export const MAX_UNFINISHED_BYTES = 100_000_000

/** The address of an upload, named by the SHA-256 of the whole in hexadecimal. */
export const uploadPath = (digest: string) => `/api/uploads/${digest}`
