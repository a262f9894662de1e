import {
  captionOf,
  SHARE_COPIED_MS,
  type ShareContent,
  shareMessages,
} from '@tripwright/domain/sharing/share'
import { useEffect, useState } from 'react'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

/** Longer than other messages, because its address has to be copied by hand. */
const BY_HAND_MS = 12_000

/** `cancelled`: the user closed the device's share sheet; then nothing is copied. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/**
 * Shares by the device's sheet; without one, or when that fails, copies the address and says so; when that fails too, shows
 * the address (specification sections 7 and 8).
 */
export async function share(what: ShareContent): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(what)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
  }
  return copy(what.url, what.url)
}

/** Copies text and address together, for networks without clickable links. */
export function copyCaption(what: ShareContent): Promise<ShareOutcome> {
  return copy(captionOf(what), what.url)
}

/** Copies an address. */
export function copyLink(url: string): Promise<ShareOutcome> {
  return copy(url, url)
}

async function copy(text: string, url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text)
    toast(textOf(shareMessages, 'link-copied'), { kind: 'success' })
    return 'copied'
  } catch {
    const description = textOf(shareMessages, 'manually', { url })
    toast(textOf(shareMessages, 'failed'), { kind: 'error', description, duration: BY_HAND_MS })
    return 'failed'
  }
}

/** Runs an action and is true for 2 s after it copied (specification section 9). */
export function useCopied(run: () => Promise<ShareOutcome>): [isCopied: boolean, run: () => void] {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), SHARE_COPIED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function start() {
    if ((await run()) === 'copied') setCopiedAt(Date.now())
  }
  return [copiedAt !== null, () => void start()]
}
