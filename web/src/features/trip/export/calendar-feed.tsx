import type { Output } from '@tripwright/domain/base/contract'
import { calendarFeedMessages, type getTripFeed, type makeTripFeed } from '@tripwright/domain/trip/export'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useId, useState } from 'react'
import type { CallOutcome } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import type { CallState } from '#platform/use-call.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'

type Feed = Output<typeof getTripFeed>
type CalendarFeedProps = {
  title: string
  about: ReactNode
  called: CallState<Feed>
  failure: string
  onRetry: () => void
  onMake: () => Promise<CallOutcome<Output<typeof makeTripFeed>>>
  onEnd: () => Promise<CallOutcome<Feed>>
  onChange: (feed: Feed) => void
}

/** One address: made, renewed after a second yes, removed; it can be read only right after it was made. */
export function CalendarFeed(props: CalendarFeedProps) {
  const { title, about, called, failure, onRetry, onMake, onEnd, onChange } = props
  const t = useText(calendarFeedMessages)
  const id = useId()
  const [url, setUrl] = useState<string | null>(null)
  const [step, setStep] = useState<'asking' | 'busy' | null>(null)

  async function make() {
    setStep('busy')
    const answer = await onMake()
    setStep(null)
    if (!answer.ok) return void toast(t('not-done'), { description: answer.message, kind: 'error' })
    setUrl(answer.value.url)
    onChange({ feed: answer.value.feed })
  }
  async function end() {
    setStep('busy')
    const answer = await onEnd()
    setStep(null)
    if (!answer.ok) return void toast(t('not-done'), { description: answer.message, kind: 'error' })
    setUrl(null)
    onChange(answer.value)
    toast(t('ended'))
  }
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <p className="wrap-anywhere text-muted text-sm">{about}</p>
      </div>
      {called.status === 'loading' ? (
        <Loading label={t('loading')}>
          <Skeleton className="h-11" />
        </Loading>
      ) : null}
      {called.status === 'failed' ? (
        <>
          <p role="alert">{failure}</p>
          <Button variant="outline" className="justify-self-start" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      ) : null}
      {url === null ? null : <NewAddress url={url} />}
      {called.status === 'ready' ? (
        <FeedActions
          feed={called.value.feed}
          step={step}
          onAsk={(isAsking) => setStep(isAsking ? 'asking' : null)}
          onMake={() => void make()}
          onEnd={() => void end()}
        />
      ) : null}
    </section>
  )
}

type FeedActionsProps = Feed & {
  step: 'asking' | 'busy' | null
  onAsk: (isAsking: boolean) => void
  onMake: () => void
  onEnd: () => void
}

function FeedActions({ feed, step, onAsk, onMake, onEnd }: FeedActionsProps) {
  const t = useText(calendarFeedMessages)
  const isBusy = step === 'busy'
  if (feed === null)
    return (
      <Button className="justify-self-start" busy={isBusy} onClick={onMake}>
        {t('make')}
      </Button>
    )
  if (step === 'asking')
    return (
      <div className="grid gap-2" role="alert">
        <p>{t('renew.ask')}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onMake}>{t('renew.yes')}</Button>
          <Button variant="outline" onClick={() => onAsk(false)}>
            {t('renew.no')}
          </Button>
        </div>
      </div>
    )
  const read = feed.readAt === null ? t('unread') : t('read', { date: new Date(feed.readAt) })
  return (
    <>
      <p className="text-sm">{`${t('made', { date: new Date(feed.madeAt) })}, ${read}`}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" busy={isBusy} onClick={() => onAsk(true)}>
          {t('renew')}
        </Button>
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={onEnd}>
          {t('end')}
        </Button>
      </div>
    </>
  )
}

function NewAddress({ url }: { url: string }) {
  const t = useText(calendarFeedMessages)
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    if (isCopied) toast(t('copied'), { kind: 'success' })
    else toast(t('copied.not'), { kind: 'error' })
  }
  return (
    <div className="grid gap-3 border-brand border-s-4 bg-wash p-4">
      <p role="status" className="font-semibold">
        {t('new.title')}
      </p>
      <TextField
        label={t('new.address')}
        hint={t('new.hint')}
        type="url"
        readOnly={true}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        {/* Programs of calendars answer to this scheme. */}
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({})}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {t('open')}
        </a>
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}
