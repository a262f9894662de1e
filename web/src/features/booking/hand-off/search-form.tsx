import { handOffMessages } from '@tripwright/domain/booking/hand-off'
import { FREE_LIMITS } from '@tripwright/domain/plans/usage'
import ExternalLink from 'lucide-react/icons/external-link'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { HandOffNotice, type PartnerHandOff, usePartnerHandOff, Warning } from './partner-hand-off.tsx'

/** The error texts by field. */
export type SearchFormErrors = Partial<Record<string, string>>

type SearchFormProps = {
  label: string
  submitLabel: string
  /** The message when the partner's site cannot be opened. */
  failed: string
  errors: SearchFormErrors
  /** The reason why the server sent the browser back. */
  refused: string | null
  /** Validates the form; null when it is invalid, which `errors` then shows. */
  onSubmit: () => PartnerHandOff | null
  /** A second action beside the first. */
  extra?: (leave: (leaving: PartnerHandOff | null) => void) => ReactNode
  children: ReactNode
}

/** The form of a search that continues at a booking site in a new tab: its input stays, and a failure shows a remedy. */
export function SearchForm(props: SearchFormProps) {
  const { label, submitLabel, failed, errors, refused, onSubmit, extra, children } = props
  const t = useText(handOffMessages)
  const [notice, open] = usePartnerHandOff()
  const form = useRef<HTMLFormElement>(null)
  const isToShow = useRef(false)
  const wrong = Object.keys(errors).length

  useEffect(() => {
    if (!isToShow.current || Object.keys(errors).length === 0) return
    isToShow.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  function leave(leaving: PartnerHandOff | null): void {
    isToShow.current = leaving === null
    open(leaving)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    leave(onSubmit())
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={submit}
      className="neatline grid gap-5 bg-sheet p-4 md:p-6"
    >
      {wrong > 0 ? (
        <Warning role="alert" advice={t('error.summary', { count: wrong })}>
          {t('refused.bad-input')}
        </Warning>
      ) : null}
      {wrong === 0 && refused !== null ? <HandOffRefusal code={refused} failed={failed} /> : null}
      {children}
      <div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="destructive" size="lg" className="mobile:flex-1">
            {submitLabel}
            <ExternalLink aria-hidden="true" />
          </Button>
          {extra?.(leave)}
        </div>
        <HandOffNotice notice={notice} failed={failed} />
      </div>
    </form>
  )
}

/** The reason why the server sent the browser back (specification section 8, "Search"), with a remedy. */
function HandOffRefusal({ code, failed }: { code: string; failed: string }) {
  const t = useText(handOffMessages)
  if (code === 'limit-reached' || code === 'unavailable') {
    const limit = FREE_LIMITS.search_requests
    return (
      <Warning role="alert">
        {code === 'unavailable' ? failed : t('refused.limit-reached', { limit })}
      </Warning>
    )
  }
  const key = code === 'bad-input' ? 'refused.bad-input' : 'refused.other'
  return (
    <Warning role="alert" advice={t(`${key}.advice`)}>
      {t(key)}
    </Warning>
  )
}
