import { deleteFile, filesMessages, packUpload, putPhoto } from '@tripwright/domain/documents/files'
import ImageUp from 'lucide-react/icons/image-up'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { callWithBytes } from '#platform/call-with-file.ts'
import { refreshSession, useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { PersonPhoto } from '#ui/person-photo.tsx'
import { toast } from '#ui/toast.ts'
import { CropDialog } from './crop-dialog.tsx'
import { openPicture, type PictureProblem } from './picture.state.ts'

const UPLOAD_TIMEOUT_MS = 60_000

/** The own profile photo: chosen, cropped to a square, removed. */
export function PhotoSection() {
  const t = useText(filesMessages)
  const session = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (session.state !== 'signed-in') return null
  const { name, email, image } = session.user

  async function open(file: File | undefined) {
    if (!file) return
    const opened = await openPicture(file)
    setProblem(opened.ok ? null : opened.code)
    if (opened.ok) setPicture(opened.value)
  }
  async function save(drawn: Parameters<typeof packUpload>[0]) {
    const id = crypto.randomUUID()
    const response = await callWithBytes(putPhoto, { id }, packUpload(drawn), UPLOAD_TIMEOUT_MS)
    if (!response.ok) return void toast(response.message, { kind: 'error' })
    setPicture(null)
    await refreshSession()
    toast(t('photo.saved'), { kind: 'success' })
  }
  async function remove(path: string) {
    setIsBusy(true)
    const response = await call(deleteFile, { id: path.slice(path.lastIndexOf('/') + 1) })
    setIsBusy(false)
    if (!response.ok && response.code !== 'not-found') return void toast(response.message, { kind: 'error' })
    await refreshSession()
    toast(t('photo.removed'))
  }

  return (
    <section className="grid gap-3" aria-labelledby="profile-photo">
      <h3 id="profile-photo">{t('photo.title')}</h3>
      <div className="flex flex-wrap items-center gap-4">
        <PersonPhoto name={name || email} photo={image} className="size-24 text-3xl" />
        <div className="grid min-w-0 flex-1 basis-52 gap-2">
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              type="file"
              accept="image/*"
              hidden
              onChange={({ target }) => {
                void open(target.files?.[0])
                // Reset, so that the same photo can be chosen again.
                target.value = ''
              }}
            />
            <Button variant="outline" onClick={() => input.current?.click()}>
              <ImageUp aria-hidden="true" />
              {t(image === undefined ? 'photo.choose' : 'photo.other')}
            </Button>
            {image === undefined ? null : (
              <Button variant="ghost" busy={isBusy} onClick={() => void remove(image)}>
                <X aria-hidden="true" />
                {t('photo.remove')}
              </Button>
            )}
          </div>
          {problem ? (
            <p role="alert" className="text-signal text-sm">
              {t(problem === 'unreadable' ? 'photo.unreadable' : `problem.${problem}`)}
            </p>
          ) : (
            <p className="text-muted text-sm">{t('photo.text')}</p>
          )}
        </div>
      </div>
      {picture ? <CropDialog picture={picture} onClose={() => setPicture(null)} onSave={save} /> : null}
    </section>
  )
}
