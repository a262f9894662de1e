import { mapPacksMessages } from '@tripwright/domain/map/map-packs'
import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'

/** The way from the dashboard to the maps for the time without a signal. */
export function DashboardMaps() {
  const t = useText(mapPacksMessages)
  return (
    <section className="grid justify-items-start gap-1 border-ink border-t pt-3">
      <h2 className="text-lg">{t('trip.title')}</h2>
      <p className="text-muted text-sm">{t('dashboard.text')}</p>
      <Link href="/offline-maps" className={buttonClass({ variant: 'link', size: 'sm' }, '-ms-3')}>
        {t('trip.all')}
      </Link>
    </section>
  )
}
