import { homeMessages, typedAt } from '@tripwright/domain/site/home'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

const EXAMPLES = ['ask.example.1', 'ask.example.2', 'ask.example.3', 'ask.example.4'] as const
const POPULAR = ['ask.popular.1', 'ask.popular.2', 'ask.popular.3', 'ask.popular.4'] as const
const TICK_MS = 100

/** A question for the assistant, which gets it as `q` in its address (specification section 2, "AI assistant box"). */
export function AskBox() {
  const t = useText(homeMessages)
  const [, navigate] = useLocation()
  const [query, setQuery] = useState('')
  const [isFocused, setIsFocused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const example = useTypedExample(
    EXAMPLES.map((key) => t(key)),
    isFocused || query !== '',
  )
  const question = query.trim()

  function send(): void {
    if (question === '') return
    navigate(`/assistant?q=${encodeURIComponent(question)}`)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    send()
  }

  function handleKey(event: KeyboardEvent): void {
    // Enter belongs to the input method while a syllable is being composed.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function choose(text: string): void {
    setQuery(text)
    form.current?.querySelector('textarea')?.focus()
  }

  return (
    <form ref={form} onSubmit={submit} className="neatline grid gap-4 p-5 md:p-7">
      <h2>{t('ask.heading')}</h2>
      <div className="grid items-end gap-3 md:grid-cols-[1fr_auto]">
        <TextareaField
          label={t('ask.label')}
          name="q"
          // A two-line example must not push the page down.
          className="two-lines"
          value={query}
          placeholder={example}
          enterKeyHint="send"
          maxLength={2000}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={handleKey}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
        />
        <Button type="submit" size="lg" disabled={question === ''}>
          {t('ask.send')}
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <span className="coordinate pe-1">{t('ask.popular')}</span>
        {POPULAR.map((key) => (
          <Button key={key} variant="outline" size="sm" onClick={() => choose(t(key))}>
            {t(key)}
          </Button>
        ))}
      </p>
    </form>
  )
}

/**
 * Animates typing of one example after the other; while the user types and under reduced motion it shows only the first, in
 * full.
 */
function useTypedExample(examples: readonly string[], isStill: boolean): string {
  const [first = ''] = examples
  // The document shows the first one in full: the animation continues from there.
  const [ms, setMs] = useState(Array.from(first).length * TICK_MS)
  useEffect(() => {
    if (isStill || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => document.hidden || setMs((now) => now + TICK_MS), TICK_MS)
    return () => clearInterval(timer)
  }, [isStill])
  return isStill ? first : typedAt(examples, ms)
}
