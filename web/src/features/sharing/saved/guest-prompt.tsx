import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useGuestPrompt } from './guest-prompt.state.ts'

// It leads to a sign-up, which needs the network: nothing that a device keeps for when there is none.
const GuestDialog = lazyPart(() => import('./guest-dialog.tsx').then(({ GuestDialog }) => GuestDialog))

/** Where an account is suggested to a guest who saves. */
export function GuestPrompt() {
  const prompt = useGuestPrompt()
  if (prompt === null) return null
  return (
    <Suspense>
      <GuestDialog prompt={prompt} />
    </Suspense>
  )
}
