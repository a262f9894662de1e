import { importMessages } from '@tripwright/domain/documents/import'
import { clsx } from 'clsx'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

const ACCEPTED =
  '.json,.eml,.pdf,.pkpass,.pkpasses,.ics,.html,.htm,.gpx,.kml,.kmz,.geojson,.csv,.txt,.zip,message/rfc822,application/pdf,text/calendar,application/vnd.apple.pkpass'

type ImportSourceProps = {
  isReading: boolean
  onFile: (file: File) => void
  onText: (text: string) => void
}

/** Where a file is chosen or dropped, or a text is pasted. */
export function ImportSource({ isReading, onFile, onText }: ImportSourceProps) {
  const t = useText(importMessages)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [text, setText] = useState('')

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    // The same file can be chosen again after it was mended.
    event.currentTarget.value = ''
    if (file) onFile(file)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    const dropped = event.dataTransfer.getData('text/plain')
    if (file) onFile(file)
    else if (dropped) onText(dropped)
  }
  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way for who has a mouse; the button is the first. */}
      <div
        className={clsx(
          'grid justify-items-start gap-2 border border-dashed p-4',
          isOver ? 'border-brand bg-wash' : 'border-rule',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={t('file')}
          hidden={true}
          onChange={choose}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={isReading} onClick={() => input.current?.click()}>
            {t('file')}
          </Button>
          <span className="text-muted max-sm:sr-only">{t('file.drop')}</span>
        </div>
        <p className="text-muted text-sm">{t('file.kinds')}</p>
      </div>
      <div className="grid justify-items-start gap-2">
        <TextareaField
          label={t('text')}
          className="w-full"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          variant="outline"
          size="sm"
          disabled={isReading || text.trim() === ''}
          onClick={() => onText(text)}
        >
          {t('text.read')}
        </Button>
      </div>
    </div>
  )
}
