import { linksMessages } from '@tripwright/domain/links'
import { FREE_LIMITS } from '@tripwright/domain/usage'
import Check from 'lucide-react/icons/check'
import ExternalLink from 'lucide-react/icons/external-link'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'

/** Where a checked search goes on: our own counting address, and who is behind it. */
export type Leaving = { path: string; partner: string }
/** What is wrong, in words, by field. */
export type Errors = Partial<Record<string, string>>

type SearchFormProps = {
  label: string
  submitLabel: string
  /** What is said when the partner cannot be opened. */
  failed: string
  errors: Errors
  /** Why the server sent the browser back here. */
  refused: string | null
  /** Checks what was filled in; null when something is wrong, and is now in `errors`. */
  onSubmit: () => Leaving | null
  /** A second way on, beside the first. */
  extra?: (leave: (leaving: Leaving | null) => void) => ReactNode
  children: ReactNode
}

type Notice = 'offline' | 'failed' | Leaving | null

/** A search that goes on at a booking site, in a new tab: what was typed stays, and what fails says what to do. */
export function SearchForm(props: SearchFormProps) {
  const { label, submitLabel, failed, errors, refused, onSubmit, extra, children } = props
  const t = useText(linksMessages)
  const [notice, setNotice] = useState<Notice>(null)
  const form = useRef<HTMLFormElement>(null)
  const isToShow = useRef(false)
  const wrong = Object.keys(errors).length

  useEffect(() => {
    if (!isToShow.current || Object.keys(errors).length === 0) return
    isToShow.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  function leave(leaving: Leaving | null): void {
    isToShow.current = leaving === null
    setNotice(leaving && open(leaving))
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
      {wrong === 0 && refused !== null ? <Refusal code={refused} failed={failed} /> : null}
      {children}
      <div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="destructive" size="lg" className="mobile:flex-1">
            {submitLabel}
            <ExternalLink aria-hidden="true" />
          </Button>
          {extra?.(leave)}
        </div>
        <div role="status" className="*:mt-5">
          {notice === 'offline' || notice === 'failed' ? (
            <Warning>{notice === 'offline' ? t('offline') : failed}</Warning>
          ) : null}
          {notice !== null && typeof notice === 'object' ? <Opened {...notice} /> : null}
        </div>
      </div>
    </form>
  )
}

function Opened({ path, partner }: Leaving) {
  const t = useText(linksMessages)
  return (
    <div className="grid gap-1 border-brand border-s-4 bg-wash p-3">
      <p className="flex gap-2">
        <Check aria-hidden="true" className="mt-1 size-5 text-brand" />
        {t('opened', { partner })}
      </p>
      <p className="text-sm">
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'link', size: 'sm' })}
        >
          {t('opened.again')}
        </a>{' '}
        {t('opened.counts', { limit: FREE_LIMITS.search_requests })}
      </p>
    </div>
  )
}

type WarningProps = { children: ReactNode; advice?: string; role?: 'alert' }

function Warning({ children, advice, role }: WarningProps) {
  return (
    <div role={role} className="flex gap-2 border-signal border-s-4 bg-signal-wash p-3">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 text-signal" />
      <div>
        <p>{children}</p>
        {advice === undefined ? null : <p>{advice}</p>}
      </div>
    </div>
  )
}

/** Why the server sent the browser back (specification section 8, "Search"), and what to do about it. */
function Refusal({ code, failed }: { code: string; failed: string }) {
  const t = useText(linksMessages)
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

// A click on a link, within the person's own click: no pop-up blocker is in the way (decisions.md, "Counting").
function open(leaving: Leaving): Notice {
  if (!navigator.onLine) return 'offline'
  try {
    const link = document.createElement('a')
    Object.assign(link, { href: leaving.path, target: '_blank', rel: 'noopener' })
    link.click()
    return leaving
  } catch {
    return 'failed'
  }
}
