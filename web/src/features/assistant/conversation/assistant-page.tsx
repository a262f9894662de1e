import type { QuestionTurn } from '@tripwright/domain/assistant/chat-history'
import { assistantMessages } from '@tripwright/domain/assistant/conversation'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  addTurn,
  ConversationList,
  replaceTurn,
  startConversations,
  useConversations,
} from '#features/assistant/chat-history/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { QuestionBox } from './question-box.tsx'
import { TurnView } from './turn-view.tsx'

const UsageBanner = lazyPart(() =>
  import('#features/plans/usage/index.ts').then(({ UsageBanner }) => UsageBanner),
)

const ModelNote = lazyPart(() =>
  import('#features/assistant/language-model/index.ts').then(({ ModelNote }) => ModelNote),
)

const EXAMPLES = ['plan', 'hours', 'visa', 'climate', 'flights', 'money', 'places'] as const
const EXAMPLE_ART = { lat: 41.8902, lon: 12.4922 }

/** `/assistant`: questions in plain words, answered from our own facts; `?q=` asks the first question. */
export function AssistantPage() {
  const t = useText(assistantMessages)
  const conversations = useConversations()
  const [openId, setOpenId] = useState<string | null>(null)
  const { turns } = conversations.find(({ id }) => id === openId) ?? { turns: [] }

  function ask(text: string): void {
    setOpenId(addTurn(turns.length > 0 ? openId : null, makeTurn(text)))
  }
  useFirstQuestion((text) => setOpenId(addTurn(null, makeTurn(text))))
  // Without the part, which is not on every device with no network, the list is that of this device.
  useEffect(() => void startConversations().catch(() => undefined), [])

  return (
    <div className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(15rem,19rem)] lg:py-12">
      <header className="grid gap-2 lg:col-span-2">
        <h1>{t('heading')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
        {conversations.length > 0 ? (
          <a
            href="#conversations"
            className={buttonClass({ variant: 'link' }, 'justify-self-start ps-0 lg:hidden')}
          >
            {t('list.jump', { count: conversations.length })}
          </a>
        ) : null}
      </header>
      <div className="grid min-w-0 content-start gap-6">
        {/* The answers below have headings of the third level. */}
        {turns.length > 0 ? <h2 className="sr-only">{t('log.label')}</h2> : null}
        {/* Rendered even when empty: screen readers announce only changes of an existing live region. */}
        <section
          role="log"
          aria-label={t('log.label')}
          aria-live="polite"
          className="grid gap-6 empty:hidden"
        >
          {turns.map((turn, at) => (
            <TurnView
              key={turn.id}
              conversationId={openId ?? turn.id}
              turn={turn}
              earlier={turns.slice(0, at)}
              isLast={at === turns.length - 1}
              onAsk={ask}
              onEdit={(text) => openId && replaceTurn(openId, turn.id, makeTurn(text))}
            />
          ))}
        </section>
        {turns.length === 0 ? <Examples onPick={ask} /> : null}
        <QuestionBox onAsk={ask} />
        <Suspense>
          <UsageBanner variant="inline" type="ai_requests" />
        </Suspense>
      </div>
      <aside className="grid min-w-0 content-start gap-6">
        <Suspense>
          <ConversationList
            conversations={conversations}
            openId={turns.length > 0 ? openId : null}
            onOpen={setOpenId}
          />
        </Suspense>
        <section className="grid gap-2 border-hairline border-t pt-4">
          <h2 className="text-lg">{t('about.title')}</h2>
          <AboutAnswers />
          <p className="text-muted text-sm">{t('about.languages')}</p>
        </section>
      </aside>
    </div>
  )
}

/** Where answers come from: this device, or a model where the server has one. */
function AboutAnswers() {
  const t = useText(assistantMessages)
  const [models, setModels] = useState<readonly string[]>([])
  useEffect(() => {
    void import('#features/assistant/language-model/index.ts')
      .then(({ listModels }) => listModels())
      .then(setModels, () => undefined)
  }, [])
  return models.length > 0 ? (
    <Suspense>
      <ModelNote models={models} />
    </Suspense>
  ) : (
    <p className="text-muted text-sm">{t('about.text')}</p>
  )
}

function Examples({ onPick }: { onPick: (text: string) => void }) {
  const t = useText(assistantMessages)
  return (
    <EmptyState title={t('try.title')} art={<ContourArt {...EXAMPLE_ART} />}>
      <ul className="grid justify-items-start gap-1">
        {EXAMPLES.map((name) => (
          <li key={name}>
            <Button
              variant="link"
              size="default"
              className="justify-start ps-0 text-start"
              onClick={() => onPick(t(`try.${name}`))}
            >
              {t(`try.${name}`)}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}

function makeTurn(text: string): QuestionTurn {
  return {
    id: crypto.randomUUID(),
    text: text.trim(),
    askedOn: today(),
    at: 0,
    changedAt: 0,
    standing: 'new',
  }
}

/** Asks the question in the address once and removes it there, so that a reload does not ask again. */
function useFirstQuestion(onAsk: (text: string) => void): void {
  const isDone = useRef(false)
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    const url = new URL(location.href)
    const text = url.searchParams.get('q')?.trim()
    if (!text || isDone.current) return
    isDone.current = true
    url.searchParams.delete('q')
    history.replaceState(history.state, '', url)
    ask(text)
  }, [])
}
