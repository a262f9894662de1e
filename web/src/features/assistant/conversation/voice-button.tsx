import { assistantMessages } from '@tripwright/domain/assistant/conversation'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useEffect, useState } from 'react'
import {
  type RecognitionCallbacks,
  startRecognition,
  useHasSpeechRecognition,
} from '#features/assistant/language/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'

type VoiceButtonProps = { onText: (text: string) => void }

/** Types the user's speech into the box, in the browser's language, for review before sending; nothing where it cannot. */
export function VoiceButton({ onText }: VoiceButtonProps) {
  return useHasSpeechRecognition() ? <Listening onText={onText} /> : null
}

function Listening({ onText }: VoiceButtonProps) {
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
      <p role="status" className="min-w-0 flex-1 text-muted text-sm mobile:order-last mobile:basis-full">
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
