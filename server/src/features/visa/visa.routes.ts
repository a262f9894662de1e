import { fillText } from '@tripwright/domain/base/text'
import {
  type Entry,
  findVisa,
  forPurpose,
  type ImportedRow,
  listVisas,
  noteText,
  RIGHTS_AS_OF,
  RIGHTS_SOURCE,
  reasonText,
  verdictMessages,
} from '@tripwright/domain/visa'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { getMatrix } from './book.service.ts'
import { listImported } from './visa.store.ts'

const { texts } = verdictMessages

export const visaRoutes: Route[] = [
  route(findVisa, async ({ passport, destination, purpose }, { db, request, now }) => {
    requireKnown(destination)
    const rows = await listRows(db, passport)
    const row = rows.find((one) => one.destination === destination)
    if (!row) throw unknownCode(destination)
    const { asOf, source } = getMatrix().book
    const on = now.toISOString().slice(0, 10)
    const met = forPurpose(row, purpose, { passport, destination, on, days: null })
    return factAnswer(request, {
      ...{ passport, asOf, source, ...row, ...met },
      ...(met.basis.startsWith('right:') && { asOf: RIGHTS_AS_OF, source: RIGHTS_SOURCE }),
      reason: reasonOf(met.basis),
      notes: met.notes.map(noteOf),
    })
  }),
  route(listVisas, async ({ passport }, { db, request }) => {
    const { asOf, source } = getMatrix().book
    return factAnswer(request, { passport, asOf, source, rows: await listRows(db, passport) })
  }),
]

type Row = Entry & { destination: string; asOf?: string; source?: string }

/** Our own row of a passport, and what was read in for it in its place. */
async function listRows(db: Db, passport: string): Promise<Row[]> {
  requireKnown(passport)
  const imported = new Map((await listImported(db, passport)).map((row) => [row.destination, row]))
  return [...getMatrix().matrix].flatMap(([destination, row]) => {
    const own = row.get(passport)
    if (!own) return []
    const read = imported.get(destination)
    return [read && own.need !== 'citizen' ? fromImport(read) : { destination, ...own }]
  })
}

function fromImport({ destination, need, days, asOf, source }: ImportedRow): Row {
  return { destination, need, days, certain: true, basis: 'import', notes: [], asOf, source }
}

function requireKnown(code: string): void {
  if (!getMatrix().matrix.has(code)) throw unknownCode(code)
}

function unknownCode(code: string): AppError {
  return new AppError('not-found', { message: fillText(texts['server.unknown'], { code }) })
}

function reasonOf(basis: string): string {
  const { key, bloc } = reasonText(basis)
  return fillText(texts[key], { bloc: bloc ? texts[bloc] : '' })
}

function noteOf(note: string): string {
  const found = noteText(note)
  return found ? fillText(texts[found.key], { date: found.date ?? '' }) : note
}
