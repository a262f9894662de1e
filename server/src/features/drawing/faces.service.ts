import { readFileSync } from 'node:fs'
import { type FaceRow, type Faces, openFaces } from '@tripwright/domain/drawing'

/** The faces that pictures are drawn with: data/README.md says where they come from. */
export const FACES = new URL('../../../../data/faces/', import.meta.url)

let known: Faces | undefined

/** The faces and their letters, without the files; read at the first asking. */
export function listFaces(): Faces {
  known ??= openFaces(readRows())
  return known
}

function readRows(): FaceRow[] {
  return JSON.parse(readFileSync(new URL('faces.json', FACES), 'utf8'))
}
