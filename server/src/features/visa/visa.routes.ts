import type { IsoDate } from '@tripwright/domain/base/dates'
import type { Provenance } from '@tripwright/domain/base/provenance'
import { fillText } from '@tripwright/domain/base/text'
import {
  type Entry,
  findVisa,
  forPurpose,
  listVisas,
  noteText,
  originOfRow,
  purposeMessages,
  purposeNote,
  RIGHTS_AS_OF,
  RIGHTS_SOURCE,
  RIGHTS_WRITTEN,
  reasonText,
  rightText,
  verdictMessages,
} from '@tripwright/domain/visa'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { getMatrix } from './book.service.ts'
import { listRows, type VisaRow } from './rows.service.ts'

const { texts } = verdictMessages
const { texts: ofPurpose } = purposeMessages

export const visaRoutes: Route[] = [
  route(findVisa, async ({ passport, destination, purpose }, { db, request, now }) => {
    requireKnown(destination)
    const on = now.toISOString().slice(0, 10)
    const rows = await listKnown(db, passport, on)
    const row = rows.find((one) => one.destination === destination)
    if (!row) throw unknownCode(destination)
    const { book } = getMatrix()
    const met = forPurpose(row, purpose, { passport, destination, on, days: null, table: book })
    const { need, days, certain, kindCertain, basis, notes } = met
    const origin = originOf(row, met)
    return factAnswer(request, {
      ...{ passport, destination, need, days, certain, kindCertain, basis },
      asOf: origin.asOf,
      source: origin.source,
      written: origin.written,
      checked: origin.checked,
      reason: reasonOf(basis),
      notes: notes.map(noteOf),
    })
  }),
  route(listVisas, async ({ passport }, { db, request, now }) => {
    const { asOf, source, written, checked } = getMatrix().book
    const rows = await listKnown(db, passport, now.toISOString().slice(0, 10))
    return factAnswer(request, { passport, asOf, source, written, checked, rows })
  }),
]

/** Where an answer is from: an agreement, a table that was read in, or our own with what was compared of the pair. */
function originOf(row: VisaRow, met: Entry): Required<Provenance> {
  if (met.basis.startsWith('right:') || met.basis === 'purpose')
    return { asOf: RIGHTS_AS_OF, source: RIGHTS_SOURCE, written: RIGHTS_WRITTEN, checked: null }
  return originOfRow({ asOf: row.asOf, source: row.source, checked: met.checked }, getMatrix().book)
}

async function listKnown(db: Db, passport: string, today: IsoDate): Promise<VisaRow[]> {
  requireKnown(passport)
  return listRows(db, passport, today)
}

function requireKnown(code: string): void {
  if (!getMatrix().matrix.has(code)) throw unknownCode(code)
}

function unknownCode(code: string): AppError {
  return new AppError('not-found', { message: fillText(texts['server.unknown'], { code }) })
}

function reasonOf(basis: string): string {
  const right = rightText(basis)
  if (right) return fillText(ofPurpose['reason.right'], { right: ofPurpose[right] })
  const { key, bloc } = reasonText(basis)
  return fillText(texts[key], { bloc: bloc ? texts[bloc] : '' })
}

function noteOf(note: string): string {
  const found = noteText(note)
  if (found) return fillText(texts[found.key], { date: found.date ?? '' })
  const key = purposeNote(note)
  return key ? ofPurpose[key] : note
}
