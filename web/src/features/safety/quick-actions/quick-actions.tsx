import { quickMessages } from '@tripwright/domain/safety/quick-actions'
import { clsx } from 'clsx'
import Languages from 'lucide-react/icons/languages'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import MapIcon from 'lucide-react/icons/map'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Siren from 'lucide-react/icons/siren'
import Utensils from 'lucide-react/icons/utensils'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import { Link } from 'wouter'
import { useHasNativeMaps } from '#features/booking/hand-off/index.ts'
import { useCountries } from '#features/destination/countries/index.ts'
import { textOf, useText } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { loadQuickDialog, type QuickDialog, type QuickDialogName } from './quick-dialogs.state.ts'

const TILE_CLASS =
  'grid size-full min-h-24 content-center justify-items-center gap-2 px-1 py-3 text-center font-display font-semibold text-sm leading-tight hyphens-auto hover:bg-wash'

type OpenDialog = { name: QuickDialogName; Dialog: QuickDialog }

/** The grid of quick actions in three columns (specification section 2); Offline Maps for Pro and Enterprise only. */
export function QuickActions() {
  const t = useText(quickMessages)
  const hasMaps = useHasNativeMaps()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  // Stores the numbers of all countries on this device, before an emergency without a network.
  useCountries()

  async function show(name: QuickDialogName): Promise<void> {
    try {
      setDialog({ name, Dialog: await loadQuickDialog(name) })
    } catch {
      toast(textOf(quickMessages, 'part.failed'), { kind: 'error' })
    }
  }

  return (
    <section className="grid content-start gap-4">
      <h2>{t('heading')}</h2>
      <ul className="grid grid-cols-3 border-ink border-s border-t bg-sheet *:border-ink *:border-e *:border-b">
        <Action icon={Siren} name="emergency" isUrgent onPress={show} />
        <Action icon={LocateFixed} name="location" onPress={show} />
        {hasMaps ? <QuickLink icon={MapIcon} name="maps" href="/offline-maps" /> : null}
        <QuickLink icon={Languages} name="translate" href="/translate" />
        <QuickLink icon={ShieldCheck} name="safety" href="/risk-radar" />
        <QuickLink icon={Wallet} name="budget" href="/budget" />
        <Action icon={Utensils} name="nearby" onPress={show} />
      </ul>
      {dialog ? <dialog.Dialog onClose={() => setDialog(null)} /> : null}
    </section>
  )
}

type TileProps = { icon: typeof Siren; isUrgent?: boolean }

function Action({
  icon,
  name,
  isUrgent = false,
  onPress,
}: TileProps & { name: QuickDialogName; onPress: (name: QuickDialogName) => Promise<void> }) {
  const t = useText(quickMessages)
  return (
    <li>
      <button type="button" aria-haspopup="dialog" className={TILE_CLASS} onClick={() => void onPress(name)}>
        <TileIcon icon={icon} isUrgent={isUrgent} />
        {t(name)}
      </button>
    </li>
  )
}

type QuickLinkName = 'maps' | 'translate' | 'safety' | 'budget'

function QuickLink({ icon, name, href }: TileProps & { name: QuickLinkName; href: string }) {
  const t = useText(quickMessages)
  return (
    <li>
      <Link href={href} className={TILE_CLASS}>
        <TileIcon icon={icon} />
        {t(name)}
      </Link>
    </li>
  )
}

function TileIcon({ icon: Icon, isUrgent = false }: TileProps) {
  return <Icon aria-hidden="true" className={clsx('size-6', isUrgent ? 'text-signal' : 'text-brand')} />
}
