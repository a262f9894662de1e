import { filesMessages, packUpload } from '@tripwright/domain/documents/files'
import { PICTURE_WORDS, writePicture } from '@tripwright/domain/site/blog'
import { putPostPicture, staffPostsMessages } from '@tripwright/domain/staff/posts'
import ImageUp from 'lucide-react/icons/image-up'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { openPicture, shrinkPicture } from '#features/documents/files/index.ts'
import { callWithBytes } from '#platform/call-with-file.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The longer side of a picture in pixels: twice the width of a text, for sharp screens. */
const PICTURE_SIDE = 1600
const UPLOAD_TIMEOUT_MS = 180_000

type Chosen = { id: string; width: number; height: number; url: string }

type PictureHandlers = Pick<ComponentProps<'textarea'>, 'onDragOver' | 'onDrop' | 'onPaste'>
type AddPictureProps = {
  /** Gets the line of Markdown. */
  onAdd: (line: string) => void
  /** The field of the text, with these. */
  children: (handlers: PictureHandlers) => ReactNode
}

/** Adds a picture to a text: chosen, dropped on its field, or pasted into it. */
export function AddPicture({ onAdd, children }: AddPictureProps) {
  const t = useText(staffPostsMessages)
  const tFiles = useText(filesMessages)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function choose(file: File) {
    setIsBusy(true)
    setProblem(null)
    const opened = await openPicture(file)
    if (!opened.ok)
      setProblem(opened.code === 'unreadable' ? tFiles('photo.unreadable') : tFiles(`problem.${opened.code}`))
    else await upload(opened.value)
    setIsBusy(false)
  }
  async function upload(picture: ImageBitmap) {
    const drawn = await shrinkPicture(picture, PICTURE_SIDE)
    if (!drawn) return setProblem(tFiles('photo.unreadable'))
    const id = crypto.randomUUID()
    const response = await callWithBytes(putPostPicture, { id }, packUpload(drawn), UPLOAD_TIMEOUT_MS)
    if (!response.ok) return setProblem(response.message)
    const { width, height } = response.value
    const url = URL.createObjectURL(new Blob([drawn.thumbnail], { type: 'image/jpeg' }))
    if (width !== null && height !== null) setChosen({ id, width, height, url })
  }
  function chooseFrom(event: { preventDefault: () => void }, files: FileList | undefined) {
    const [file] = files ?? []
    if (!file) return
    event.preventDefault()
    void choose(file)
  }

  const handlers: PictureHandlers = {
    onDragOver(event) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event) => chooseFrom(event, event.dataTransfer.files),
    onPaste(event) {
      // What an office program copies is a text, with a picture of it beside.
      const { files, types } = event.clipboardData
      if (!types.includes('text/plain')) chooseFrom(event, files)
    },
  }

  return (
    <div className="grid gap-3">
      {children(handlers)}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          chooseFrom(event, event.target.files ?? undefined)
          // Reset, so that the same picture can be chosen again.
          event.target.value = ''
        }}
      />
      {chosen ? (
        <PictureWords
          chosen={chosen}
          onClose={() => setChosen(null)}
          onAdd={(line) => {
            setChosen(null)
            onAdd(line)
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden="true" />
            {t('picture.add')}
          </Button>
          <p className="min-w-0 flex-1 basis-48 text-muted text-sm">{t('picture.hint')}</p>
        </div>
      )}
      {problem === null ? null : (
        <p role="alert" className="text-signal text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}

type PictureWordsProps = { chosen: Chosen; onAdd: (line: string) => void; onClose: () => void }

/** The words of a picture that was uploaded; without those for whoever cannot see it, it does not get into the text. */
function PictureWords({ chosen, onAdd, onClose }: PictureWordsProps) {
  const t = useText(staffPostsMessages)
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => () => URL.revokeObjectURL(chosen.url), [chosen.url])

  function add() {
    setIsAsked(true)
    if (alt.trim() !== '') onAdd(writePicture({ ...chosen, alt, caption }))
  }

  return (
    <section aria-label={t('picture.new')} className="grid gap-3 border-rule border-s-4 ps-4">
      <img
        src={chosen.url}
        alt=""
        className="max-h-40 w-auto justify-self-start rounded-sm border border-rule"
      />
      <TextField
        label={t('picture.alt')}
        hint={t('picture.alt.hint')}
        error={isAsked && alt.trim() === '' ? t('picture.alt.missing') : undefined}
        required
        lang="en"
        dir="ltr"
        maxLength={PICTURE_WORDS.alt}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <TextField
        label={t('picture.caption')}
        hint={t('picture.caption.hint')}
        lang="en"
        dir="ltr"
        maxLength={PICTURE_WORDS.caption}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={add}>{t('picture.insert')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {t('picture.cancel')}
        </Button>
      </div>
    </section>
  )
}
