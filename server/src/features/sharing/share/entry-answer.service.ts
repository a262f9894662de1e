import { daysBetween, type IsoDate, isIsoDate } from '@tripwright/domain/base/dates'
import {
  fitsStay,
  isUnlimited,
  isValidStay,
  requirementFor,
  sortByEase,
  type TravelPurpose,
  type VisaRequirement,
} from '@tripwright/domain/documents/entry-rules'
import type { AnswerSummary, ToolInputs } from '@tripwright/domain/sharing/share'
import { listVisaRows, loadVisaMatrix } from '#features/documents/entry-rules/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { counted, country, dated, say } from './english.service.ts'

/** Purposes that the answer for a short visit covers; any other needs explanations that a picture has no space for. */
const VISITS: readonly TravelPurpose[] = ['tourism', 'business', 'family']

/** `/documents`: the entry requirement for the best passport of a trip, on its date or today. */
export async function answerEntry(db: Db, today: IsoDate, inputs: ToolInputs): Promise<AnswerSummary | null> {
  const { passports = '', to = '', purpose: purposeInput = 'tourism' } = inputs
  const purpose = VISITS.find((one) => one === purposeInput)
  if (!purpose) return null
  const { book } = loadVisaMatrix()
  const on = inputs.entry && isIsoDate(inputs.entry) ? inputs.entry : today
  const requirements = []
  for (const passport of new Set(passports.split('-'))) {
    const row = (await listVisaRows(db, passport, today)).find(({ destination }) => destination === to)
    if (!row) return null
    requirements.push({
      passport,
      row,
      entry: requirementFor(row, purpose, { passport, destination: to, on, days: null, table: book }),
    })
  }
  const [best] = sortByEase(requirements)
  const bestEntry = requirements.find(({ passport }) => passport === best?.passport)
  if (!bestEntry) return null
  const { passport, row, entry } = bestEntry
  return {
    kicker: say('documents.kicker'),
    title: titleOf(passport, to, entry),
    line: [
      requirements.length > 1 ? say('documents.best', { count: requirements.length }) : '',
      stayLine(entry, inputs),
      isSure(entry) ? '' : say('documents.check'),
    ]
      .filter(Boolean)
      .join(' '),
    figures: [
      { label: say('documents.passport'), value: country(passport) },
      { label: say('documents.stay'), value: stayOf(entry) },
      {
        label: say('documents.sure'),
        value: say(isSure(entry) ? 'documents.sure.yes' : 'documents.sure.no'),
      },
    ],
    source: dated(row.source ?? book.source, row.asOf ?? book.asOf),
    at: null,
  }
}

// A picture shows one mark of certainty: an answer with any uncertain part is uncertain.
function isSure({ certain, kindCertain }: VisaRequirement): boolean {
  return certain && kindCertain
}

// An uncertain answer never begins like a certain one.
function titleOf(passport: string, to: string, entry: VisaRequirement): string {
  const { need, days } = entry
  const certain = isSure(entry)
  if (need === 'citizen') return say('documents.citizen', { country: country(to) })
  const plain = say(`documents.${need}`)
  const isForDays = certain && days !== null && need !== 'required' && need !== 'not-admitted'
  const answer = isForDays
    ? `${plain}, ${say('documents.stay.up-to', { days: counted('days', days) })}`
    : plain
  return say('documents.title', {
    passport: country(passport),
    country: country(to),
    need: certain ? answer : say('documents.probably', { need: plain }),
  })
}

function stayOf(entry: VisaRequirement): string {
  if (entry.need === 'not-admitted') return '–'
  if (isUnlimited(entry)) return say('documents.stay.unlimited')
  if (entry.days === null || entry.need === 'required') return say('documents.stay.by-visa')
  return say('documents.stay.up-to', { days: counted('days', entry.days) })
}

function stayLine(verdict: VisaRequirement, { entry, exit }: ToolInputs): string {
  if (entry === undefined || exit === undefined || !isValidStay({ entry, exit })) return ''
  const days = daysBetween(entry, exit) + 1
  const fit = fitsStay(verdict, days)
  if (fit !== 'fits' && fit !== 'too-long') return ''
  return say(`documents.${fit}`, { days: counted('days', days) })
}
