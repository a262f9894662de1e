import { directionsLink, type MapTarget, mapLink, mapsDevice } from '@tripwright/domain/map/travel-map'
import { isEnterprise, isPro } from '@tripwright/domain/plans/subscription'
import { quickMessages } from '@tripwright/domain/safety/quick-actions'
import ExternalLink from 'lucide-react/icons/external-link'
import Navigation from 'lucide-react/icons/navigation'
import type { ReactNode } from 'react'
import { useSubscriptionState } from '#features/plans/subscription/index.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

/** Specification section 6: for signed-in people of Pro or Enterprise; a trial is neither. */
export function useHasNativeMaps(): boolean {
  const isSignedIn = useSession().state === 'signed-in'
  const plan = useSubscriptionState()
  return isSignedIn && plan !== null && (isPro(plan) || isEnterprise(plan))
}

/** The card collapsed under the name of a place, for lists. */
export function NativeMapsDisclosure({ name, lat, lon }: { name: string; lat: number; lon: number }) {
  const t = useText(quickMessages)
  if (!useHasNativeMaps()) return null
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center gap-2 pointer-fine:min-h-8">
        <Navigation aria-hidden="true" className="size-4 text-brand" />
        {t('native.about', { name })}
      </summary>
      <div className="pb-2">
        <NativeMapsCard target={{ position: { lat, lon }, name }} />
      </div>
    </details>
  )
}

/**
 * Opens the place in the device's maps app (specification section 2), for Pro and Enterprise only. `target` is null while
 * unknown.
 */
export function NativeMapsCard({ target }: { target: MapTarget | null }) {
  const t = useText(quickMessages)
  if (!useHasNativeMaps()) return null
  const device = thisDevice()
  return (
    <section className="neatline grid gap-3 p-4">
      <div>
        <h3>{t('native.title')}</h3>
        <p className="text-muted text-sm">{t('native.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Out href={target && mapLink(device, target)} variant="default">
          <ExternalLink aria-hidden="true" className="size-4" />
          {t('native.open')}
        </Out>
        <Out href={target && directionsLink(device, target)} variant="outline">
          <Navigation aria-hidden="true" className="size-4" />
          {t('native.directions')}
        </Out>
      </div>
    </section>
  )
}

type OutProps = { href: string | null; variant: 'default' | 'outline'; children: ReactNode }

function Out({ href, variant, children }: OutProps) {
  const t = useText(quickMessages)
  if (href === null)
    return (
      <Button variant={variant} onClick={() => toast(t('native.none'), { kind: 'error' })}>
        {children}
      </Button>
    )
  return (
    <a href={href} {...externalLinkProps(href)} className={buttonClass({ variant })}>
      {children}
    </a>
  )
}

/** The web map opens in its own tab; an app of the device opens over the page. */
export function externalLinkProps(href: string) {
  return href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}

export function thisDevice() {
  return mapsDevice(navigator.userAgent, navigator.maxTouchPoints)
}
