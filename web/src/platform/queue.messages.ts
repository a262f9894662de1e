import { messages } from '@tripwright/domain/base/text'

/** Said when a write waits for the network. */
export const queueMessages = messages('queue', {
  kept: "Action saved for when you're back online",
})
