import type { IsoDate } from '../../base/dates.ts'
import { NAMED_CURRENCIES, normalizeWords, parseDates, parseMoneyMentions } from '../language/index.ts'
import { type ChangeArguments, readPlanChange } from '../plan-changes/index.ts'
import { parseToolCall } from '../tools/index.ts'
import { findDiets } from './vocabulary.rules.ts'

/** The change that a sentence asks for of the trip on the screen, so that a city in it names no other trip; null: it asks for none. */
export function readTripChange(text: string, today: IsoDate): ChangeArguments | null {
  const read = readPlanChange({
    text,
    spoken: normalizeWords(text),
    date: parseDates(text, today).from,
    sum: parseMoneyMentions(text, NAMED_CURRENCIES).sum,
    diets: findDiets(normalizeWords(text)),
  })
  const call = read && parseToolCall('plan.change', Object.assign({ change: text }, read))
  return call?.ok && call.value.tool === 'plan.change' ? call.value.args : null
}
