import { randomUUID } from 'node:crypto'

const ENDINGS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  /** Content that the browser encrypted: its real type is unknown. */
  'application/octet-stream': 'bin',
} as const

export type StoredType = keyof typeof ENDINGS

const FOLDER = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*){0,7}$/
const MAX_LENGTH = 200
const TYPES = new Map<string, StoredType>(
  Object.entries(ENDINGS).map(([type, ending]) => [ending, type as StoredType]),
)

/** A new unguessable key in one of our own folders such as `avatars`. */
export function makeKey(folder: string, type: StoredType): string {
  return `${checkFolder(folder)}/${randomUUID()}.${ENDINGS[type]}`
}

/** The type that a key's ending states. Throws for a key that makeKey cannot have made, because it came from outside. */
export function typeOfKey(key: string): StoredType {
  const dot = key.lastIndexOf('.')
  const type = TYPES.get(key.slice(dot + 1))
  if (dot < 0 || !type) throw new Error('this is no key of a stored file')
  checkFolder(key.slice(0, dot))
  return type
}

/** The folder itself when it is one of ours: lower case words without dots, so no path traversal. */
export function checkFolder(folder: string): string {
  if (folder.length > MAX_LENGTH || !FOLDER.test(folder)) throw new Error('this is no folder of stored files')
  return folder
}
