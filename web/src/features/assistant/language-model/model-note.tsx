import { languageModelMessages } from '@tripwright/domain/assistant/language-model'
import { removeStored, useStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SharedTrip } from './shared-trip.tsx'

const KEY = 'assistant-on-device'

/** Says where questions go when there is a model, and lets a person answer them on the device alone. */
export function ModelNote({ models }: { models: readonly string[] }) {
  const t = useText(languageModelMessages)
  const isOnDevice = useStored(KEY) !== null
  return (
    <>
      <p className="text-muted text-sm">{t('about', { models: models.join(', ') })}</p>
      <Checkbox
        label={t('onDevice')}
        hint={t('onDevice.hint')}
        checked={isOnDevice}
        onChange={({ target }) => (target.checked ? writeStored(KEY, 'true') : removeStored(KEY))}
      />
      {isOnDevice ? null : <SharedTrip />}
    </>
  )
}
