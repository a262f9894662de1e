import type { AnswerWords, SharedQuestion } from '@tripwright/domain/share'
import { findRates } from '#features/currency/index.ts'
import type { Platform } from '#platform/platform.ts'
import { answerEntry } from './entry-answer.service.ts'
import { answerFlight } from './flight-answer.service.ts'
import { answerBudget, answerCurrency } from './money-answer.service.ts'
import { answerPhrase } from './phrase-answer.service.ts'
import { answerBrief, answerEmergency, answerRisk } from './place-answer.service.ts'

/** What a link shows of an answer. `headline` stands for the title where the picture has not all of its letters. */
export type SharedAnswer = AnswerWords & { headline?: string }
type House = Pick<Platform, 'config' | 'database' | 'now'>

/** The answer to a question of an address, by the same rules and tables as the page; null where there is none. */
export async function findAnswer(
  house: House,
  { path, inputs }: SharedQuestion,
): Promise<SharedAnswer | null> {
  const { db } = house.database
  const today = house.now().toISOString().slice(0, 10)
  const rates = () => findRates({ config: house.config, db })
  if (path === '/documents') return answerEntry(db, inputs)
  if (path === '/currency-converter') return answerCurrency(await rates(), today, inputs)
  if (path === '/translate') return answerPhrase(inputs)
  if (path === '/flight-compensation') return answerFlight(today, inputs)
  if (path === '/budget') return answerBudget(await rates(), today, inputs)
  if (path === '/risk-radar') return answerRisk(inputs)
  if (path === '/gemini-safety') return answerEmergency(inputs)
  return answerBrief(await rates(), inputs)
}
