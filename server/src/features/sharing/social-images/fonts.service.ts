import { readFileSync } from 'node:fs'
import {
  type FontFamilies,
  type FontFamilyRow,
  toFontFamilies,
} from '@tripwright/domain/sharing/social-images'

/** The fonts of the pictures; data/README.md has their sources. */
export const FONTS_DIR = new URL('../../../../../data/faces/', import.meta.url)

let families: FontFamilies | undefined

/** The fonts with their character sets, without the files; read on first use. */
export function listFonts(): FontFamilies {
  families ??= toFontFamilies(readRows())
  return families
}

function readRows(): FontFamilyRow[] {
  return JSON.parse(readFileSync(new URL('faces.json', FONTS_DIR), 'utf8'))
}
