import { listMailings, type Mailing, mailingsMessages } from '@tripwright/domain/staff/campaigns'
import { useEffect, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { type MailingDraft, makeDraft, readSavedDraft, saveDraft } from './mailing-draft.state.ts'
import { MailingEditor } from './mailing-editor.tsx'
import { MailingRow } from './mailing-row.tsx'
import { OpenMailing } from './open-mailing.tsx'

const [PAGE, MAX_ROWS] = [25, 100]
const POLL_INTERVAL_MS = 10_000

/** Staff write newsletters to the subscribers here, and see the results. */
export function MailingsTab() {
  const t = useText(mailingsMessages)
  // Restores input that a reload interrupted.
  const [draft, setDraft] = useState<MailingDraft | null>(readSavedDraft)
  const [openId, setOpenId] = useState<string | null>(null)

  function close() {
    saveDraft(null)
    setDraft(null)
    setOpenId(null)
  }
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{t('lead')}</p>
      {draft === null && openId === null ? (
        <>
          <Button className="justify-self-start" onClick={() => setDraft(makeDraft())}>
            {t('new')}
          </Button>
          <List onOpen={setOpenId} />
        </>
      ) : (
        <>
          <Button variant="ghost" className="justify-self-start" onClick={close}>
            {t('back')}
          </Button>
          {draft === null ? (
            <OpenMailing key={openId} id={openId ?? ''} onGone={close} />
          ) : (
            <MailingEditor initial={draft} isSaved={false} onGone={close} />
          )}
        </>
      )}
    </div>
  )
}

function List({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useText(mailingsMessages)
  const [limit, setLimit] = useState(PAGE)
  const { called, reload } = useCall(listMailings, { limit })
  const mailings = called.status === 'ready' ? called.value.mailings : []
  const isUnderWay = mailings.some(isInProgress)

  // Polls the figures of a running mailing while the page is visible.
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => document.hidden || void reload(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, reload])

  return (
    <Awaited
      called={called}
      loadingLabel={t('loading')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {({ isMore }) =>
        mailings.length === 0 ? (
          <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
        ) : (
          <section className="grid gap-3">
            <h2>{t('list')}</h2>
            <ul>
              {mailings.map((mailing) => (
                <MailingRow
                  key={mailing.id}
                  mailing={mailing}
                  onOpen={() => onOpen(mailing.id)}
                  onChanged={() => void reload()}
                />
              ))}
            </ul>
            {isMore && limit < MAX_ROWS ? (
              <Button variant="outline" className="justify-self-start" onClick={() => setLimit(MAX_ROWS)}>
                {t('more')}
              </Button>
            ) : null}
          </section>
        )
      }
    </Awaited>
  )
}

const isInProgress = ({ state }: Mailing) => state === 'scheduled' || state === 'sending'
