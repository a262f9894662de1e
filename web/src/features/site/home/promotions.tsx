import { findPromotions, homeMessages, type Promotions } from '@tripwright/domain/site/home'
import { clsx } from 'clsx'
import { Link } from 'wouter'
import { useSubscriptionState } from '#features/plans/subscription/index.ts'
import { editedPart } from '#platform/edited-content.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/text/locale.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'

const NOTHING: Promotions = { trialExpired: false, freeTrial: false, upgrade: false }

/** The promotions for this visitor (specification section 4, "Promotions"); none for an account whose plan is unknown. */
function usePromotions(): Promotions {
  const isSignedIn = useSession().state === 'signed-in'
  const subscription = useSubscriptionState()
  const now = new Date()
  if (!isSignedIn) return findPromotions({ isSignedIn, now })
  return subscription === null ? NOTHING : findPromotions({ isSignedIn, subscription, now })
}

/** The mobile home's promotion, the first that applies and no other, and a link into planning. */
export function MobilePromotions() {
  const t = useText(homeMessages)
  const isSignedIn = useSession().state === 'signed-in'
  const { trialExpired, freeTrial, upgrade } = usePromotions()
  return (
    <div className="page grid gap-3 py-6">
      {trialExpired ? (
        <Offer name="expired" href="/pricing" action={t('promo.expired.action')} isAlert />
      ) : null}
      {freeTrial ? (
        <Offer name="trial" href={isSignedIn ? '/pricing' : '/auth'} action={t('cta.trial')} />
      ) : null}
      {upgrade && !freeTrial ? (
        <Offer name="upgrade" href="/pricing" action={t('promo.upgrade.action')} />
      ) : null}
      <Link href="/itinerary" className={buttonClass({ size: 'lg' })}>
        {t('cta.plan')}
      </Link>
      <InstallCard />
    </div>
  )
}

/** The banner of the desktop home page: free features, with a hint at more. */
export function UpgradeBanner() {
  const t = useText(homeMessages)
  const { trialExpired, upgrade } = usePromotions()
  if (!trialExpired && !upgrade) return null
  return (
    <div className="page pb-12">
      {trialExpired ? (
        <Offer name="expired" href="/pricing" action={t('promo.expired.action')} isAlert />
      ) : (
        <Offer name="upgrade" href="/pricing" action={t('promo.upgrade.action')} />
      )}
    </div>
  )
}

type OfferProps = { name: 'expired' | 'trial' | 'upgrade'; href: string; action: string; isAlert?: boolean }

function Offer({ name, href, action, isAlert = false }: OfferProps) {
  const t = useText(homeMessages)
  // Staff write English; a translation keeps its own words.
  const isEnglish = useLocale().texts === null
  const edited = isEnglish
    ? editedPart<Record<string, { title: string; text: string }>>('banners')?.[name]
    : null
  const title = edited?.title ?? t(`promo.${name}.title`)
  return (
    <section
      role={isAlert ? 'alert' : undefined}
      aria-label={title}
      className={clsx(
        'flex items-center justify-between gap-4 border-s-4 p-4',
        isAlert ? 'border-signal bg-signal-wash' : 'border-brand bg-wash',
      )}
    >
      <p className="min-w-0">
        <strong className="block font-display text-lg leading-tight">{title}</strong>
        {edited?.text ?? t(`promo.${name}.text`)}
      </p>
      <Link href={href} className={buttonClass({ variant: 'outline' }, 'mobile:px-3 mobile:text-sm')}>
        {action}
      </Link>
    </section>
  )
}

// Hidden where the app is installed, which the document knows before the first paint (app/inline/before-paint.ts).
function InstallCard() {
  const t = useText(homeMessages)
  return (
    <section className="neatline flex items-center justify-between gap-4 p-4 in-data-installed:hidden">
      <p className="min-w-0">
        <strong className="block font-display text-lg leading-tight">{t('install.title')}</strong>
        <span className="text-muted">{t('install.text')}</span>
      </p>
      <Link href="/download" className={buttonClass({ variant: 'secondary' }, 'mobile:px-3 mobile:text-sm')}>
        {t('install.action')}
      </Link>
    </section>
  )
}
