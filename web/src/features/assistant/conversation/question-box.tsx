import { assistantMessages } from '@tripwright/domain/assistant/conversation'
import { MAX_QUESTION_LENGTH } from '@tripwright/domain/assistant/language'
import Mic from 'lucide-react/icons/mic'
import Send from 'lucide-react/icons/send-horizontal'
import Square from 'lucide-react/icons/square'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import {
  type RecognitionCallbacks,
  startRecognition,
  useHasSpeechRecognition,
} from '#features/assistant/language/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

/** The field for a question. Enter sends it, Shift and Enter start a new line; a blank one is not sent. */
export function QuestionBox({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useText(assistantMessages)
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const canListen = useHasSpeechRecognition()

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
      <div className="flex items-start justify-end gap-2">
        {canListen ? <VoiceButton onText={setText} /> : null}
        <Button type="submit" variant="destructive" className="mobile:flex-1">
          {t('ask.send')}
          <Send aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      </div>
    </form>
  )
}

/** Types the user's speech into the box, in the browser's language, for review before sending. */
function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const t = useText(assistantMessages)
  const [stop, setStop] = useState<(() => void) | null>(null)
  const [trouble, setTrouble] = useState<Exclude<
    Parameters<RecognitionCallbacks['onEnd']>[0],
    'done'
  > | null>(null)
  useEffect(() => () => stop?.(), [stop])

  function start(): void {
    setTrouble(null)
    const onEnd: RecognitionCallbacks['onEnd'] = (why) => {
      setStop(null)
      setTrouble(why === 'done' ? null : why)
    }
    const end = startRecognition(navigator.language, { onText, onEnd })
    setStop(() => end)
  }
  return (
    <>
      <p role="status" className="min-w-0 flex-1 text-muted text-sm">
        {trouble ? t(`ask.listen.${trouble}`) : t('ask.listen.note')}
      </p>
      <Button
        variant={stop ? 'destructive' : 'outline'}
        size="icon"
        aria-label={t(stop ? 'ask.listen.stop' : 'ask.listen')}
        onClick={() => (stop ? stop() : start())}
      >
        {stop ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
      </Button>
    </>
  )
}

/** Enter sends, unless an input method is composing or Shift is pressed. */
export function sendOnEnter(event: KeyboardEvent, send: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}
