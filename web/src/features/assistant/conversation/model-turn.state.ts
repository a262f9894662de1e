import { MAX_SAID, type QuestionTurn } from '@tripwright/domain/assistant/chat-history'
import type { CompanionAnswer } from '@tripwright/domain/assistant/conversation'
import { MAX_EARLIER, MAX_OLDER, MAX_OLDER_LENGTH } from '@tripwright/domain/assistant/language-model'
import { parseToolCall } from '@tripwright/domain/assistant/tools'
import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { preferences } from '#features/account/preferences/index.ts'
import { setTurnAnswer, setTurnState } from '#features/assistant/chat-history/index.ts'
import { findModels, readSharedTrip, streamModelAnswer } from '#features/assistant/language-model/index.ts'
import type { AssistantAnswer } from '#features/assistant/tools/index.ts'

/** An answer with what a language model wrote above its cards. */
export type WrittenAnswer = AssistantAnswer & { said?: { text: string; leftOut: number; isWriting: boolean } }

/** What only this device knows or does: it is not asked of a model. */
const OWN_KINDS: readonly CompanionAnswer['kind'][] = ['trip', 'smalltalk', 'proposal']
const CHANGES: readonly string[] = ['bookings.add', 'saved.add', 'account.read']

type ModelTurn = {
  turn: QuestionTurn
  earlier: readonly QuestionTurn[]
  conversationId: string
  onDevice: AssistantAnswer
}

/**
 * Asks the language model, if the server has one and the question is not about what is on this device; `device` when the
 * device is to answer. The server counts the question. Throws the signal's reason when stopped.
 */
export async function askModelFirst(
  { turn, earlier, conversationId, onDevice }: ModelTurn,
  { onAnswer, signal }: { onAnswer: (answer: WrittenAnswer) => void; signal: AbortSignal },
): Promise<'answered' | 'refused' | 'device'> {
  if (isOwn(onDevice.cards) || (await findModels()).length === 0) return 'device'
  const { homeCountry: home, passports, currency } = preferences()
  let last = null as { text: string; leftOut: number } | null
  const trip = readSharedTrip()
  const question = {
    id: conversationId,
    question: turn.id,
    text: turn.text,
    today: turn.askedOn,
    ...conversationBefore(earlier),
    ...(trip && { trip }),
    ...(home && { home }),
    ...(passports.length > 0 && { passports }),
    ...(currency && { currency }),
  }
  const show = (
    { text, leftOut }: { text: string; leftOut: number },
    cards: CompanionAnswer[],
    isWriting: boolean,
  ) => onAnswer({ ...onDevice, cards, isAnswered: true, said: { text, leftOut, isWriting } })
  let cards: CompanionAnswer[] = []
  const end = await streamModelAnswer(question, {
    signal,
    onAnswer(answer) {
      last = { text: answer.text, leftOut: answer.leftOut }
      cards = answer.cards
      show(last, cards, true)
    },
  })
  if (end === 'limit-reached') setTurnState(turn.id, 'refused')
  if (end === 'limit-reached') return 'refused'
  if (end === 'failed' || last === null) return 'device'
  const said = { ...last, text: truncateText(last.text, MAX_SAID), ...proposalIn(cards) }
  setTurnAnswer(turn.id, { ...said, ...(trip && { isOwn: true }) })
  show(last, cards, false)
  void import('#features/plans/usage/index.ts').then(({ refreshUsage }) => refreshUsage())
  return 'answered'
}

/** The last questions with their answers, and those before in short. */
function conversationBefore(earlier: readonly QuestionTurn[]) {
  const older = earlier.slice(0, -MAX_EARLIER).slice(-MAX_OLDER)
  const whole = earlier.slice(-MAX_EARLIER)
  return {
    earlier: whole.map(({ text, said }) => (said ? { text, answer: said.text.slice(0, 4000) } : { text })),
    ...(older.length > 0 && {
      older: older.map(({ text }) => truncateText(text.replace(/\s+/g, ' ').trim(), MAX_OLDER_LENGTH)),
    }),
  }
}

/** The change that a model proposed, to be stored with its answer: it is not in the facts of this device. */
function proposalIn(cards: readonly CompanionAnswer[]): Pick<NonNullable<QuestionTurn['said']>, 'change'> {
  const proposal = cards.find((card) => card.kind === 'proposal')
  return proposal ? { change: proposal.change } : {}
}

function isOwn(cards: readonly CompanionAnswer[]): boolean {
  return cards.some(
    (card) => OWN_KINDS.includes(card.kind) || (card.kind === 'page' && CHANGES.includes(card.tool)),
  )
}

/** A stored answer of a model with the facts that this device has for its question. */
export function withStoredAnswer({ said }: QuestionTurn, answer: AssistantAnswer): WrittenAnswer {
  if (!said) return answer
  const proposed = said.change ? parseToolCall('plan.change', said.change) : null
  const cards: CompanionAnswer[] = [
    ...(answer.isAnswered ? answer.cards : []),
    ...(proposed?.ok && proposed.value.tool === 'plan.change'
      ? [{ kind: 'proposal' as const, change: proposed.value.args }]
      : []),
  ]
  return { ...answer, cards, said: { ...said, isWriting: false } }
}
