import { removeStored, useStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Switch } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { paletteMessages } from './palette.messages.ts'

// Each key is named as it is printed on the keyboard.
const SHORTCUTS = [
  {
    keys: [
      ['Ctrl', 'K'],
      ['⌘', 'K'],
    ],
    text: 'keys.palette',
  },
  { keys: [['?']], text: 'keys.list' },
  { keys: [['Esc']], text: 'keys.close' },
  { keys: [['Tab']], text: 'keys.next' },
  {
    keys: [
      ['Ctrl', 'Z'],
      ['⌘', 'Z'],
    ],
    text: 'keys.undo',
  },
  { keys: [['←', '↑', '↓', '→']], text: 'keys.map' },
] as const

/** The panel of `?`: every shortcut, and the switch that turns those of a single key off (WCAG 2.1.4). */
export function ShortcutsList({ onClose }: { onClose: () => void }) {
  const t = useText(paletteMessages)
  const isOff = useStored('single-keys-off') === 'true'
  return (
    <Dialog isOpen onDismiss={onClose} title={t('keys.title')} closeLabel={t('close')}>
      <dl className="grid">
        {SHORTCUTS.map(({ keys, text }) => (
          <div
            key={text}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-hairline border-t py-2"
          >
            <dt>{t(text)}</dt>
            {/* At the end of the line also when wrapped; the keys themselves are in English. */}
            <dd className="ms-auto">
              <span dir="ltr" lang="en" className="flex flex-wrap gap-3">
                {keys.map((chord) => (
                  <span key={chord.join('')} className="flex gap-1">
                    {chord.map((key) => (
                      <kbd key={key} className="key">
                        {key}
                      </kbd>
                    ))}
                  </span>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('keys.single')}
        hint={t('keys.single.hint')}
        checked={!isOff}
        onChange={(event) => {
          if (event.target.checked) removeStored('single-keys-off')
          else writeStored('single-keys-off', 'true')
        }}
      />
    </Dialog>
  )
}
