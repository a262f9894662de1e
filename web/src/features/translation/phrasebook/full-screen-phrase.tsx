import { directionOf, translateMessages } from '@tripwright/domain/translation/phrasebook'
import Volume from 'lucide-react/icons/volume-2'
import { speakText, useHasVoice } from '#features/assistant/language/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { ShownPhrase } from './recent-phrases.state.ts'

/** A text over the whole screen, to show to another person. */
export function FullScreenPhrase({ phrase, onClose }: { phrase: ShownPhrase; onClose: () => void }) {
  const t = useText(translateMessages)
  const hasVoice = useHasVoice(phrase.language)
  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title={t('card.title')}
      description={phrase.english}
      closeLabel={t('card.close')}
      className="modal-whole"
      actions={
        hasVoice ? (
          <Button onClick={() => speakText(phrase.text, phrase.language)}>
            <Volume aria-hidden="true" />
            {t('card.say')}
          </Button>
        ) : null
      }
    >
      <p
        lang={phrase.language}
        dir={directionOf(phrase.language)}
        className={`grid min-h-[60dvh] place-content-center text-balance text-center font-bold leading-tight wrap-anywhere ${sizeOf(phrase.text)}`}
      >
        {phrase.text}
      </p>
    </Dialog>
  )
}

/** The largest font size at which the text fits on the screen, to be read at arm's length. */
function sizeOf(text: string): string {
  if (text.length <= 24) return 'text-[clamp(3rem,14vmin,9rem)]'
  return text.length <= 80 ? 'text-[clamp(2.25rem,9vmin,6rem)]' : 'text-4xl'
}
