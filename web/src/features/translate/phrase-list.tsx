import { directionOf, type EnglishPhrase, type Phrase, translateMessages } from '@tripwright/domain/translate'
import Maximize from 'lucide-react/icons/maximize-2'
import Volume from 'lucide-react/icons/volume-2'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import type { Shown } from './recent.state.ts'
import { say, useHasVoice } from './voice.state.ts'

type PhraseListProps = {
  /** In English alone while those of the language are on their way. */
  phrases: readonly (Phrase | EnglishPhrase)[]
  /** The tag of the voice (BCP 47). */
  voice: string
  onShow: (shown: Shown) => void
}

/** Phrases in both languages, each to read out where there is a voice, and to show full screen. */
export function PhraseList({ phrases, voice, onShow }: PhraseListProps) {
  const t = useText(translateMessages)
  const hasVoice = useHasVoice(voice)
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-2 in-[aside]:grid-cols-1">
      {phrases.map((phrase) => (
        <li key={phrase.key} className="flex items-center gap-2 border-hairline border-t py-2">
          <div className="min-h-11 min-w-0 flex-1">
            <p className="text-muted text-sm">
              <bdi lang="en">{phrase.english}</bdi>
            </p>
            {'text' in phrase ? <Said phrase={phrase} voice={voice} /> : null}
          </div>
          {'text' in phrase && hasVoice ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('phrase.say', { text: phrase.english })}
              onClick={() => say(phrase.text, voice)}
            >
              <Volume aria-hidden="true" />
            </Button>
          ) : null}
          {'text' in phrase ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('phrase.show', { text: phrase.english })}
              onClick={() => onShow({ text: phrase.text, language: voice, english: phrase.english })}
            >
              <Maximize aria-hidden="true" />
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Said({ phrase, voice }: { phrase: Phrase; voice: string }) {
  const t = useText(translateMessages)
  return (
    <>
      <p className="font-display font-semibold text-lg">
        <bdi lang={voice} dir={directionOf(voice)}>
          {phrase.text}
        </bdi>
      </p>
      {phrase.romanised ? (
        <p className="text-sm italic">
          <bdi dir="ltr">{phrase.romanised}</bdi>
        </p>
      ) : null}
      {phrase.isUnsure ? <p className="text-xs">{t('phrase.check')}</p> : null}
    </>
  )
}
