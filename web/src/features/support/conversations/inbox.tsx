import { closeRequest, fillReply, supportMessages } from '@tripwright/domain/support/conversations'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { DutyBar } from '#features/support/duty/index.ts'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'
import { removeStored, useStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/checkbox.tsx'
import { toast } from '#ui/toast.ts'
import { playChime } from './chime.state.ts'
import { Conversation } from './conversation.tsx'
import { DeskPanel } from './desk-panel.tsx'
import { useInboxBell } from './inbox-bell.state.ts'
import { InboxList } from './inbox-list.tsx'
import { SavedReplies } from './saved-replies.tsx'

/** The conversations that staff answer; `?request=` opens one. */
export function Inbox() {
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('request')
  const [changes, setChanges] = useState(0)
  const bell = useInboxBell(useCallback(() => setChanges((before) => before + 1), []))
  const close = () =>
    setParameters((before) => {
      before.delete('request')
      return before
    })
  return (
    <>
      <InboxBar count={bell.count} />
      <DutyBar />
      {id === null ? (
        <InboxList changes={changes} fresh={bell.fresh} />
      ) : (
        <Opened key={id} id={id} changes={changes} onBack={close} />
      )}
    </>
  )
}

/** Announces new messages to screen readers too, and switches the sound. */
function InboxBar({ count }: { count: number }) {
  const t = useText(supportMessages)
  const isMuted = useStored('inbox-muted') !== null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p role="status" className="min-w-0 font-semibold text-brand">
        {t('inbox.came', { count })}
      </p>
      <Switch
        label={t('inbox.sound')}
        checked={!isMuted}
        onChange={() => {
          if (!isMuted) return void writeStored('inbox-muted', 'true')
          removeStored('inbox-muted')
          // Plays at once, which this click makes the browser allow from now on.
          playChime()
        }}
      />
    </div>
  )
}

function Opened({ id, changes, onBack }: { id: string; changes: number; onBack: () => void }) {
  const t = useText(supportMessages)
  const session = useSession()
  const agent = session.state === 'signed-in' ? session.user.name || session.user.email : ''
  async function close() {
    const response = await call(closeRequest, { id })
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('inbox.closed.done'), { kind: 'success' })
    onBack()
  }
  return (
    <div className="grid gap-4">
      <Button variant="link" className="justify-self-start px-0!" onClick={onBack}>
        {t('inbox.back')}
      </Button>
      <Conversation
        id={id}
        isStaff
        changes={changes}
        writeLabel={t('inbox.answer')}
        actions={({ opened, insert }) => (
          <>
            <SavedReplies
              onUse={(text) =>
                insert(
                  fillReply(text, {
                    name: opened.desk?.personName ?? '',
                    subject: opened.request.subject,
                    agent,
                  }),
                )
              }
            />
            <Button variant="ghost" onClick={() => void close()}>
              {t('inbox.close')}
            </Button>
          </>
        )}
        aside={({ opened, reload }) =>
          opened.desk === null ? null : <DeskPanel id={id} desk={opened.desk} reload={reload} />
        }
      />
    </div>
  )
}
