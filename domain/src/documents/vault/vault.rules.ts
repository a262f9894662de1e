/** The file types of the vault, by their first bytes; HEIC is the photo format of phones. */
export const VAULT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'image/webp'] as const
export type VaultType = (typeof VAULT_TYPES)[number]

/** The kind of a document; the server learns it only through a reminder. */
export const DOCUMENT_KINDS = ['passport', 'visa', 'ticket', 'insurance', 'health', 'other'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Plain bytes of one file: a scan of some pages. */
export const MAX_FILE_BYTES = 10_000_000
/** Encrypted bytes of one vault, and how many files: the same on a device and in an account, on every plan. */
export const MAX_VAULT_BYTES = 50_000_000
export const MAX_FILES = 50
/** Minutes without input after which the vault locks. */
export const IDLE_MINUTES = 5

/** OWASP Password Storage Cheat Sheet (2023): PBKDF2-HMAC-SHA256 with 600,000 rounds. */
export const MIN_KDF_ROUNDS = 600_000
/** Limits the work of key derivation, so that a manipulated header cannot keep a browser busy for minutes. */
export const MAX_KDF_ROUNDS = 10_000_000
const MIN_PASSPHRASE_LENGTH = 12
const MIN_DISTINCT_CHARACTERS = 5

type FileProblem = 'empty' | 'too-large' | 'wrong-type'

/** Checks a file for the vault; its bytes decide its type, not its name. */
export function checkVaultFile(
  bytes: Uint8Array,
): { ok: true; type: VaultType } | { ok: false; code: FileProblem } {
  if (bytes.length === 0) return { ok: false, code: 'empty' }
  if (bytes.length > MAX_FILE_BYTES) return { ok: false, code: 'too-large' }
  const type = sniffVaultType(bytes)
  return type ? { ok: true, type } : { ok: false, code: 'wrong-type' }
}

/** Brands of ISO/IEC 23008-12 that are pictures in HEVC. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** By its first bytes: WHATWG MIME Sniffing, section 6.1, and the `ftyp` box of ISO/IEC 14496-12 for HEIC. */
export function sniffVaultType(bytes: Uint8Array): VaultType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('RIFF') && head.startsWith('WEBPVP', 8)) return 'image/webp'
  if (head.startsWith('ftyp', 4) && HEIC_BRANDS.includes(head.slice(8, 12))) return 'image/heic'
  return null
}

export type PassphraseProblem = 'too-short' | 'too-plain'

/** Whether a passphrase is strong enough for a vault: a thief with a copy may guess for years. */
export function checkPassphrase(passphrase: string): PassphraseProblem | null {
  const letters = [...passphrase.normalize('NFKC')]
  if (letters.length < MIN_PASSPHRASE_LENGTH) return 'too-short'
  return new Set(letters).size < MIN_DISTINCT_CHARACTERS ? 'too-plain' : null
}

/** The file extension of a downloaded copy, by its type. */
export const FILE_EXTENSIONS: Record<VaultType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'image/webp': 'webp',
}
