import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { appMessages } from './app.messages.ts'

/** The compass mark and the name; links to the home page. The mark is that of public/icon.svg without its background. */
export function Brand() {
  const t = useText(appMessages)
  return (
    <Link
      href="/"
      aria-label={t('nav.brand')}
      className="inline-flex min-h-11 items-center gap-2 font-bold font-display text-lg"
    >
      <svg
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="size-8 text-brand"
      >
        <path d="M16 2.5c8.5 0 13.8 5.2 13.5 13.2C29.2 24.2 24 29.5 15.5 29.5 7.4 29.5 2.3 24 2.5 15.6 2.7 7.5 8 2.5 16 2.5z" />
        <path d="M16.2 7c5.7 0 9.1 3.6 8.9 9-.2 5.6-3.8 9.1-9.3 9-5.4-.1-8.9-3.7-8.8-9.2C7.1 10.4 10.7 7 16.2 7z" />
        <path d="M20 10.7l-1.9 7.4-4.4-4.2z" fill="currentColor" stroke="none" />
        <path d="M12 21.3l1.7-7.4 4.4 4.2z" />
      </svg>
      <span aria-hidden="true" className="brand-name">
        {t('product')}
      </span>
    </Link>
  )
}
