import { closeRequest, listInbox, supportMessages } from '@tripwright/domain/support'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { Conversation } from './conversation.tsx'
import { RequestRow } from './request-row.tsx'

const STATES = ['open', 'answered', 'closed'] as const

/** The conversations that staff answer; `?request=` opens one. */
export function Inbox() {
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('request')
  if (id === null) return <InboxList />
  const close = () =>
    setParameters((before) => {
      before.delete('request')
      return before
    })
  return <Opened id={id} onBack={close} />
}

function Opened({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useText(supportMessages)
  async function close() {
    const answer = await call(closeRequest, { id })
    if (!answer.ok) return toast(answer.message, { kind: 'error' })
    toast(t('inbox.closed.done'), { kind: 'success' })
    onBack()
  }
  return (
    <div className="grid gap-4">
      <Button variant="link" className="justify-self-start" onClick={onBack}>
        {t('inbox.back')}
      </Button>
      <Conversation
        id={id}
        isStaff
        writeLabel={t('inbox.answer')}
        actions={() => (
          <Button variant="ghost" onClick={() => void close()}>
            {t('inbox.close')}
          </Button>
        )}
      />
    </div>
  )
}

function InboxList() {
  const t = useText(supportMessages)
  const [status, setStatus] = useState<(typeof STATES)[number]>('open')
  const { called, reload } = useCall(listInbox, { status })
  const [path] = useLocation()
  const [parameters] = useSearchParams()
  const hrefOf = (id: string) => {
    const search = new URLSearchParams(parameters)
    search.set('request', id)
    return `${path}?${search}`
  }
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('inbox.tabs')}</legend>
        {STATES.map((one) => (
          <Button
            key={one}
            variant={one === status ? 'secondary' : 'ghost'}
            aria-pressed={one === status}
            onClick={() => setStatus(one)}
          >
            {t(`inbox.${one}`)}
          </Button>
        ))}
      </fieldset>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ requests }) =>
          requests.length === 0 ? (
            <p className="text-muted">{t('inbox.none')}</p>
          ) : (
            <ul className="border-hairline border-b">
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} href={hrefOf(request.id)}>
                  {request.isFirst ? <Badge tone="signal">{t('inbox.first')}</Badge> : null}
                  <bdi className="wrap-anywhere text-muted text-sm">{request.email}</bdi>
                </RequestRow>
              ))}
            </ul>
          )
        }
      </Awaited>
    </div>
  )
}
