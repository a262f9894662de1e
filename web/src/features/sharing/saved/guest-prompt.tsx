import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useGuestPrompt } from './guest-prompt.state.ts'

// It leads to a sign-up, which needs the network, so it is not prefetched for offline use.
const GuestDialog = lazyPart(() => import('./guest-dialog.tsx').then(({ GuestDialog }) => GuestDialog))

/** The prompt that suggests an account to a guest who saves. */
export function GuestPrompt() {
  const prompt = useGuestPrompt()
  if (prompt === null) return null
  return (
    <Suspense>
      <GuestDialog prompt={prompt} />
    </Suspense>
  )
}
