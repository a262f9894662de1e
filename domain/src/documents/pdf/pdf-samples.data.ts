/** A text at a place of a page: points from the left and from above. */
export type SampleText = { text: string; x: number; y: number; size?: number }

const HEIGHT = 842

/** A small PDF 1.4 of pages with texts in Helvetica, for tests. Letters beyond Latin-1 have no place in it. */
export function samplePdf(pages: readonly (readonly SampleText[])[], trailer = ''): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', '']
  const add = (text: string) => objects.push(text)
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const kids = pages.map((texts) => {
    const stream = texts
      .map(({ text, x, y, size = 10 }) => `BT /F1 ${size} Tf ${x} ${HEIGHT - y} Td (${escaped(text)}) Tj ET`)
      .join('\n')
    const content = add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${HEIGHT}] /Contents ${content} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
    )
  })
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`
  let file = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const at = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0) & 0xff)
}

/** The rows of a table or a letter from above, each cell at the left edge of its column. */
export function sampleRows(
  rows: readonly (readonly string[])[],
  columns: readonly number[] = [50, 250, 420],
) {
  return rows.flatMap((row, i) =>
    row.map((text, column): SampleText => ({ text, x: columns[column] ?? 50, y: 80 + i * 18 })),
  )
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (letter) => `\\${letter}`)
}
