import { homeMessages } from '@tripwright/domain/home'
import { Link } from 'wouter'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { StartingPlaces } from './starting-places.tsx'

const PROMISES = ['computed', 'proved', 'offline'] as const

/** What Tripwright promises, how it keeps that, and twelve places to begin with. */
export function HomePage() {
  const t = useText(homeMessages)
  const isSignedIn = useSession().state === 'signed-in'

  return (
    <>
      <section className="relative isolate overflow-hidden border-rule border-b">
        <div className="-z-10 absolute inset-0 *:size-full">
          <ContourArt lat={46.5} lon={7.9} variant="band" />
        </div>
        <div className="page grid justify-items-start gap-5 py-14 desktop:py-24">
          <p className="coordinate halo">{t('hero.kicker')}</p>
          <h1 className="halo max-w-[18ch] text-balance">{t('hero.heading')}</h1>
          <p className="halo max-w-prose text-lg">{t('hero.text')}</p>
          <div className="flex flex-wrap gap-3">
            <Link
              href={isSignedIn ? '/dashboard' : '/auth'}
              className={buttonClass({ size: 'lg', variant: isSignedIn ? 'default' : 'destructive' })}
            >
              {isSignedIn ? t('cta.dashboard') : t('cta.trial')}
            </Link>
            <Link href="/itinerary" className={buttonClass({ size: 'lg', variant: 'outline' })}>
              {t('cta.plan')}
            </Link>
          </div>
        </div>
      </section>

      <section className="page grid gap-6 py-12">
        <h2>{t('trust.heading')}</h2>
        <ol className="grid gap-x-8 gap-y-6 desktop:grid-cols-3">
          {PROMISES.map((promise, index) => (
            <li key={promise} className="grid content-start gap-2 border-ink border-t pt-3">
              <span className="coordinate">{index + 1}</span>
              <h3>{t(`trust.${promise}.title`)}</h3>
              <p className="text-muted">{t(`trust.${promise}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>

      <StartingPlaces />
    </>
  )
}
