import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { LateSection } from '#ui/late-section.tsx'
import { appMessages } from './app.messages.ts'
import { Brand } from './brand.tsx'
import { NAV_GROUPS } from './nav-groups.ts'

// Lazy, because few installations have any, and the footer is never the first thing in view.
const loadSocialLinks = () => import('./social-links.tsx').then(({ SocialLinks }) => SocialLinks)

const PAYMENTS = ['pay.cards', 'pay.wallets', 'pay.mobile'] as const

const LINK = 'inline-flex min-h-11 items-center py-1.5 underline decoration-hairline hover:decoration-brand'

/** The footer of every page. */
export function Footer() {
  const t = useText(appMessages)
  return (
    <footer className="mt-auto border-ink border-t">
      <div className="graticule" />
      <div className="page flex flex-wrap gap-x-16 gap-y-6 py-8">
        <div className="grid max-w-72 content-start gap-5">
          <div>
            <Brand />
            <p className="mt-2 text-muted">{t('footer.line')}</p>
          </div>
          <Payments />
          <LateSection load={loadSocialLinks} className="" waiting={null} failed={() => null} />
        </div>
        <nav
          aria-label={t('footer.pages')}
          className="grid min-w-[min(100%,22rem)] flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-10 gap-y-6"
        >
          {NAV_GROUPS.map(({ name, links }) => (
            <section key={name} className={name === 'tools' ? 'col-span-full md:col-span-2' : ''}>
              <h2 className="border-rule border-b py-2 text-base">{t(`group.${name}`)}</h2>
              <ul className={name === 'tools' ? 'grid grid-cols-2 gap-x-10 wrap-anywhere' : ''}>
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <Link href={href} className={LINK}>
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

// Kinds and no brands: the payment service decides which brands it accepts.
function Payments() {
  const t = useText(appMessages)
  return (
    <section>
      <h2 className="coordinate">{t('footer.payment')}</h2>
      <ul className="mt-2 flex flex-wrap gap-2 text-sm">
        {PAYMENTS.map((text) => (
          <li key={text} className="rounded-md border border-rule px-2 py-1">
            {t(text)}
          </li>
        ))}
      </ul>
    </section>
  )
}
