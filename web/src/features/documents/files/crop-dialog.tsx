import {
  type Crop,
  dragged,
  type FileUpload,
  filesMessages,
  MAX_ZOOM,
  squareOf,
  WHOLE_CROP,
} from '@tripwright/domain/documents/files'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.ts'
import { cropPicture } from './picture.state.ts'

/** Pixels a side of the kept photo, and of the square on the screen. */
const PHOTO_SIDE = 512
const SHOWN_SIDE = 256

type CropDialogProps = {
  picture: ImageBitmap
  onClose: () => void
  onSave: (drawn: FileUpload) => Promise<void>
}

/** Cuts a picture to a square: dragged, or moved by sliders. */
export function CropDialog({ picture, onClose, onSave }: CropDialogProps) {
  const t = useText(filesMessages)
  const [crop, setCrop] = useState(WHOLE_CROP)
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    const drawn = await cropPicture(picture, crop, PHOTO_SIDE)
    if (drawn) await onSave(drawn)
    else toast(t('photo.unreadable'), { kind: 'error' })
    setIsBusy(false)
  }

  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title={t('crop.title')}
      description={t('crop.text')}
      closeLabel={t('crop.close')}
      actions={
        <Button busy={isBusy} onClick={() => void save()}>
          {t('crop.save')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <CropSquare picture={picture} crop={crop} onChange={setCrop} />
        <Slider
          label={t('crop.zoom')}
          value={crop.zoom}
          from={1}
          to={MAX_ZOOM}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slider
          label={t('crop.across')}
          value={crop.across}
          from={0}
          to={1}
          onChange={(across) => setCrop({ ...crop, across })}
        />
        <Slider
          label={t('crop.down')}
          value={crop.down}
          from={0}
          to={1}
          onChange={(down) => setCrop({ ...crop, down })}
        />
      </div>
    </Dialog>
  )
}

type SquareProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void }

/** What is seen of the picture, drawn anew with each change. The circle is what others see. */
function CropSquare({ picture, crop, onChange }: SquareProps) {
  const t = useText(filesMessages)
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const { x, y, side } = squareOf(picture, crop)
    canvas.current?.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, SHOWN_SIDE, SHOWN_SIDE)
  }, [picture, crop])

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (from.current === null) return
    const side = currentTarget.getBoundingClientRect().width
    const by = { across: (x - from.current.x) / side, down: (y - from.current.y) / side }
    from.current = { x, y }
    onChange(dragged(picture, crop, by))
  }

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('photo.alt')}
      width={SHOWN_SIDE}
      height={SHOWN_SIDE}
      className="mx-auto size-64 max-w-full cursor-move touch-none rounded-full border border-rule bg-wash"
      onPointerDown={(event) => {
        from.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null
      }}
      onPointerCancel={() => {
        from.current = null
      }}
    />
  )
}

type SliderProps = {
  label: string
  value: number
  from: number
  to: number
  onChange: (value: number) => void
}

function Slider({ label, value, from, to, onChange }: SliderProps) {
  return (
    <label className="grid gap-1">
      <span>{label}</span>
      <input
        type="range"
        dir="ltr"
        min={from}
        max={to}
        step={(to - from) / 100}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-6 w-full accent-brand"
      />
    </label>
  )
}
