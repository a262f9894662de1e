import { isGuestSaved, type SaveInput, savedMessages } from '@tripwright/domain/sharing/saved'
import { clsx } from 'clsx'
import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { useSession, whenSessionKnown } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { saveAsGuest, useGuestSaves } from './guest-saves.state.ts'
import { removeSaved, saveItemNow, useIsSaved } from './saved.state.ts'

type SaveButtonProps = { item: SaveInput; className?: string }

/** The heart: saves and removes. For a guest it is disabled once saved (specification section 2). */
export function SaveButton({ item, className }: SaveButtonProps) {
  const t = useText(savedMessages)
  const session = useSession()
  const guestSaves = useGuestSaves()
  const isInAccount = useIsSaved(item)
  const isGuest = session.state === 'signed-out'
  // A click before the session is known is stored until then, so that none is lost.
  const [isAsked, setAsked] = useState(false)
  const isSaved = isAsked || (isGuest ? isGuestSaved(guestSaves, item) : isInAccount === true)
  const label = isSaved ? (isGuest ? 'button.guest-saved' : 'button.saved') : 'button.save'

  function toggle() {
    if (session.state === 'loading') void saveLater()
    else if (!isGuest && isSaved) removeSaved(item)
    else save(isGuest)
  }

  async function saveLater() {
    if (isAsked) return
    setAsked(true)
    save((await whenSessionKnown()).state === 'signed-out')
    setAsked(false)
  }

  function save(asGuest: boolean) {
    if (asGuest) saveAsGuest(item)
    else saveItemNow(item)
  }

  return (
    <Button
      variant="ghost"
      size="icon"
      className={clsx(isSaved && 'text-signal disabled:opacity-100', className)}
      aria-label={t(label, { title: item.title })}
      aria-pressed={isSaved}
      disabled={isGuest && isSaved}
      onClick={toggle}
    >
      <Heart aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />
    </Button>
  )
}
