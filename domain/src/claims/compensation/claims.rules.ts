import { z } from 'zod/mini'
import { addDays, type IsoDate, isIsoDate } from '../../base/dates.ts'
import { currencyCode } from '../../base/money.ts'
import { PASSENGER_LAWS } from './flight.rules.ts'

/** Where a claim stands. */
export const CLAIM_STATES = ['draft', 'sent', 'answered', 'paid', 'refused', 'escalated'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** As many as one person keeps, and as one device. */
export const MAX_CLAIMS = 100
/** The letter asks for an answer within two weeks. */
const ANSWER_DAYS = 14

const text = (most: number) => z.string().check(z.maxLength(most))
const date = z.string().check(z.refine(isIsoDate))
const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
const uuid = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))

/** A saved claim: the answers of the form, the amount by law, and the state. */
export const compensationClaim = z.object({
  id: uuid,
  /** The instant (UTC) of the last change; of two copies the newer one counts. */
  updatedAt: instant,
  isDeleted: z.boolean(),
  state: z.enum(CLAIM_STATES),
  /** The day on which each state was entered. */
  history: z.array(z.object({ state: z.enum(CLAIM_STATES), on: date })).check(z.maxLength(40)),
  title: text(200),
  /** The answers of the form, as its address has them. */
  answers: z.record(text(40), text(300)),
  /** What only the letter needs: names, flight and booking code. */
  details: z.record(text(40), text(300)),
  law: z.enum(PASSENGER_LAWS),
  article: text(200),
  /** Minor units for each passenger; null when it is a share of a fare. */
  amount: z.nullable(z.int().check(z.gte(0), z.lte(1e12))),
  currency: currencyCode,
  note: text(2000),
})
export type CompensationClaim = z.infer<typeof compensationClaim>

const TRANSITIONS: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  draft: ['sent'],
  sent: ['answered', 'paid', 'refused', 'escalated'],
  answered: ['paid', 'refused', 'escalated'],
  refused: ['escalated', 'paid'],
  escalated: ['answered', 'paid', 'refused'],
  paid: [],
}

/** The states that a claim may go to from here. */
export function nextStates(state: ClaimState): readonly ClaimState[] {
  return TRANSITIONS[state]
}

/** The claim in its next state; the same one when it may not go there. `on` is the day, `now` the instant of the change. */
export function changeClaimState(
  one: CompensationClaim,
  state: ClaimState,
  { on, now }: { on: IsoDate; now: string },
): CompensationClaim {
  if (!TRANSITIONS[one.state].includes(state)) return one
  return { ...one, state, updatedAt: now, history: [...one.history, { state, on }].slice(-40) }
}

/** The day by which the airline should have answered; null when it is not its turn. */
export function answerDeadline({
  state,
  history,
}: Pick<CompensationClaim, 'state' | 'history'>): IsoDate | null {
  const sent = history.findLast((one) => one.state === 'sent')
  return state === 'sent' && sent ? addDays(sent.on, ANSWER_DAYS) : null
}

/**
 * Two lists of claims made one, by id: the later change counts, and of two at the same instant the one that says more,
 * so that every device comes to the same list whatever the order. Newest change first, at most a hundred that are not deleted.
 */
export function mergeClaims(...lists: (readonly CompensationClaim[])[]): CompensationClaim[] {
  const byId = new Map<string, CompensationClaim>()
  for (const one of lists.flat()) {
    const existing = byId.get(one.id)
    if (!existing || isNewer(one, existing)) byId.set(one.id, one)
  }
  return [...byId.values()].sort((a, b) => (isNewer(a, b) ? -1 : 1))
}

function isNewer(a: CompensationClaim, b: CompensationClaim): boolean {
  if (a.updatedAt !== b.updatedAt) return Date.parse(a.updatedAt) > Date.parse(b.updatedAt)
  return JSON.stringify(a) > JSON.stringify(b)
}

/** A claim taken away: nothing of it is kept but that it is gone, so that other devices learn it. */
export function deleteClaim({ id, law }: CompensationClaim, now: string): CompensationClaim {
  const nothing = { title: '', answers: {}, details: {}, article: '', note: '', history: [] }
  const rest = { ...nothing, law, amount: null, currency: 'EUR', state: 'draft' as const }
  return { id, updatedAt: now, isDeleted: true, ...rest }
}
