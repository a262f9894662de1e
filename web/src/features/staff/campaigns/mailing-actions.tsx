import {
  actionsOf,
  actOnMailing,
  type Mailing,
  type MailingAction,
  mailingsMessages,
} from '@tripwright/domain/staff/campaigns'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

type MailingActsProps = { mailing: Mailing; onChanged: () => void }
const REVERSIBLE_ACTIONS = ['withdraw', 'pause', 'resume'] as const

/** Actions on a started mailing. Cancelling needs a second click, because it cannot be undone. */
export function MailingActions({ mailing, onChanged }: MailingActsProps) {
  const t = useText(mailingsMessages)
  const [isCancelling, setIsCancelling] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { id, state } = mailing
  const acts = actionsOf(state)

  async function act(what: Exclude<MailingAction, 'start'>) {
    setIsBusy(true)
    const response = await call(actOnMailing, { id, act: what })
    setIsBusy(false)
    setIsCancelling(false)
    onChanged()
    if (response.ok) toast(t(`done.${what}`), { kind: 'success' })
    else toast(response.message, { kind: 'error' })
  }
  if (isCancelling)
    return (
      <div role="alert" className="grid basis-full gap-3 border-signal border-s-4 bg-signal-wash p-3">
        <p>{t('cancel.sure')}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" size="sm" busy={isBusy} onClick={() => void act('cancel')}>
            {t('act.cancel')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setIsCancelling(false)}>
            {t('keep')}
          </Button>
        </div>
      </div>
    )
  return (
    <>
      {REVERSIBLE_ACTIONS.filter((one) => acts.includes(one)).map((one) => (
        <Button key={one} size="sm" busy={isBusy} onClick={() => void act(one)}>
          {t(`act.${one}`)}
        </Button>
      ))}
      {acts.includes('cancel') ? (
        <Button variant="ghost" size="sm" onClick={() => setIsCancelling(true)}>
          {t('act.cancel')}
        </Button>
      ) : null}
    </>
  )
}
