import { closeRequest, listInbox, supportMessages } from '@tripwright/domain/support/conversations'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { call } from '#platform/call.ts'
import { removeStored, useStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/checkbox.tsx'
import { toast } from '#ui/toast.ts'
import { playChime } from './chime.state.ts'
import { Conversation } from './conversation.tsx'
import { useInboxBell } from './inbox-bell.state.ts'
import { RequestRow } from './request-row.tsx'

const STATES = ['open', 'answered', 'closed'] as const

/** The conversations that staff answer; `?request=` opens one. */
export function Inbox() {
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('request')
  const [changes, setChanges] = useState(0)
  const bell = useInboxBell(useCallback(() => setChanges((before) => before + 1), []))
  if (id === null)
    return (
      <>
        <InboxBar count={bell.count} />
        <InboxList changes={changes} fresh={bell.fresh} />
      </>
    )
  const close = () =>
    setParameters((before) => {
      before.delete('request')
      return before
    })
  return (
    <>
      <InboxBar count={bell.count} />
      <Opened key={id} id={id} changes={changes} onBack={close} />
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
        actions={() => (
          <Button variant="ghost" onClick={() => void close()}>
            {t('inbox.close')}
          </Button>
        )}
      />
    </div>
  )
}

type InboxListProps = { changes: number; fresh: ReadonlySet<string> }

function InboxList({ changes, fresh }: InboxListProps) {
  const t = useText(supportMessages)
  const [status, setStatus] = useState<(typeof STATES)[number]>('open')
  const { called, reload } = useCall(listInbox, { status })
  useEffect(() => {
    if (changes > 0) void reload()
  }, [changes, reload])
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
                  {fresh.has(request.id) ? <Badge tone="brand">{t('inbox.new')}</Badge> : null}
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
