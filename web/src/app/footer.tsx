import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { appMessages } from './app.messages.ts'

/** Pages by what one looks for (specification section 2, "Shell"); a page enters its group when it exists. */
const GROUPS = [
  {
    title: 'footer.tools',
    links: [
      { href: '/itinerary', text: 'nav.plan' },
      { href: '/flights', text: 'nav.flights' },
      { href: '/accommodation-search', text: 'nav.hotels' },
      { href: '/car-rental', text: 'nav.cars' },
      { href: '/dashboard', text: 'nav.saved' },
      { href: '/download', text: 'footer.download' },
    ],
  },
  {
    title: 'footer.company',
    links: [
      { href: '/about', text: 'footer.about' },
      { href: '/blog', text: 'footer.blog' },
      { href: '/writers', text: 'footer.writers' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { href: '/terms-and-conditions', text: 'footer.terms' },
      { href: '/privacy-policy', text: 'footer.privacy' },
      { href: '/cookies-policy', text: 'footer.cookies' },
      { href: '/refund-policy', text: 'footer.refunds' },
    ],
  },
] as const

/** The foot of every page. */
export function Footer() {
  const t = useText(appMessages)
  return (
    <footer className="mt-auto border-ink border-t">
      <div className="graticule" />
      <div className="page flex flex-wrap justify-between gap-x-16 gap-y-6 py-8">
        <p className="max-w-64 py-2.5 text-muted">{t('footer.line')}</p>
        <nav aria-label={t('footer.pages')} className="flex flex-wrap gap-x-14 gap-y-6">
          {GROUPS.map(({ title, links }) => (
            <section key={title}>
              <h2 className="py-2.5 font-semibold text-base">{t(title)}</h2>
              <ul>
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      className="inline-flex min-h-11 items-center underline hover:text-brand"
                    >
                      {t(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </footer>
  )
}
