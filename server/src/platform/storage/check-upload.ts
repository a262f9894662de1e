import { sniffType } from './sniff-type.ts'
import type { StoredType } from './stored-type.ts'

type UploadRules = { maxBytes: number; types: readonly StoredType[] }
type UploadCheck = { ok: true; type: StoredType } | { ok: false; code: 'too-large' | 'wrong-type' }

/** Whether an uploaded file may be stored. Its bytes decide its type, not its name or header. */
export function checkUpload(bytes: Uint8Array, { maxBytes, types }: UploadRules): UploadCheck {
  if (bytes.length > maxBytes) return { ok: false, code: 'too-large' }
  const type = sniffType(bytes)
  return type !== null && types.includes(type) ? { ok: true, type } : { ok: false, code: 'wrong-type' }
}
