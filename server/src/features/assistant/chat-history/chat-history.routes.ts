import {
  listConversations,
  removeConversation,
  saveConversation,
} from '@tripwright/domain/assistant/chat-history'
import { type Route, route } from '#platform/http/route.ts'
import { deleteFromAccount, mergeIntoAccount } from './chat-history.service.ts'
import { listChanged } from './chat-history.store.ts'

export const chatHistoryRoutes: Route[] = [
  route(listConversations, async ({ after }, { db, person }) => {
    const rows = await listChanged(db, person.id, after)
    return {
      conversations: rows.flatMap(({ content }) => content ?? []),
      deleted: rows.filter(({ content }) => content === null).map(({ id }) => id),
      version: rows.at(-1)?.version ?? after,
    }
  }),

  route(saveConversation, async (sent, call) => ({ isDeleted: !(await mergeIntoAccount(call, sent)) })),

  route(removeConversation, async ({ id }, call) => ({ isDeleted: await deleteFromAccount(call, id) })),
]
