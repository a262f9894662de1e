import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FontFamilyRow } from '@tripwright/domain/sharing/social-images'
import subsetFont from 'subset-font'
import { numberedParts } from './east-asian-letters.ts'
import { type FontToSubset, listFonts } from './font-list.ts'
import { copyrightOf, familyOf, lettersIn } from './font-tables.ts'
import { mergeFonts } from './merge-fonts.ts'

// Subsets the fonts for drawing: one weight per file, because the drawing library supports no variable fonts, with the
// characters of all needed parts, because the library reads the characters of one file at a time. The files are in
// data/faces, where the server finds them without a build; run it when a font, the phrases or the local names of the guides
// change.

const require = createRequire(import.meta.url)
const FACES = fileURLToPath(new URL('../../data/faces/', import.meta.url))

await mkdir(FACES, { recursive: true })
const old = (await readdir(FACES)).filter((name) => name.endsWith('.ttf'))
await Promise.all(old.map((name) => rm(join(FACES, name))))
const rows: FontFamilyRow[] = []
const holders = new Set<string>()
let licence = ''
for (const face of await listFonts()) {
  const files: string[] = []
  let letters: number[] = []
  let family = ''
  for (const weight of face.weights) {
    const cut = await subsetFace(face, weight)
    const file = `${face.name}-${weight}.ttf`
    await writeFile(join(FACES, file), cut)
    files.push(file)
    letters = [...lettersIn(cut)]
    family = familyOf(cut)
    holders.add(`${face.name}: ${copyrightOf(cut)}`)
  }
  rows.push({ family, files, leading: face.leading, letters: rangesOf(letters) })
  licence ||= await readFile(require.resolve(`@fontsource-variable/${face.package}/LICENSE`), 'utf8')
}
await writeFile(join(FACES, 'faces.json'), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
const terms = licence.slice(licence.indexOf('This Font Software is licensed'))
await writeFile(join(FACES, 'LICENSE.txt'), `${[...holders].join('\n')}\n\n${terms}`)

async function subsetFace(
  { letters, axes, features, ...face }: FontToSubset,
  weight: number,
): Promise<Buffer> {
  const codePoints = new Set(letters.flatMap(([first, last]) => pointsBetween(first, last)))
  const cuts: Buffer[] = []
  for (const part of await partsOf(face, codePoints)) {
    const style = face.parts === 'numbered' ? 'wght' : 'standard'
    const file = `@fontsource-variable/${face.package}/files/${face.package}-${part}-${style}-normal.woff2`
    const cut = await subsetFont(await readFile(require.resolve(file)), String.fromCodePoint(...codePoints), {
      targetFormat: 'sfnt',
      noHinting: true,
      variationAxes: { ...axes, wght: weight },
      ...(features && { keepFeatures: features }),
    })
    cuts.push(cut)
  }
  // Only the shaping tables of the first part survive a merge: scripts that need more have one part.
  return cuts.length === 1 && cuts[0] ? cuts[0] : mergeFonts(cuts)
}

async function partsOf(face: Pick<FontToSubset, 'package' | 'parts'>, codePoints: ReadonlySet<number>) {
  if (face.parts !== 'numbered') return face.parts
  const parts = await numberedParts(face.package)
  return parts.filter(({ letters }) => letters.some((one) => codePoints.has(one))).map(({ part }) => part)
}

function pointsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

function rangesOf(letters: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const letter of letters.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === letter - 1) last[1] = letter
    else ranges.push([letter, letter])
  }
  return ranges.map(([first, last]) => [...new Set([first, last])].map(hex).join('-')).join(',')
}

function hex(point: number): string {
  return point.toString(16).toUpperCase()
}
