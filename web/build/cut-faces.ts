import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WEIGHTS } from '@tripwright/domain/share'
import subsetFont from 'subset-font'
import { mergeFaces } from './merge-faces.ts'

// Cuts the display face for drawing: one weight a file, for the drawing library knows no variable faces, with the Latin
// letters of all three of its parts, for the library takes letters of one file at a time. The files lie in data/faces, where the server finds them without a build; run it when the face changes.

const require = createRequire(import.meta.url)
const PACKAGE = '@fontsource-variable/bricolage-grotesque'
const FACES = fileURLToPath(new URL('../../data/faces/', import.meta.url))
/** First and last of each range. */
const LETTERS: readonly (readonly [number, number])[] = [
  ...([
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x1cd, 0x1dc],
    [0x1a0, 0x1b0],
    [0x218, 0x21b],
    [0x300, 0x323],
  ] as const),
  ...([
    [0x1e00, 0x1ef9],
    [0x2010, 0x203a],
    [0x20a0, 0x20bf],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ] as const),
]

await mkdir(FACES, { recursive: true })
const text = LETTERS.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
).join('')
for (const weight of Object.values(WEIGHTS)) {
  const parts = ['latin', 'latin-ext', 'vietnamese'].map(async (part) => {
    const file = require.resolve(`${PACKAGE}/files/bricolage-grotesque-${part}-standard-normal.woff2`)
    return subsetFont(await readFile(file), text, {
      targetFormat: 'sfnt',
      variationAxes: { opsz: 48, wdth: 85, wght: weight },
      keepFeatures: ['kern'],
      noHinting: true,
    })
  })
  await writeFile(join(FACES, `display-${weight}.ttf`), mergeFaces(await Promise.all(parts)))
}
await copyFile(
  join(dirname(require.resolve(`${PACKAGE}/package.json`)), 'LICENSE'),
  join(FACES, 'LICENSE.txt'),
)
