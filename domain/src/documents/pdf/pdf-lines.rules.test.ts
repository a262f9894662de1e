import { describe, expect, it } from 'vitest'
import { type PdfPiece, pdfLines } from './pdf-lines.rules.ts'

const piece = (text: string, x: number, y: number, size = 10): PdfPiece => ({
  text,
  x,
  y,
  size,
  width: text.length * size * 0.5,
})
const column = (words: string, x: number, from: number, step: number, count = 6) =>
  Array.from({ length: count }, (_, i) => piece(`${words} ${i + 1}`, x, from + i * step))

describe('the lines of a page of a PDF', () => {
  it('run from above, whatever the order in the file', () => {
    expect(pdfLines([piece('last', 50, 300), piece('first', 50, 80), piece('middle', 50, 150)])).toEqual([
      'first',
      'middle',
      'last',
    ])
  })

  it('part the cells of a row with a tab, and words with a blank where there is room for one', () => {
    const row = [piece('Check-in', 50, 80), piece('4 May', 200, 80), piece('2027', 230, 81)]
    expect(pdfLines(row)).toEqual(['Check-in\t4 May 2027'])
    expect(pdfLines([piece('Book', 50, 80), piece('ing', 70, 80)])).toEqual(['Booking'])
  })

  it('keep the rows of a table together, however many it has', () => {
    const table = [...column('label', 50, 80, 14), ...column('value', 300, 80, 14)]
    expect(pdfLines(table)[2]).toBe('label 3\tvalue 3')
  })

  it('read two columns of text one after the other, between what goes over both', () => {
    const page = [
      piece('A heading that goes over both of the columns of the page', 50, 40),
      ...column('left', 50, 80, 14),
      ...column('right', 250, 85, 17),
      piece('A last line that goes over both of the columns of the page', 50, 300),
    ]
    const read = pdfLines(page)
    expect(read.map((line) => line.split(' ')[0])).toEqual([
      'A',
      ...Array.from({ length: 6 }, () => 'left'),
      ...Array.from({ length: 6 }, () => 'right'),
      'A',
    ])
  })

  it('say once what is printed twice so as to look bold', () => {
    expect(pdfLines([piece('Itinerary', 50, 80), piece('Itinerary', 50.4, 80)])).toEqual(['Itinerary'])
  })
})
