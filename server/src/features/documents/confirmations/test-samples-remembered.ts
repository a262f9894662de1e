import { readdirSync, readFileSync } from 'node:fs'
import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

const FOLDER = new URL('../../../../../bench/import/', import.meta.url)

/**
 * Confirmations as we remember the layouts of sellers, in twenty languages, each batch measured when it was written and mended
 * afterwards (docs/import.md). Names, numbers and addresses are made up. A sample without fields is no booking.
 */
export const SAMPLES_REMEMBERED: readonly ImportSample[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt') && !file.startsWith('blind-'))
  .sort()
  .flatMap((file) => samplesIn(file, 'remembered'))

/**
 * The sixth set of somebody who had seen no reader: 48 documents, opened once (docs/import.md). Mails have the part that is
 * read and no charset of their own.
 */
export const SAMPLES_BLIND_6: readonly ImportSample[] = samplesIn('blind-6.txt', 'blind6')

/** The seventh set of somebody who had seen no reader: 48 documents, opened once, in the same form. */
export const SAMPLES_BLIND_7: readonly ImportSample[] = samplesIn('blind-7.txt', 'blind7')

/** The eighth set of somebody who had seen no reader: 48 documents, opened once, in the same form. */
export const SAMPLES_BLIND_8: readonly ImportSample[] = samplesIn('blind-8.txt', 'blind8')

function samplesIn(file: string, set: string): ImportSample[] {
  const text = readFileSync(new URL(file, FOLDER), 'utf8')
  return text
    .split(/^=== /m)
    .slice(1)
    .map((one) => sampleOf(one, set))
}

/** `name html`, the heads of the mail, a line for each booking behind `>>>`, and the document itself; `text`, `ics` and `json` are no mails. */
function sampleOf(text: string, set: string): ImportSample {
  const [title = '', ...lines] = text.replace(/\n$/, '').split('\n')
  const [name = '', type = ''] = title.split(' ')
  const isMail = type === 'html' || type === 'plain'
  const heads = isMail ? lines.splice(0, 3).map((line) => line.slice(line.indexOf(': ') + 2)) : []
  const [from = '', subject = '', date = ''] = heads
  const fields = lines.filter((line) => line.startsWith('>>> ')).map((line) => line.slice(4))
  const body = lines.slice(fields.length).join('\n')
  const ending = isMail ? 'eml' : type === 'text' ? 'txt' : type
  return {
    name: `${set}-${name}.${ending}`,
    content: isMail
      ? letterQuoted({ from, date, subject, type: type === 'html' ? 'html' : 'plain', body })
      : body,
    fields: records(fields.join('\n')),
  }
}
