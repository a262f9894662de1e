import { type IsoDate, utcDate } from '@tripwright/domain/base/dates'
import type { Provenance } from '@tripwright/domain/base/provenance'
import { fillText } from '@tripwright/domain/base/text'
import {
  findVisa,
  listVisas,
  noteText,
  provenanceOfRow,
  purposeMessages,
  purposeNote,
  RESIDENCE_RULES_AS_OF,
  RESIDENCE_RULES_SOURCE,
  RESIDENCE_RULES_WRITTEN,
  reasonText,
  requirementFor,
  requirementMessages,
  residenceText,
  type VisaRequirement,
} from '@tripwright/domain/documents/entry-rules'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { territoryAnswer } from './territory-answer.service.ts'
import { loadVisaMatrix } from './visa-matrix.service.ts'
import { listVisaRows, type VisaTableRow } from './visa-rows.service.ts'

const { texts } = requirementMessages
const { texts: ofPurpose } = purposeMessages

export const visaRoutes: Route[] = [
  route(findVisa, async ({ passport, destination, purpose }, { db, request, now }) => {
    const on = utcDate(now)
    const rows = await listRowsOfPassport(db, passport, on)
    const row = rows.find((one) => one.destination === destination)
    if (!row) throw missingCode(destination, 'destination')
    const { book } = loadVisaMatrix()
    const met = requirementFor(row, purpose, { passport, destination, on, days: null, table: book })
    const { need, days, certain, kindCertain, basis, notes } = met
    const origin = provenanceOfVisaRow(row, met)
    return cacheableResponse(request, {
      passport,
      destination,
      need,
      days,
      certain,
      kindCertain,
      basis,
      asOf: origin.asOf,
      source: origin.source,
      written: origin.written,
      checked: origin.checked,
      reason: reasonOf(basis),
      notes: notes.map(noteOf),
      ...(row.replaced && basis === 'import' && { replaced: row.replaced }),
    })
  }),
  route(listVisas, async ({ passport }, { db, request, now }) => {
    const { asOf, source, written, checked } = loadVisaMatrix().book
    const rows = await listRowsOfPassport(db, passport, utcDate(now))
    return cacheableResponse(request, { passport, asOf, source, written, checked, rows })
  }),
]

/** The source of an answer: an agreement, an imported table, or our own with the comparison of the pair. */
function provenanceOfVisaRow(row: VisaTableRow, met: VisaRequirement): Required<Provenance> {
  if (met.basis.startsWith('right:') || met.basis === 'purpose')
    return {
      asOf: RESIDENCE_RULES_AS_OF,
      source: RESIDENCE_RULES_SOURCE,
      written: RESIDENCE_RULES_WRITTEN,
      checked: null,
    }
  return provenanceOfRow({ asOf: row.asOf, source: row.source, checked: met.checked }, loadVisaMatrix().book)
}

async function listRowsOfPassport(db: Db, passport: string, today: IsoDate): Promise<VisaTableRow[]> {
  requirePassportCode(passport)
  return listVisaRows(db, passport, today)
}

function requirePassportCode(code: string): void {
  if (!loadVisaMatrix().matrix.has(code)) throw missingCode(code, 'passport')
}

function missingCode(code: string, as: 'passport' | 'destination'): AppError {
  const message = territoryAnswer(code, as) ?? fillText(texts['server.unknown'], { code })
  return new AppError('not-found', { message })
}

function reasonOf(basis: string): string {
  const right = residenceText(basis)
  if (right) return fillText(ofPurpose['reason.right'], { right: ofPurpose[right] })
  const { key, bloc } = reasonText(basis)
  return fillText(texts[key], { bloc: bloc ? texts[bloc] : '' })
}

function noteOf(note: string): string {
  const text = noteText(note)
  if (text) return fillText(texts[text.key], { date: text.date ?? '' })
  const key = purposeNote(note)
  return key ? ofPurpose[key] : note
}
