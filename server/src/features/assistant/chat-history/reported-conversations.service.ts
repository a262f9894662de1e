import type { Reportable } from '#features/support/reports/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { requireShared } from './shared-conversations.service.ts'
import { findSharedById, markTakenDown, unmarkTakenDown } from './shared-conversations.store.ts'

/** Conversations that are shared by a link, as something that can be reported. */
export const reportedConversations: Reportable = {
  async findPublic(call, target) {
    try {
      const { id, userId } = await requireShared(call, target)
      return { id, ownerId: userId }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return null
      throw error
    }
  },
  async readText(db, id) {
    const shared = await findSharedById(db, id)
    if (shared === null) return null
    const { title, turns } = shared.content
    const lines = turns.flatMap(({ text, said }) => [text, ...(said ? [said.text] : [])])
    return { title, lines, path: '/assistant' }
  },
  takeDown: markTakenDown,
  async restore(db, id) {
    // Of one that was taken down before there was a list of reports nothing was kept.
    const shared = await findSharedById(db, id)
    return shared !== null && shared.content.turns.length > 0 && unmarkTakenDown(db, id)
  },
}
