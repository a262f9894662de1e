import {
  type BilingualPhrase,
  conversationMessages,
  directionOf,
} from '@tripwright/domain/translation/phrasebook'
import Mic from 'lucide-react/icons/mic'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Send from 'lucide-react/icons/send-horizontal'
import Square from 'lucide-react/icons/square'
import Volume from 'lucide-react/icons/volume-2'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type RecognitionCallbacks,
  speakText,
  startRecognition,
  useHasSpeechRecognition,
  useHasVoice,
} from '#features/assistant/language/index.ts'
import { ownNameOf } from '#platform/text/formatter.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type ConversationTurn, type SharedBook, translateTurn } from './translator.state.ts'

/** One of the two people: language, its name, and the tag (BCP 47) of its voice. */
export type ConversationSide = { language: string; name: string; voice: string }
type ConversationProps = {
  mine: ConversationSide
  other: ConversationSide
  book: SharedBook
  onClose: () => void
}

/** Two people share one device: each one's sentence appears on the other's half, in their language and in large type. */
export function Conversation({ mine, other, book, onClose }: ConversationProps) {
  const t = useText(conversationMessages)
  const [turns, setTurns] = useState<{ mine?: ConversationTurn; other?: ConversationTurn }>({})
  const [isTurned, setTurned] = useState(false)
  const canListen = useHasSpeechRecognition()
  // Each side sees the prompt "write here" in its own language.
  const prompt = book.phrases.find(({ key }) => key === 'write')

  async function speak(from: 'mine' | 'other', text: string): Promise<void> {
    const [speaker, hearer] = from === 'mine' ? [mine, other] : [other, mine]
    const pair = { from: speaker.language, to: hearer.language }
    const turn = await translateTurn(text, pair, book)
    setTurns((now) => ({ ...now, [from]: turn }))
    if (turn.kind === 'translated') speakText(turn.translated, hearer.voice)
  }

  return (
    <Dialog isOpen onDismiss={onClose} title={t('title')} closeLabel={t('close')} className="modal-whole">
      <div className="grid gap-6">
        <div className={isTurned ? 'rotate-180' : undefined}>
          <ConversationHalf
            side={other}
            turn={turns.mine}
            spoken={turns.other}
            prompt={prompt?.text}
            canListen={canListen}
            onSay={(text) => speak('other', text)}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-hairline border-y py-2 text-muted text-sm">
          <p className="max-w-prose">{t(canListen ? 'listen.note' : 'listen.missing')}</p>
          <Button variant="outline" size="sm" aria-pressed={isTurned} onClick={() => setTurned(!isTurned)}>
            <RotateCw aria-hidden="true" />
            {t('turn')}
          </Button>
        </div>
        <ConversationHalf
          side={mine}
          turn={turns.other}
          spoken={turns.mine}
          prompt={undefined}
          canListen={canListen}
          onSay={(text) => speak('mine', text)}
        />
      </div>
    </Dialog>
  )
}

type ConversationHalfProps = {
  side: ConversationSide
  /** The last turn of the other side, and the last turn of this side. */
  turn: ConversationTurn | undefined
  spoken: ConversationTurn | undefined
  /** The prompt to write, in the language of this half. */
  prompt: BilingualPhrase['text'] | undefined
  canListen: boolean
  onSay: (text: string) => Promise<void>
}

function ConversationHalf({ side, turn, spoken, prompt, canListen, onSay }: ConversationHalfProps) {
  const t = useText(conversationMessages)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(message: string): Promise<void> {
    if (message.trim() === '') return
    setBusy(true)
    await onSay(message.trim())
    setBusy(false)
    setText('')
  }
  return (
    <section className="grid gap-3" aria-label={side.name}>
      <TurnMessage side={side} turn={turn} prompt={prompt} />
      <form
        className="flex items-end gap-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void send(text)
        }}
      >
        <TextField
          className="min-w-0 flex-1"
          label={t('field.label', { language: side.name })}
          lang={side.language}
          dir={directionOf(side.language)}
          autoComplete="off"
          maxLength={500}
          placeholder={ownNameOf(side.language)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {canListen ? <ListenButton side={side} onText={setText} onSaid={(text) => void send(text)} /> : null}
        <Button type="submit" size="icon" busy={isBusy} aria-label={t('send')}>
          <Send aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Button>
      </form>
      <p role="status" className="text-sm empty:hidden">
        {spoken ? t(`spoken.${spoken.kind}`, { said: spoken.text, meant: spoken.meant }) : null}
      </p>
    </section>
  )
}

type MessageProps = { side: ConversationSide; turn: ConversationTurn | undefined; prompt: string | undefined }

function TurnMessage({ side, turn, prompt }: MessageProps) {
  const t = useText(conversationMessages)
  const hasVoice = useHasVoice(side.voice)
  if (!turn || turn.kind === 'none')
    return (
      <div className="grid min-h-[20dvh] content-center gap-1">
        {prompt === undefined ? null : (
          <bdi lang={side.language} dir={directionOf(side.language)} className="text-2xl">
            {prompt}
          </bdi>
        )}
        <p className="text-muted text-sm">{t('waiting', { language: side.name })}</p>
      </div>
    )
  return (
    <div role="status" className="grid min-h-[20dvh] content-center gap-1">
      <p className="flex items-start justify-between gap-3">
        <bdi
          lang={side.language}
          dir={directionOf(side.language)}
          className="wrap-anywhere text-balance font-bold text-4xl leading-tight"
        >
          {turn.translated}
        </bdi>
        {hasVoice ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('say', { text: turn.translated })}
            onClick={() => speakText(turn.translated, side.voice)}
          >
            <Volume aria-hidden="true" />
          </Button>
        ) : null}
      </p>
      <p className="text-muted text-sm">{t(turn.kind === 'near' ? 'near' : 'machine')}</p>
    </div>
  )
}

type ListenProps = { side: ConversationSide; onText: (text: string) => void; onSaid: (text: string) => void }

/** Listens to one sentence, shows it while it is spoken, and passes it on. */
function ListenButton({ side, onText, onSaid }: ListenProps) {
  const t = useText(conversationMessages)
  const [stop, setStop] = useState<(() => void) | null>(null)
  const [trouble, setTrouble] = useState<Exclude<
    Parameters<RecognitionCallbacks['onEnd']>[0],
    'done'
  > | null>(null)
  const last = useRef('')
  useEffect(() => () => stop?.(), [stop])

  function start(): void {
    last.current = ''
    setTrouble(null)
    const end = startRecognition(side.voice, {
      onText: (text) => {
        last.current = text
        onText(text)
      },
      onEnd: (why) => {
        setStop(null)
        if (why === 'done') onSaid(last.current)
        else setTrouble(why)
      },
    })
    setStop(() => end)
  }
  return (
    <>
      <Button
        variant={stop ? 'destructive' : 'outline'}
        size="icon"
        aria-label={stop ? t('stop') : t('listen', { language: side.name })}
        onClick={() => (stop ? stop() : start())}
      >
        {stop ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
      </Button>
      {trouble ? (
        <p role="status" className="max-w-40 text-sm">
          {t(`listen.${trouble}`)}
        </p>
      ) : null}
    </>
  )
}
