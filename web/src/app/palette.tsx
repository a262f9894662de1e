import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { useModal } from '#ui/use-modal.ts'
import { paletteMessages } from './palette.messages.ts'
import { usePaletteEntries } from './palette-entries.ts'
import { findEntries, type PaletteEntry } from './palette-search.ts'

/** Finds pages, trips, cities and actions by a few letters (ARIA combobox with a grouped list, always open). */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText(paletteMessages)
  const modal = useModal(onClose)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const entries = findEntries(usePaletteEntries(), typed)
  const chosen = entries[Math.min(active, entries.length - 1)]
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`

  function pick(entry: PaletteEntry) {
    onClose()
    entry.run()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const at = chosen ? entries.indexOf(chosen) : 0
    const target = targetOf(event.key, at, entries.length)
    if (target !== null) setActive(target)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else return
    event.preventDefault()
  }

  return (
    <dialog {...modal} className="modal palette" aria-label={t('title')}>
      <div className="modal-body">
        <input
          type="text"
          role="combobox"
          className="palette-input"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={handleKey}
        />
        <div className="graticule" />
        <p className="sr-only" role="status">
          {typed ? t('count', { count: entries.length }) : null}
        </p>
        {entries.length === 0 ? <p className="p-6 text-muted">{t('count.none')}</p> : null}
        <PaletteResults
          id={id}
          entries={entries}
          chosen={chosen}
          optionId={optionId}
          onPick={pick}
          onPoint={setActive}
        />
        <p className="border-hairline border-t px-6 py-2 text-muted text-xs pointer-coarse:hidden">
          {t('keys')}
        </p>
      </div>
    </dialog>
  )
}

type PaletteResultsProps = {
  id: string
  entries: readonly PaletteEntry[]
  chosen: PaletteEntry | undefined
  optionId: (entry: PaletteEntry) => string
  onPick: (entry: PaletteEntry) => void
  onPoint: (index: number) => void
}

function PaletteResults({ id, entries, chosen, optionId, onPick, onPoint }: PaletteResultsProps) {
  const t = useText(paletteMessages)
  const chosenId = chosen && optionId(chosen)
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])

  return (
    <div role="listbox" id={id} tabIndex={-1} aria-label={t('title')} className="palette-list">
      {[...new Set(entries.map(({ group }) => group))].map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className="coordinate px-3 pt-4 pb-1">
            {t(`group.${group}`)}
          </p>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the input, which keeps the focus
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                tabIndex={-1}
                aria-selected={entry === chosen}
                onPointerMove={() => onPoint(entries.indexOf(entry))}
                onClick={() => onPick(entry)}
              >
                <bdi>{entry.label}</bdi>
                <bdi className="truncate text-muted text-sm">{entry.words}</bdi>
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}

function targetOf(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  return null
}
