/** The page of a conversation; with its key for a guest. */
export function conversationPath(id: string, key?: string): string {
  return `/chat-with-us?${new URLSearchParams({ request: id, ...(key !== undefined && { key }) })}`
}
