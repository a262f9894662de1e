import { type Expense, expensesMessages, type PhotoProblem } from '@tripwright/domain/money/expenses'
import Camera from 'lucide-react/icons/camera'
import ImageUp from 'lucide-react/icons/image-up'
import ReceiptIcon from 'lucide-react/icons/receipt'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { useMobileSettings } from '#platform/settings/mobile-settings.state.ts'
import { useText } from '#platform/text/use-text.ts'
import { useFileAddress } from '#platform/use-file-address.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { loadReceipt, readReceipt, receiptKey, shrinkPhoto, usePhotoUrl } from './receipts.state.ts'

type FieldProps = {
  photo: Blob | null
  /** Whether everybody in a trip will see it. */
  isShared: boolean
  onChange: (photo: Blob | null) => void
}

/** Takes or chooses the photo of a receipt, and shows a preview. */
export function ReceiptField({ photo, isShared, onChange }: FieldProps) {
  const t = useText(expensesMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isMobile = useLayoutVariant() === 'mobile'
  // A desktop opens a file chooser for either.
  const hasCamera = useMobileSettings().camera && isMobile
  const url = usePhotoUrl(photo)
  const [problem, setProblem] = useState<PhotoProblem | 'unreadable' | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    setIsBusy(true)
    const shrunk = await shrinkPhoto(file)
    setIsBusy(false)
    setProblem(shrunk.ok ? null : shrunk.code)
    if (shrunk.ok) onChange(shrunk.value)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {url ? (
          <img
            src={url}
            alt={t('receipt.alt')}
            className="size-16 rounded-sm border border-rule object-cover"
          />
        ) : null}
        <PhotoInput ref={input} onTake={(file) => void take(file)} />
        {hasCamera ? (
          <>
            <PhotoInput ref={camera} capture="environment" onTake={(file) => void take(file)} />
            <Button variant="outline" busy={isBusy} onClick={() => camera.current?.click()}>
              <Camera aria-hidden="true" />
              {t('receipt.camera')}
            </Button>
          </>
        ) : null}
        <Button
          variant="outline"
          busy={isBusy}
          aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden="true" />
          {photo ? t('receipt.other') : t('receipt.take')}
        </Button>
        {photo ? (
          <Button variant="ghost" onClick={() => onChange(null)}>
            <X aria-hidden="true" />
            {t('receipt.remove')}
          </Button>
        ) : null}
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="text-signal text-sm">
          {t(`receipt.${problem}`)}
        </p>
      ) : (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {t(isShared ? 'receipt.hint.trip' : 'receipt.hint')}
        </p>
      )}
    </div>
  )
}

type InputProps = {
  ref: RefObject<HTMLInputElement | null>
  /** Opens the rear camera. */
  capture?: 'environment'
  onTake: (file: File | undefined) => void
}

function PhotoInput({ ref, capture, onTake }: InputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      capture={capture}
      hidden
      onChange={({ target }) => {
        onTake(target.files?.[0])
        // Reset, so that the same photo can be chosen again.
        target.value = ''
      }}
    />
  )
}

type ButtonProps = {
  expense: Expense
  /** Gives a photo that only this device has to everybody in the trip; absent where that cannot be. */
  onShare: ((photo: Blob) => void) | undefined
}

/** Opens the photo of an expense; the photo itself, small, where it is at hand. */
export function ReceiptButton({ expense, onShare }: ButtonProps) {
  const t = useText(expensesMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('receipt.show', { title: expense.title })}
        onClick={() => setIsOpen(true)}
      >
        <SmallReceipt expense={expense} />
      </Button>
      <Dialog
        isOpen={isOpen}
        onDismiss={() => setIsOpen(false)}
        title={<bdi>{expense.title}</bdi>}
        closeLabel={t('receipt.close')}
      >
        {isOpen ? <ReceiptPhoto expense={expense} onShare={onShare} /> : null}
      </Dialog>
    </>
  )
}

function SmallReceipt({ expense: { id, receipt } }: Pick<ButtonProps, 'expense'>) {
  const [photo, setPhoto] = useState<Blob | null | 'unknown'>('unknown')
  const [isMissing, setIsMissing] = useState(false)
  const key = receiptKey({ id, receipt })
  const url = usePhotoUrl(photo === 'unknown' ? null : photo)
  useEffect(() => {
    setIsMissing(false)
    void readReceipt(key).then(setPhoto)
  }, [key])
  const isInAccount = photo === null && receipt !== undefined
  const inAccount = useFileAddress(isInAccount ? `/api/files/${receipt}/thumbnail` : undefined)
  const src = url ?? inAccount
  if (src === undefined || isMissing) return <ReceiptIcon aria-hidden="true" />
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      onError={() => setIsMissing(true)}
      className="size-9 rounded-sm border border-rule object-cover"
    />
  )
}

function ReceiptPhoto({ expense, onShare }: ButtonProps) {
  const t = useText(expensesMessages)
  const [photo, setPhoto] = useState<Blob | null | 'unknown'>('unknown')
  const url = usePhotoUrl(photo === 'unknown' ? null : photo)
  const { id, receipt } = expense
  useEffect(() => void loadReceipt({ id, receipt }).then(setPhoto), [id, receipt])
  if (photo === null) return <p>{t('receipt.elsewhere')}</p>
  if (url === null || photo === 'unknown') return <div className="skeleton min-h-64" />
  return (
    <div className="grid gap-3">
      <img src={url} alt={t('receipt.alt')} className="mx-auto max-w-full" />
      {receipt === undefined && onShare ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted text-sm">{t('receipt.here')}</p>
          <Button variant="outline" size="sm" onClick={() => onShare(photo)}>
            {t('receipt.add')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
