import { landingMessages } from '@tripwright/domain/site/company'
import { Link, useSearch } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { parseRedirectTarget } from './redirect-target.state.ts'

/** Shows the target of a link before it is followed (contract.md, "Calls", `/redirect`). It never redirects automatically. */
export function RedirectPage() {
  const t = useText(landingMessages)
  const destination = parseRedirectTarget(new URLSearchParams(useSearch()).get('url'))

  return (
    <div className="page grid content-start justify-items-start gap-5 py-8 desktop:py-12">
      {destination.ok ? (
        <>
          <h1>{t('redirect.heading')}</h1>
          <p className="max-w-prose text-lg">{t('redirect.lead')}</p>
          <dl className="neatline grid w-full gap-3 p-5">
            <div>
              <dt className="coordinate">{t('redirect.host')}</dt>
              <dd className="font-semibold text-xl wrap-anywhere">
                <bdi>{destination.host}</bdi>
              </dd>
            </div>
            <div>
              <dt className="coordinate">{t('redirect.address')}</dt>
              <dd className="wrap-anywhere">
                <bdi>{destination.href}</bdi>
              </dd>
            </div>
          </dl>
        </>
      ) : (
        <>
          <h1>{t('redirect.refused.heading')}</h1>
          <p className="max-w-prose text-lg">{t(`redirect.refused.${destination.code}`)}</p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {destination.ok ? (
          <a
            href={destination.href}
            rel="noopener noreferrer nofollow"
            className={buttonClass({}, 'wrap-anywhere')}
          >
            {t('redirect.go', { host: destination.host })}
          </a>
        ) : null}
        <Link href="/" className={buttonClass({ variant: 'outline' })}>
          {t('redirect.back')}
        </Link>
      </div>
    </div>
  )
}
