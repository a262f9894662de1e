import { Link, useLocation } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { notFoundMessages } from './not-found.messages.ts'

/** The page for an address without a route. */
export function NotFoundPage() {
  const t = useText(notFoundMessages)
  const [path] = useLocation()

  return (
    <section className="page grid content-start justify-items-start gap-4 py-16">
      <p className="coordinate">404</p>
      <h1>{t('heading')}</h1>
      <p className="max-w-prose text-muted wrap-anywhere">{t('text', { path })}</p>
      <Link href="/" className={buttonClass()}>
        {t('home')}
      </Link>
    </section>
  )
}
