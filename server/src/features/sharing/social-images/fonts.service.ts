import { readFileSync } from 'node:fs'
import {
  type FontFamilies,
  type FontFamilyRow,
  toFontFamilies,
} from '@tripwright/domain/sharing/social-images'

/** The faces that pictures are drawn with: data/README.md says where they come from. */
export const FONTS_DIR = new URL('../../../../../data/faces/', import.meta.url)

let families: FontFamilies | undefined

/** The faces and their letters, without the files; read at the first asking. */
export function listFonts(): FontFamilies {
  families ??= toFontFamilies(readRows())
  return families
}

function readRows(): FontFamilyRow[] {
  return JSON.parse(readFileSync(new URL('faces.json', FONTS_DIR), 'utf8'))
}
