import type { ToolName } from '../tools/index.ts'
import type { Conversation, QuestionTurn } from './chat-history.contract.ts'
import { titleOf } from './list-conversations.rules.ts'
import type { SharedContent } from './shared-conversation.contract.ts'

/** Tools whose results are a person's own: trips, bookings, money spent, the account. */
const PERSONAL_TOOLS: readonly ToolName[] = [
  'trips.read',
  'bookings.read',
  'bookings.add',
  'plan.change',
  'plan.explain',
  'money.spent',
  'saved.add',
  'account.read',
]

/** Whether the results of a tool are a person's own. */
export function isPersonalTool(tool: ToolName): boolean {
  return PERSONAL_TOOLS.includes(tool)
}

/** Whether others may see a question: it is known which tools answered it, and none was about the person. */
export function isShareable({ calls, outcome, said, standing }: QuestionTurn): boolean {
  const isAnswered = calls !== undefined && calls.length > 0 && standing !== 'refused'
  return (
    isAnswered &&
    outcome === undefined &&
    said?.change === undefined &&
    calls.every(({ tool }) => !isPersonalTool(tool))
  )
}

/**
 * The copy that a link shows: of the chosen questions those that may be shared. What a model wrote stays out where it had read
 * a trip. The name is the person's own words only if the first question is shown, for else it may tell of one that is not.
 */
export function copyForLink(one: Conversation, chosen: readonly string[]): SharedContent {
  const turns = one.turns.filter((turn) => chosen.includes(turn.id) && isShareable(turn))
  const isWhole = turns.length === one.turns.length
  return {
    title: titleOf({ title: isWhole ? one.title : null, turns }),
    turns: turns.map(({ id, text, askedOn, said }) => ({
      id,
      text,
      askedOn,
      ...(said && !said.isOwn && { said: { text: said.text, leftOut: said.leftOut } }),
    })),
  }
}
