import { type ExportFormat, exportMessages } from '@tripwright/domain/trip/export'
import Braces from 'lucide-react/icons/braces'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import Copy from 'lucide-react/icons/copy'
import Earth from 'lucide-react/icons/earth'
import FileText from 'lucide-react/icons/file-text'
import Luggage from 'lucide-react/icons/luggage'
import MapIcon from 'lucide-react/icons/map'
import Printer from 'lucide-react/icons/printer'
import Route from 'lucide-react/icons/route'
import Table from 'lucide-react/icons/table'
import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { toast } from '#ui/toast.ts'
import type * as Feeds from './calendar-feed-panel.tsx'
import type * as Maker from './export-trip.state.ts'

const FILES = [
  ['ics', CalendarDays],
  ['md', FileText],
  ['csv', Table],
  ['gpx', Route],
  ['kml', Earth],
  ['geojson', MapIcon],
  ['json', Braces],
] as const

type ExportMenuProps = {
  exportInput: Maker.ExportInput | null
  /** Not all changes were sent to the server. */
  isPending: boolean
  /** Called with the id of a new trip. */
  onCopied: (id: string) => void
}

/** All ways to export a trip: files, print, a copy. Null reserves the menu's space. */
export function ExportMenu({ exportInput, isPending, onCopied }: ExportMenuProps) {
  const t = useText(exportMessages)
  const [feeds, setFeeds] = useState<typeof Feeds | null>(null)
  const [sheet, setSheet] = useState<Maker.PrintJob | null>(null)
  const putAway = useCallback(() => setSheet(null), [])
  const look = buttonClass({ variant: 'outline', size: 'sm' })
  const button = (
    <>
      <Luggage aria-hidden="true" />
      <span className="max-sm:sr-only">{t('menu')}</span>
    </>
  )
  if (!exportInput)
    return (
      <span aria-hidden="true" className={buttonClass({ variant: 'outline', size: 'sm' }, 'invisible')}>
        {button}
      </span>
    )

  /** The writers load with the first export. */
  async function run(act: (maker: typeof Maker) => void | Promise<void>) {
    const maker = await import('./export-trip.state.ts').catch(() => null)
    if (maker) await act(maker)
    else toast(t('failed'), { kind: 'error' })
  }
  async function openFeeds() {
    const loaded = await import('./calendar-feed-panel.tsx').catch(() => null)
    if (loaded) setFeeds(loaded)
    else toast(t('failed'), { kind: 'error' })
  }
  const item = (id: ExportFormat | 'feed' | 'print' | 'copy', icon: ReactNode, onPick: () => void) => ({
    id,
    icon,
    onPick,
    label: t(`menu.${id}`),
  })
  const items = [
    ...FILES.map(([kind, Icon]) =>
      item(
        kind,
        <Icon aria-hidden="true" />,
        () => void run((maker) => maker.downloadTrip(exportInput, kind)),
      ),
    ),
    item('feed', <CalendarSync aria-hidden="true" />, () => void openFeeds()),
    item('print', <Printer aria-hidden="true" />, () => {
      void run(async (maker) => setSheet(await maker.makePrintJob(exportInput)))
    }),
    item('copy', <Copy aria-hidden="true" />, () => {
      void run((maker) => {
        const id = maker.copyTrip(exportInput)
        if (id !== null) onCopied(id)
      })
    }),
  ]
  return (
    <>
      <Menu button={button} buttonClassName={look} items={items} />
      {feeds ? (
        <feeds.CalendarFeedPanel
          trip={{ id: exportInput.trip.id, title: exportInput.title, isPending }}
          onClose={() => setFeeds(null)}
        />
      ) : null}
      {sheet ? createPortal(<sheet.TripSheet {...sheet} onPrinted={putAway} />, document.body) : null}
    </>
  )
}
