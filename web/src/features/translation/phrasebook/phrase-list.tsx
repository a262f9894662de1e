import {
  type BilingualPhrase,
  directionOf,
  type EnglishPhrase,
  translateMessages,
} from '@tripwright/domain/translation/phrasebook'
import Maximize from 'lucide-react/icons/maximize-2'
import Volume from 'lucide-react/icons/volume-2'
import { speakText, useHasVoice } from '#features/assistant/language/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import type { ShownPhrase } from './recent-phrases.state.ts'

type PhraseListProps = {
  /** In English only while the language loads. */
  phrases: readonly (BilingualPhrase | EnglishPhrase)[]
  /** The reader's language: English where their own has no phrasebook here. */
  own: string
  /** The tag of the voice (BCP 47). */
  voice: string
  onShow: (phrase: ShownPhrase) => void
}

/** Phrases in both languages, each with buttons to read it aloud, where there is a voice, and to show it full screen. */
export function PhraseList({ phrases, own, voice, onShow }: PhraseListProps) {
  const t = useText(translateMessages)
  const hasVoice = useHasVoice(voice)
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 md:[&:not([data-narrow]_*)]:grid-cols-2">
      {phrases.map((phrase) => (
        <li key={phrase.key} className="flex items-center gap-2 border-hairline border-t py-2">
          <div className="min-h-11 min-w-0 flex-1">
            <p className="text-muted text-sm">
              {'own' in phrase ? <bdi lang={own}>{phrase.own}</bdi> : <bdi lang="en">{phrase.english}</bdi>}
            </p>
            {'own' in phrase ? <PhraseText phrase={phrase} voice={voice} /> : null}
          </div>
          {'own' in phrase && hasVoice ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('phrase.say', { text: phrase.own })}
              onClick={() => speakText(phrase.text, voice)}
            >
              <Volume aria-hidden="true" />
            </Button>
          ) : null}
          {'own' in phrase ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('phrase.show', { text: phrase.own })}
              onClick={() => onShow({ text: phrase.text, language: voice, english: phrase.own })}
            >
              <Maximize aria-hidden="true" />
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function PhraseText({ phrase, voice }: { phrase: BilingualPhrase; voice: string }) {
  const t = useText(translateMessages)
  return (
    <>
      <p className="font-bold text-lg">
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
