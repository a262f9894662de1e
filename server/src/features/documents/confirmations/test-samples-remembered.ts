import { readdirSync, readFileSync } from 'node:fs'
import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

const FOLDER = new URL('../../../../../bench/import/', import.meta.url)

/**
 * Confirmations as we remember the layouts of sellers, in twenty languages, each batch measured when it was written and mended
 * afterwards (docs/import.md). Names, numbers and addresses are made up. A sample without fields is no booking.
 */
export const SAMPLES_REMEMBERED: readonly ImportSample[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split(/^=== /m).slice(1).map(sampleOf))

/** `name html`, the heads of the mail, a line for each booking behind `>>>`, and the document itself. */
function sampleOf(text: string): ImportSample {
  const [title = '', ...lines] = text.replace(/\n$/, '').split('\n')
  const [name = '', type = ''] = title.split(' ')
  const isMail = type !== 'text'
  const heads = isMail ? lines.splice(0, 3).map((line) => line.slice(line.indexOf(': ') + 2)) : []
  const [from = '', subject = '', date = ''] = heads
  const fields = lines.filter((line) => line.startsWith('>>> ')).map((line) => line.slice(4))
  const body = lines.slice(fields.length).join('\n')
  return {
    name: `remembered-${name}${isMail ? '.eml' : '.txt'}`,
    content: isMail
      ? letterQuoted({ from, date, subject, type: type === 'html' ? 'html' : 'plain', body })
      : body,
    fields: records(fields.join('\n')),
  }
}
