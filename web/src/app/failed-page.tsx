import { useEffect } from 'react'
import { useOnline } from '#platform/online.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { appMessages } from './app.messages.ts'

type FailedPageProps = {
  /** `failed`: it threw while rendering. `not-loaded`: its code could not be loaded. */
  reason: 'failed' | 'not-loaded'
  onRetry: () => void
}

/** Replaces a page that failed: says what happened, what was saved, and what the reader can do. */
export function FailedPage({ reason, onRetry }: FailedPageProps) {
  const t = useText(appMessages)
  const isOnline = useOnline()
  const kind = reason === 'failed' ? 'failed' : isOnline ? 'failed.load' : 'failed.offline'
  const heading = t(`${kind}.heading`)
  // The head of a page is set once it is loaded: until then the tab would have the name of the page before.
  useEffect(() => {
    document.title = heading
  }, [heading])

  return (
    <section className="page grid content-start justify-items-start gap-4 py-16" role="alert">
      <h1>{heading}</h1>
      <p className="max-w-prose text-muted">{t(`${kind}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t('failed.retry')}</Button>
        <Button variant="outline" onClick={() => location.reload()}>
          {t('failed.reload')}
        </Button>
      </div>
    </section>
  )
}
