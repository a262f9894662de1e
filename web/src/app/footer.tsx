import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { appMessages } from './app.messages.ts'

/** The foot of every page. */
export function Footer() {
  const t = useText(appMessages)
  return (
    <footer className="mt-auto border-ink border-t">
      <div className="graticule" />
      <div className="page flex flex-wrap items-center justify-between gap-4 py-8">
        <p className="max-w-prose text-muted">{t('footer.line')}</p>
        <nav aria-label={t('footer.pages')} className="flex flex-wrap gap-x-6">
          <FooterLink href="/" text={t('nav.home')} />
          <FooterLink href="/itinerary" text={t('nav.plan')} />
          <FooterLink href="/dashboard" text={t('nav.saved')} />
        </nav>
      </div>
    </footer>
  )
}

function FooterLink({ href, text }: { href: string; text: string }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center underline hover:text-brand">
      {text}
    </Link>
  )
}
