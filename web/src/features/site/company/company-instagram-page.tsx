import { landingMessages } from '@tripwright/domain/site/company'
import { isSocialBrowser } from '@tripwright/domain/site/install'
import { Link } from 'wouter'
import { CopyLinkButton, ShareButton } from '#features/sharing/share/index.ts'
import { countInstallEvent } from '#features/site/install/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'

/** For a visitor from a post: what Tripwright is, how to leave a social app's browser, and first links. */
export function InstagramPage() {
  const t = useText(landingMessages)
  // The document is the same for everybody.
  const isInApp = useIsHydrated() && isSocialBrowser(navigator.userAgent)

  return (
    <div className="page grid gap-6 py-8 desktop:py-12">
      <header className="grid gap-3 border-ink border-b pb-4">
        <h1>{t('instagram.heading')}</h1>
        <p className="max-w-prose text-lg">{t('instagram.lead')}</p>
      </header>
      <div className="flex flex-wrap gap-3">
        <Link href="/itinerary" className={buttonClass()}>
          {t('instagram.plan')}
        </Link>
        <Link href="/download" className={buttonClass({ variant: 'outline' })}>
          {t('instagram.app')}
        </Link>
        <ShareButton />
      </div>
      {isInApp ? (
        <section className="neatline grid justify-items-start gap-2 p-5">
          <h2 className="text-xl">{t('instagram.in-app.title')}</h2>
          <p className="max-w-prose">{t('instagram.in-app.text')}</p>
          <CopyLinkButton
            label={t('instagram.in-app.copy')}
            onCopy={() => countInstallEvent('social-browser-attempts')}
          />
        </section>
      ) : null}
      <p>
        <Link href="/blog" className="inline-flex min-h-11 items-center underline hover:text-brand">
          {t('instagram.blog')}
        </Link>
      </p>
    </div>
  )
}
