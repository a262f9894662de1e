import { fillText } from '@tripwright/domain/base/text'
import {
  findVisa,
  forPurpose,
  listVisas,
  noteText,
  purposeMessages,
  purposeNote,
  RIGHTS_AS_OF,
  RIGHTS_SOURCE,
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
    const rows = await listKnown(db, passport)
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
    return factAnswer(request, { passport, asOf, source, rows: await listKnown(db, passport) })
  }),
]

async function listKnown(db: Db, passport: string): Promise<VisaRow[]> {
  requireKnown(passport)
  return listRows(db, passport)
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
