import { useConversations } from './conversations.state.ts'

/**
 * The trip that a question's conversation is about: what the last plan before it was kept as, by its id; `unkept` where that plan is no
 * trip yet, null where none was asked for.
 */
export function useTripOfTalk(turnId: string | undefined): string | 'unkept' | null {
  const conversation = useConversations().find(({ turns }) => turns.some(({ id }) => id === turnId))
  const turns = conversation?.turns ?? []
  const before = turns.slice(
    0,
    turns.findIndex(({ id }) => id === turnId),
  )
  const last = before.findLast(
    ({ trip, calls = [] }) => trip || calls.some(({ tool }) => tool === 'plan.make'),
  )
  return last ? (last.trip ?? 'unkept') : null
}
