import type { Output } from '@tripwright/domain/base/contract'
import type { PostText } from '@tripwright/domain/site/blog'
import {
  findSuggestionModel,
  SUGGESTIONS,
  type SuggestionKind,
  staffPostsMessages,
  suggestPostText,
} from '@tripwright/domain/staff/posts'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PostPreview } from './post-preview.tsx'

const TIMEOUT_MS = 70_000

type SuggestionsProps = { text: PostText; onUse: (text: string, model: string) => void }
type Suggestion = Output<typeof suggestPostText>

/** Texts that a language model suggests for a post; nothing where none is set up. */
export function Suggestions({ text, onUse }: SuggestionsProps) {
  const { called } = useCall(findSuggestionModel, {})
  if (called.status !== 'ready' || called.value.model === null) return null
  return <Ask model={called.value.model} text={text} onUse={onUse} />
}

function Ask({ model, text, onUse }: SuggestionsProps & { model: string }) {
  const t = useText(staffPostsMessages)
  const [busy, setBusy] = useState<SuggestionKind | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null)

  async function ask(kind: SuggestionKind) {
    if (text.text.trim() === '') return setError(t('suggest.empty'))
    setBusy(kind)
    setError(null)
    const input = { kind, title: text.title, text: text.text }
    const response = await call(suggestPostText, input, { timeoutMs: TIMEOUT_MS })
    setBusy(null)
    if (response.ok) setSuggestion(response.value)
    else setError(response.message)
  }
  return (
    <section aria-labelledby="post-suggestions" className="grid gap-4 border-ink border-t pt-6">
      <h2 id="post-suggestions">{t('suggest.title')}</h2>
      <p className="max-w-prose text-muted">{t('suggest.hint', { model })}</p>
      <div className="flex flex-wrap gap-3">
        {SUGGESTIONS.map((kind) => (
          <Button
            key={kind}
            variant="outline"
            busy={busy === kind}
            disabled={busy !== null}
            onClick={() => void ask(kind)}
          >
            {t('suggest.kind', { kind })}
          </Button>
        ))}
      </div>
      <FormError text={error} />
      {suggestion ? (
        <Suggested
          suggestion={suggestion}
          text={text}
          onUse={() => {
            onUse(suggestion.text, suggestion.model)
            setSuggestion(null)
          }}
          onDrop={() => setSuggestion(null)}
        />
      ) : null}
    </section>
  )
}

type SuggestedProps = { suggestion: Suggestion; text: PostText; onUse: () => void; onDrop: () => void }

function Suggested({ suggestion, text, onUse, onDrop }: SuggestedProps) {
  const t = useText(staffPostsMessages)
  const { model, unknownFigures } = suggestion
  return (
    <div role="status" className="grid gap-4">
      <h3>{t('suggest.result', { model })}</h3>
      {unknownFigures.length > 0 ? (
        <p className="font-semibold">{t('suggest.figures', { figures: unknownFigures.join(' · ') })}</p>
      ) : null}
      <PostPreview text={{ ...text, text: suggestion.text }} name="post-suggestion" />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onUse}>{t('suggest.use')}</Button>
        <Button variant="ghost" onClick={onDrop}>
          {t('suggest.drop')}
        </Button>
      </div>
    </div>
  )
}
