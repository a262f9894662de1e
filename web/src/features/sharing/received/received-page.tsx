import {
  type ReceivedText,
  receivedItem,
  receivedMessages,
  receivedWords,
} from '@tripwright/domain/sharing/received'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { loadImportPanel } from '#features/documents/import/index.ts'
import { SaveButton } from '#features/sharing/saved/index.ts'
import { saveAuthRedirect } from '#platform/auth-redirect.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useOnline } from '#platform/online.ts'
import { listReceived, type Received, readReceivedFile, removeReceived } from '#platform/received.ts'
import { useSession } from '#platform/session.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'

const ImportPanel = lazyPart(loadImportPanel)

const PROBLEMS = ['full', 'too-large', 'failed'] as const

/** What other apps shared with this one; each thing waits on the device until somebody chooses what to do with it. */
export function ReceivedPage() {
  const t = useText(receivedMessages)
  const [query] = useSearchParams()
  const problem = PROBLEMS.find((one) => one === query.get('problem'))
  const [received, setReceived] = useState<readonly Received[] | null>(null)
  const [reading, setReading] = useState<File | string | null>(null)
  const reload = useCallback(() => void listReceived().then(setReceived, () => setReceived([])), [])
  useEffect(reload, [reload])

  async function remove(id: string) {
    await removeReceived(id)
    toast(t('removed'))
    reload()
  }
  return (
    <PageFrame heading={t('heading')} lead={t('lead')}>
      <div className="grid max-w-200 gap-6">
        {problem ? (
          <p role="alert" className="border-signal border-s-4 bg-signal-wash p-3">
            {t(problem)}
          </p>
        ) : null}
        {received === null ? (
          <Loading label={t('loading')}>
            <Skeleton className="h-32" />
          </Loading>
        ) : received.length === 0 ? (
          <Nothing />
        ) : (
          <ul className="grid border-hairline border-b">
            {received.map((one) => (
              <ReceivedRow
                key={one.id}
                received={one}
                onRead={setReading}
                onRemove={() => void remove(one.id)}
              />
            ))}
          </ul>
        )}
      </div>
      {reading === null ? null : (
        <Suspense>
          <ImportPanel tripId={null} source={reading} onClose={() => setReading(null)} />
        </Suspense>
      )}
    </PageFrame>
  )
}

type RowProps = { received: Received; onRead: (source: File | string) => void; onRemove: () => void }

function ReceivedRow({ received, onRead, onRemove }: RowProps) {
  const t = useText(receivedMessages)
  const size = useSize()
  const { id, at, file } = received
  const words: ReceivedText = received
  const text = receivedWords(words)
  const item = receivedItem(words, id)

  async function read() {
    const source = file ? await readReceivedFile(received) : text
    if (source !== null) onRead(source)
  }
  return (
    <li className="grid gap-3 border-hairline border-t py-5">
      <p className="coordinate">{t('at', { at: new Date(at) })}</p>
      {file ? (
        <p className="wrap-anywhere font-semibold">
          <bdi>{file.name}</bdi> <span className="font-normal text-muted">{size(file.size)}</span>
        </p>
      ) : null}
      {text === '' ? null : (
        <p dir="auto" className="wrap-anywhere line-clamp-6 whitespace-pre-line">
          {text}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ReadButton onRead={() => void read()} />
        {item && !file ? <SaveButton item={item} /> : null}
        <Button variant="ghost" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
      <p className="text-muted text-sm">
        {t('read.hint')} {item && !file ? t('save.hint') : null}
      </p>
    </li>
  )
}

/** Only the server reads documents, for people with an account. */
function ReadButton({ onRead }: { onRead: () => void }) {
  const t = useText(receivedMessages)
  const isOnline = useOnline()
  const isGuest = useSession().state === 'signed-out'
  if (isGuest)
    return (
      <Link
        href="/auth"
        onClick={() => saveAuthRedirect('/received')}
        className={buttonClass({ variant: 'outline' })}
      >
        {t('read.sign-in')}
      </Link>
    )
  return isOnline ? (
    <Button onClick={onRead}>{t('read')}</Button>
  ) : (
    <p role="status" className="text-signal">
      {t('read.offline')}
    </p>
  )
}

function Nothing() {
  const t = useText(receivedMessages)
  return (
    <EmptyState
      title={t('empty.title')}
      art={<ContourArt lat={46.55} lon={7.98} variant="band" isUnmarked />}
      action={
        <Link href="/dashboard" className={buttonClass({ variant: 'secondary' })}>
          {t('empty.action')}
        </Link>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
