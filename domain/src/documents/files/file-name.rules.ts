import { truncateText } from '../../base/well-formed-text.ts'

const MAX_NAME = 120
/** Control characters, marks that turn the direction of text, and what systems do not allow in a file name. */
const REMOVED = /[\p{Cc}\p{Cf}\u2028\u2029\\/:*?"<>|]/gu

/** A name to show and to save a file under: no folders, nothing invisible, at most 120 characters; empty where nothing is left. */
export function fileName(name: string): string {
  return truncateText(
    name
      .replace(REMOVED, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+/, '')
      .trimEnd(),
    MAX_NAME,
  )
}
