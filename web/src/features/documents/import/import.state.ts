import type { Output } from '@tripwright/domain/base/contract'
import {
  acceptImport,
  type ChosenPart,
  type ImportProposal,
  importTrip,
  MAX_IMPORT_BYTES,
} from '@tripwright/domain/documents/import'
import { type PdfAnswer, readPdfFile } from '#features/documents/pdf/index.ts'
import { type CallOutcome, call } from '#platform/call.ts'
import { callWithForm } from '#platform/call-with-file.ts'
import { type ChosenFile, readChosenFile } from './trip-file.state.ts'

/** Twenty megabytes over a slow network. */
const UPLOAD_MS = 120_000

/** What came of a file or a text: a trip of ours read on this device, a proposal of the server, or why neither. */
export type ImportOutcome =
  | { kind: 'trip-file'; file: ChosenFile }
  | { kind: 'proposal'; name: string; proposal: ImportProposal }
  | { kind: 'refused'; name: string; message: string }

/** Why the text of a PDF could not be read here. */
export type UnreadPdf = Extract<PdfAnswer, { ok: false }>['problem']
/** Texts of the panel that no server says. */
type Texts = {
  tooLarge: string
  offline: string
  pasted: string
  pdf: (problem: UnreadPdf) => string
}

/** Reads a file: a trip of ours here, with no network too, the text of a PDF here, everything else on the server. Nothing is written. */
export async function readImportFile(file: File, texts: Texts): Promise<ImportOutcome> {
  if (/\.json$/i.test(file.name) || file.type === 'application/json') {
    const own = await readChosenFile(file)
    const isOther = 'problem' in own && own.problem.code === 'not-ours'
    if (!isOther) return { kind: 'trip-file', file: own }
  }
  if (file.size > MAX_IMPORT_BYTES) return { kind: 'refused', name: file.name, message: texts.tooLarge }
  const form = new FormData()
  if (await isPdf(file)) {
    const read = await readPdfFile(file)
    if (!read.ok) return { kind: 'refused', name: file.name, message: texts.pdf(read.problem) }
    form.set('text', read.text)
    form.set('name', file.name)
  } else form.set('file', file)
  return send(file.name, form, texts)
}

/** By its first bytes, as the server tells it: the text of a PDF is read here, so that the file itself stays on the device. */
async function isPdf(file: File): Promise<boolean> {
  const head = await file
    .slice(0, 4)
    .text()
    .catch(() => '')
  return head === '%PDF'
}

export async function readImportText(text: string, texts: Texts): Promise<ImportOutcome> {
  const form = new FormData()
  form.set('text', text)
  return send(texts.pasted, form, texts)
}

async function send(name: string, form: FormData, { offline }: Texts): Promise<ImportOutcome> {
  const answer = await callWithForm(importTrip, {}, form, UPLOAD_MS)
  if (answer.ok) return { kind: 'proposal', name, proposal: answer.value }
  return { kind: 'refused', name, message: answer.code === 'offline' ? offline : answer.message }
}

/** Writes what was chosen; the same choice sent again is written once. */
export function acceptParts(
  proposalId: string,
  parts: readonly ChosenPart[],
  tripId: string | null,
): Promise<CallOutcome<Output<typeof acceptImport>>> {
  return call(acceptImport, {
    id: proposalId,
    parts: [...parts],
    ...(tripId !== null && { tripId }),
    zone: deviceZone(),
  })
}

/** The zone of times whose place is not known. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
