/** Keeps the conversations of this device and of the account the same. */
export async function startConversations(): Promise<void> {
  const { syncConversations } = await import('./account-conversations.state.ts')
  syncConversations()
}
