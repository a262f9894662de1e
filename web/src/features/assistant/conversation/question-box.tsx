import { MAX_QUESTION_LENGTH } from '@tripwright/domain/assistant/chat-history'
import { assistantMessages } from '@tripwright/domain/assistant/conversation'
import Send from 'lucide-react/icons/send-horizontal'
import { type FormEvent, type KeyboardEvent, Suspense, useState } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

const VoiceButton = lazyPart(() => import('./voice-button.tsx').then(({ VoiceButton }) => VoiceButton))

/** The field for a question. Enter sends it, Shift and Enter start a new line; a blank one is not sent. */
export function QuestionBox({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useText(assistantMessages)
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)

  function send(): void {
    setRefused(text.trim() === '')
    if (text.trim() === '') return
    onAsk(text)
    setText('')
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={submit} aria-label={t('ask.label')} className="neatline grid gap-3 bg-sheet p-4">
      <TextareaField
        name="question"
        label={t('ask.label')}
        hint={t('ask.hint')}
        placeholder={t('ask.placeholder')}
        maxLength={MAX_QUESTION_LENGTH}
        value={text}
        error={isRefused ? t('ask.empty') : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setRefused(false)
        }}
        onKeyDown={(event) => sendOnEnter(event, send)}
      />
      <div className="flex items-start justify-end gap-2 mobile:flex-wrap">
        <Suspense>
          <VoiceButton onText={setText} />
        </Suspense>
        <Button type="submit" variant="destructive" className="mobile:flex-1">
          {t('ask.send')}
          <Send aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      </div>
    </form>
  )
}

/** Enter sends, unless an input method is composing or Shift is pressed. */
export function sendOnEnter(event: KeyboardEvent, send: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}
