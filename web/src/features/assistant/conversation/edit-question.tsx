import { assistantMessages } from '@tripwright/domain/assistant/conversation'
import { useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { sendOnEnter } from './question-box.tsx'

type EditProps = { text: string; onSend: (text: string) => void; onCancel: () => void }

/** The field in which a question is changed and asked again. */
export function EditQuestion({ text, onSend, onCancel }: EditProps) {
  const t = useText(assistantMessages)
  const [draft, setDraft] = useState(text)
  const [isRefused, setRefused] = useState(false)

  function send(): void {
    if (draft.trim() === '') setRefused(true)
    else onSend(draft)
  }
  return (
    <div className="grid gap-3">
      <TextareaField
        label={t('turn.edit.label')}
        value={draft}
        error={isRefused ? t('ask.empty') : undefined}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={(event) => sendOnEnter(event, send)}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={send}>{t('turn.edit.send')}</Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('turn.edit.cancel')}
        </Button>
      </div>
    </div>
  )
}
