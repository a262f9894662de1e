import { assistantMessages, LONGEST_QUESTION } from '@tripwright/domain/assistant'
import Send from 'lucide-react/icons/send-horizontal'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

/** Where a question is written. Enter sends it, Shift and Enter begin a new line; a blank one is not sent. */
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
        maxLength={LONGEST_QUESTION}
        value={text}
        error={isRefused ? t('ask.empty') : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setRefused(false)
        }}
        onKeyDown={(event) => sendOnEnter(event, send)}
      />
      <Button type="submit" variant="destructive" className="justify-self-end mobile:justify-self-stretch">
        {t('ask.send')}
        <Send aria-hidden="true" className="rtl:-scale-x-100" />
      </Button>
    </form>
  )
}

/** Enter sends, unless it ends a word of an input method or comes with Shift. */
export function sendOnEnter(event: KeyboardEvent, send: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}
