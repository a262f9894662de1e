import type { Output } from '@tripwright/domain/base/contract'
import { deskMessages, listInbox, supportMessages } from '@tripwright/domain/support/conversations'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { RequestRow } from './request-row.tsx'

const STATES = ['open', 'answered', 'closed'] as const
const WHOSE = ['all', 'mine', 'nobody'] as const

/** The conversations of one state, searched by words and by who looks after them. */
export function InboxList({ changes, fresh }: { changes: number; fresh: ReadonlySet<string> }) {
  const t = useText(supportMessages)
  const desk = useText(deskMessages)
  const [status, setStatus] = useState<(typeof STATES)[number]>('open')
  const [words, setWords] = useState('')
  const [whose, setWhose] = useState<(typeof WHOSE)[number]>('all')
  const { called, reload } = useCall(listInbox, { status, words, whose })
  useEffect(() => {
    if (changes > 0) void reload()
  }, [changes, reload])
  const hrefOf = useRequestLink()
  return (
    <div className="grid gap-4">
      <search className="flex flex-wrap items-end gap-4">
        <TextField
          className="min-w-0 flex-1 basis-64"
          type="search"
          label={desk('search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <SelectField
          label={desk('whose')}
          value={whose}
          onChange={({ target }) => setWhose(WHOSE.find((one) => one === target.value) ?? 'all')}
        >
          {WHOSE.map((one) => (
            <option key={one} value={one}>
              {desk(`whose.${one}`)}
            </option>
          ))}
        </SelectField>
      </search>
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
                  <Marks request={request} isNew={fresh.has(request.id)} />
                </RequestRow>
              ))}
            </ul>
          )
        }
      </Awaited>
    </div>
  )
}

type InboxRequest = Output<typeof listInbox>['requests'][number]

/** What stands beside a conversation: that it is new or comes first, its tags, whose it is and who looks after it. */
function Marks({ request, isNew }: { request: InboxRequest; isNew: boolean }) {
  const t = useText(supportMessages)
  const desk = useText(deskMessages)
  const { isFirst, isWithAssistant, tags, email, assignee } = request
  return (
    <>
      {isNew ? <Badge tone="brand">{t('inbox.new')}</Badge> : null}
      {isFirst ? <Badge tone="signal">{t('inbox.first')}</Badge> : null}
      {isWithAssistant ? <Badge tone="neutral">{t('inbox.assistant')}</Badge> : null}
      {tags.map((tag) => (
        <Badge key={tag} tone="neutral">
          <bdi>{tag}</bdi>
        </Badge>
      ))}
      <bdi className="wrap-anywhere text-muted text-sm">{email}</bdi>
      {assignee === null ? null : (
        <span className="wrap-anywhere text-muted text-sm">{desk('assigned.to', { email: assignee })}</span>
      )}
    </>
  )
}

/** The address of a conversation on this page; the rest of the address stays. */
function useRequestLink(): (id: string) => string {
  const [path] = useLocation()
  const [parameters] = useSearchParams()
  return (id) => {
    const search = new URLSearchParams(parameters)
    search.set('request', id)
    return `${path}?${search}`
  }
}
