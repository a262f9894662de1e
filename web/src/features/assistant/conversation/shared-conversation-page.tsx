import { sharedConversationMessages } from '@tripwright/domain/assistant/chat-history'
import { useMemo } from 'react'
import { Link, useLocation } from 'wouter'
import { ReportButton } from '#features/support/reports/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type OpenedConversation, toTurns, useSharedConversation } from './shared-conversation.state.ts'
import { SharedTurn } from './shared-turn.tsx'

const DEFAULT_ART = { lat: 41.8902, lon: 12.4922 }

/** `/shared-conversation`: a conversation for anybody with its link. The link's secret is the hash of the address. */
export function SharedConversationPage() {
  const t = useText(sharedConversationMessages)
  const { state, secret, reload } = useSharedConversation(t('link-dead'))
  if (state.status === 'loading')
    return (
      <div className="page grid min-h-dvh content-start gap-4 py-8">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="h-10" />
        <Skeleton className="h-64" />
      </div>
    )
  if (state.status === 'ready') return <SharedView {...state.opened} secret={secret} />
  const isDead = state.status === 'dead'
  return (
    <div className="page grid gap-6 py-8">
      <h1>{t(isDead ? 'dead.title' : 'failed.title')}</h1>
      <EmptyState
        title={t('breadcrumb')}
        art={<ContourArt {...DEFAULT_ART} />}
        action={
          isDead ? (
            <Link href="/assistant" className={buttonClass()}>
              {t('dead.action')}
            </Link>
          ) : (
            <Button onClick={() => void reload()}>{t('failed.action')}</Button>
          )
        }
      >
        {state.message}
      </EmptyState>
    </div>
  )
}

type ViewProps = OpenedConversation & { secret: string }

function SharedView({ secret, ...opened }: ViewProps) {
  const t = useText(sharedConversationMessages)
  const [, navigate] = useLocation()
  const { content } = opened
  const turns = useMemo(() => toTurns(content), [content])
  const ask = (text: string) => navigate(`/assistant?q=${encodeURIComponent(text)}`)
  const before = useMemo(() => turns.map((_, at) => turns.slice(0, at)), [turns])

  return (
    <div className="page grid min-h-dvh max-w-3xl content-start gap-8 py-8">
      <header className="grid gap-2">
        <h1 className="wrap-anywhere text-3xl max-sm:text-2xl">
          <bdi>{opened.content.title}</bdi>
        </h1>
        <p className="max-w-prose text-muted">
          {opened.isYours ? t('own') : t('lead', { date: new Date(opened.sharedAt) })}
        </p>
      </header>
      {turns.map((turn, at) => (
        <SharedTurn key={turn.id} turn={turn} earlier={before[at] ?? []} onAsk={ask} />
      ))}
      <footer className="grid justify-items-start gap-4 border-hairline border-t pt-4">
        <Link href="/assistant" className={buttonClass()}>
          {t('ask')}
        </Link>
        {opened.isYours ? null : <ReportButton kind="conversation" target={secret} />}
      </footer>
    </div>
  )
}
