import { askForPerson, supportMessages } from '@tripwright/domain/support/conversations'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import type { ConversationKey } from './conversation-stream.state.ts'

type HandOverProps = {
  conversationKey: ConversationKey
  /** Whether staff read it, who take it over by replying. */
  isStaff: boolean
  reload: () => Promise<void>
}

/** Says that a program answered, and hands the conversation to a person with one press. */
export function HandOver({ conversationKey, isStaff, reload }: HandOverProps) {
  const t = useText(supportMessages)
  const [isBusy, setIsBusy] = useState(false)
  if (isStaff) return <p className="border-rule border-s-4 ps-3 text-muted">{t('chat.assistant.staff')}</p>

  async function handOver() {
    setIsBusy(true)
    const response = await call(askForPerson, conversationKey)
    setIsBusy(false)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('chat.handed'), { kind: 'success' })
    await reload()
  }
  return (
    <div className="flex flex-wrap items-center gap-3 border-rule border-s-4 ps-3">
      <p className="min-w-0 flex-1 basis-56 text-muted">{t('chat.assistant.note')}</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void handOver()}>
        {t('chat.handover')}
      </Button>
    </div>
  )
}
