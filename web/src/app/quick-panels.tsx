import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { platformMessages } from '#platform/platform.messages.ts'
import { readStored } from '#platform/storage.ts'
import { textOf } from '#platform/text/use-text.ts'
import { PartBoundary } from '#ui/part-boundary.tsx'
import { toast } from '#ui/toast.ts'
import { noticesMessages } from './notices.messages.ts'
import { openPanel, useOpenPanel } from './open-panel.ts'

type Panel = NonNullable<ReturnType<typeof useOpenPanel>>
type PanelComponent = (props: { onClose: () => void }) => ReactNode

const PANELS: Record<Panel, () => Promise<PanelComponent>> = {
  palette: () => import('./palette.tsx').then(({ Palette }) => Palette),
  shortcuts: () => import('./shortcuts-list.tsx').then(({ ShortcutsList }) => ShortcutsList),
  emergency: () => loadQuick('emergency'),
  location: () => loadQuick('location'),
  nearby: () => loadQuick('nearby'),
}

const loadQuick = async (name: 'emergency' | 'location' | 'nearby') =>
  (await import('#features/safety/quick-actions/index.ts')).loadQuickDialog(name)

/** The palette (Ctrl or Cmd with K) and the list of shortcuts (`?`), over any page; their code loads on first use. */
export function QuickPanels() {
  const panel = useOpenPanel()
  const [loaded, setLoaded] = useState<{ of: Panel; Shown: PanelComponent } | null>(null)

  const load = useEffectEvent(async (panel: Panel) => {
    try {
      const Shown = await PANELS[panel]()
      setLoaded({ of: panel, Shown })
    } catch {
      openPanel(null)
      toast(textOf(noticesMessages, 'panel.failed'), { kind: 'error' })
    }
  })
  useEffect(() => {
    if (panel) void load(panel)
  }, [panel])
  useEffect(() => {
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])

  if (panel === null || loaded?.of !== panel) return null
  return (
    // A panel that cannot be rendered closes with a message; the page stays.
    <PartBoundary key={panel} fallback={() => <Failed />}>
      <loaded.Shown onClose={() => openPanel(null)} />
    </PartBoundary>
  )
}

function Failed(): null {
  useEffect(() => {
    openPanel(null)
    toast(textOf(platformMessages, 'unexpected'), { kind: 'error' })
  }, [])
  return null
}

function handleKeyDown(event: KeyboardEvent): void {
  const panel = panelOf(event)
  // An open dialog keeps the keys.
  if (panel === null || document.querySelector('dialog:modal')) return
  event.preventDefault()
  openPanel(panel)
}

/** The panel that a key opens; null for every other key, and for a single key while typing. */
function panelOf(event: KeyboardEvent): Panel | null {
  const { key, target, isComposing, altKey, repeat } = event
  const isCommand = event.ctrlKey !== event.metaKey
  if (isComposing || altKey || repeat) return null
  if (isCommand && !event.shiftKey && key.toLowerCase() === 'k') return 'palette'
  if (key !== '?' || event.ctrlKey || event.metaKey || isTyping(target)) return null
  return readStored('single-keys-off') === null ? 'shortcuts' : null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
