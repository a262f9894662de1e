import { nextActionsMessages } from '@tripwright/domain/trip/dashboard'
import { useEffect, useState } from 'react'
import { useSession } from '#platform/session.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { NextFrame, NextSkeleton } from './next-frame.tsx'
import { NextLine } from './next-line.tsx'
import { type AccountSources, NO_ACCOUNT, useAccountSources, useNextActions } from './next-sources.state.ts'
import { useNextTexts } from './next-texts.state.ts'

/** The next actions of the signed-in user, or of a guest from the data on this device. */
export function NextList() {
  const session = useSession()
  if (session.state === 'loading') return <NextSkeleton />
  return session.state === 'signed-in' ? (
    <MemberActions key={session.user.id} />
  ) : (
    <ActionLines account={NO_ACCOUNT} />
  )
}

function MemberActions() {
  return <ActionLines account={useAccountSources()} />
}

function ActionLines({ account }: { account: AccountSources }) {
  const t = useText(nextActionsMessages)
  const wordsOf = useNextTexts()
  const actions = useNextActions(account)
  const room = useReservedLines(actions?.length ?? null)
  const [isOpen, setIsOpen] = useState(false)
  if (actions === null) return <NextSkeleton />
  if (actions.length === 0) return <NoActions />
  const visible = isOpen ? actions : actions.slice(0, room)
  const more =
    actions.length > room ? (
      <Button
        variant="link"
        size="sm"
        className="-me-3"
        aria-expanded={isOpen}
        aria-controls="next-lines"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t('fewer') : t('more', { count: actions.length - room })}
      </Button>
    ) : null
  return (
    <NextFrame more={more}>
      <ol id="next-lines" className="grid self-start">
        {visible.map((action) => (
          <NextLine key={action.id} action={action} words={wordsOf(action)} />
        ))}
      </ol>
    </NextFrame>
  )
}

function NoActions() {
  const t = useText(nextActionsMessages)
  return (
    <NextFrame>
      <p className="self-start border-ink border-t pt-3 text-muted">{t('nothing')}</p>
    </NextFrame>
  )
}

const MAX_LINES = 3

/**
 * The number of lines shown on this visit; the next visit reserves the current number. More appear on a click only, so that
 * a late line never moves what is being read.
 */
function useReservedLines(count: number | null): number {
  const [room] = useState(() => Number(document.documentElement.dataset.next ?? 1))
  useEffect(() => {
    if (count === 0) removeStored('next-lines')
    else if (count !== null) writeStored('next-lines', count === 1 ? '1' : count < MAX_LINES ? '2' : '3')
  }, [count])
  useEffect(
    () => () => {
      const lines = readStored('next-lines')
      if (lines === null) delete document.documentElement.dataset.next
      else document.documentElement.dataset.next = lines
    },
    [],
  )
  return room
}
