import { readTripChange } from '@tripwright/domain/assistant/conversation'
import {
  CHANGE_EXAMPLES,
  type ChangeArguments,
  planChangesMessages,
} from '@tripwright/domain/assistant/plan-changes'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'
import { SentenceChips } from './change-question.tsx'
import { TripProposal } from './trip-proposal.tsx'

const MAX_LENGTH = 300

type ChangeBoxProps = {
  trip: ReturnType<typeof useOpenedTrip>
  name: string
  /** Called when it is done with, accepted or closed. */
  onClose: () => void
}
/** A sentence that was sent, and the change that it asks for; null where it asks for none. */
type AskedChange = { id: number; text: string; change: ChangeArguments | null }

/** A change of the trip on the screen in words, and what it would do by stop. */
export function ChangeBox({ trip, name, onClose }: ChangeBoxProps) {
  const t = useText(planChangesMessages)
  const [text, setText] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const [asked, setAsked] = useState<AskedChange | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  function ask(typed: string): void {
    const sentence = typed.trim()
    setText(sentence)
    setIsRefused(sentence === '')
    if (sentence === '') return
    const change = readTripChange(sentence, today())
    setAsked((before) => ({ id: (before?.id ?? 0) + 1, text: sentence, change }))
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    ask(text)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.shiftKey) return
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    ask(text)
  }
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="sr-only">{t('box.title')}</h2>
      <form ref={form} onSubmit={submit} className="neatline grid gap-3 bg-sheet p-4 md:p-5">
        <TextareaField
          label={t('box.label')}
          hint={t('box.hint')}
          lang="en"
          maxLength={MAX_LENGTH}
          value={text}
          error={isRefused ? t('box.empty') : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setIsRefused(false)
          }}
          onKeyDown={onKeyDown}
        />
        {asked === null ? <SentenceChips texts={CHANGE_EXAMPLES} onAsk={ask} /> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{t('box.show')}</Button>
          <Button variant="ghost" onClick={onClose}>
            {t('box.close')}
          </Button>
        </div>
      </form>
      <div role="status" className="grid min-w-0 gap-3 empty:hidden">
        {asked && asked.change === null ? <NoChange text={asked.text} onAsk={ask} /> : null}
      </div>
      {asked?.change ? (
        <TripProposal
          key={asked.id}
          change={asked.change}
          outcome={null}
          onOutcome={(outcome) => {
            if (outcome === 'undone') toast(t('undone'))
            else onClose()
          }}
          onAsk={ask}
          trip={trip}
          name={name}
        />
      ) : null}
    </div>
  )
}

/** A sentence that asks for no change of a trip, with some that do and the page that reads others. */
function NoChange({ text, onAsk }: { text: string; onAsk: (text: string) => void }) {
  const t = useText(planChangesMessages)
  return (
    <>
      <p>{t('box.unclear')}</p>
      <SentenceChips texts={CHANGE_EXAMPLES} onAsk={onAsk} />
      <Link
        href={`/assistant?q=${encodeURIComponent(text)}`}
        className={buttonClass({ variant: 'link' }, 'justify-self-start')}
      >
        {t('box.assistant')}
      </Link>
    </>
  )
}
