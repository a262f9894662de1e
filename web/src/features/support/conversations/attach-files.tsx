import { encodeCall } from '@tripwright/domain/base/contract'
import { packUpload } from '@tripwright/domain/documents/files'
import {
  type Attachment,
  MAX_ATTACHMENTS,
  putAttachment,
  readAttachment,
  supportMessages,
} from '@tripwright/domain/support/conversations'
import FileText from 'lucide-react/icons/file-text'
import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { openPicture, shrinkPicture } from '#features/documents/files/index.ts'
import { callWithBytes } from '#platform/call-with-file.ts'
import { serverAddress } from '#platform/reach-server.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { useFileAddress } from '#platform/use-file-address.ts'
import { Button } from '#ui/button.tsx'
import type { ConversationKey } from './conversation-stream.state.ts'

/** The longer side of a sent picture in pixels: enough to read a screenshot. */
const PICTURE_SIDE = 2400
const UPLOAD_TIMEOUT_MS = 180_000

type AttachFilesProps = {
  conversationKey: ConversationKey
  /** Those of the next message, already on the server. */
  files: readonly Attachment[]
  onChange: (files: readonly Attachment[]) => void
}

/** Adds files to the message that is being written. */
export function AttachFiles({ conversationKey, files, onChange }: AttachFilesProps) {
  const t = useText(supportMessages)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function add(file: File | undefined) {
    if (!file) return
    setIsBusy(true)
    const parts = await partsOf(file)
    const target = { ...conversationKey, file: crypto.randomUUID(), name: file.name }
    const response = await callWithBytes(putAttachment, target, packUpload(parts), UPLOAD_TIMEOUT_MS)
    setIsBusy(false)
    setProblem(response.ok ? null : response.message)
    if (response.ok) onChange([...files, response.value])
  }

  return (
    <div className="grid gap-2">
      <ul className="grid gap-1 empty:hidden">
        {files.map((file) => (
          <li key={file.id} className="flex min-w-0 items-center gap-2">
            <FileName file={file} />
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('file.remove', { name: file.name })}
              onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          accept="image/*,application/pdf"
          hidden
          onChange={({ target }) => {
            void add(target.files?.[0])
            // Reset, so that the same file can be chosen again.
            target.value = ''
          }}
        />
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          disabled={files.length >= MAX_ATTACHMENTS}
          onClick={() => input.current?.click()}
        >
          <Paperclip aria-hidden="true" />
          {t('file.attach')}
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-muted text-sm">
          {t(files.length >= MAX_ATTACHMENTS ? 'file.most' : 'file.hint')}
        </p>
      </div>
      {problem === null ? null : (
        <p role="alert" className="text-signal text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}

/** A picture is redrawn, smaller and without what a camera wrote; everything else goes as it is, for the server to judge. */
async function partsOf(file: File): Promise<Parameters<typeof packUpload>[0]> {
  const picture = await openPicture(file)
  const drawn = picture.ok ? await shrinkPicture(picture.value, PICTURE_SIDE) : null
  return drawn ?? { thumbnail: null, content: new Uint8Array(await file.arrayBuffer()) }
}

/** A file of a message: a picture, small, or a document by its name; it opens or is saved when it is chosen. */
export function SentFile({ conversationKey, file }: { conversationKey: ConversationKey; file: Attachment }) {
  const t = useText(supportMessages)
  const addressOf = (size: 'whole' | 'small') =>
    encodeCall(readAttachment, { ...conversationKey, file: file.id, size }).path
  const isPicture = file.type.startsWith('image/')
  const small = useFileAddress(isPicture ? addressOf('small') : undefined)
  return (
    <a
      href={serverAddress(addressOf('whole'))}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 min-w-0 items-center gap-2 underline"
    >
      {isPicture ? (
        <img
          src={small}
          alt={file.name || t('file.picture')}
          loading="lazy"
          className="max-h-60 max-w-full rounded-sm border border-rule"
        />
      ) : (
        <FileName file={file} />
      )}
    </a>
  )
}

function FileName({ file: { name, size, type } }: { file: Attachment }) {
  const t = useText(supportMessages)
  const sizeText = useSize()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <FileText aria-hidden="true" className="size-5 shrink-0" />
      <bdi className="wrap-anywhere min-w-0">
        {name || t(type.startsWith('image/') ? 'file.picture' : 'file.document')}
      </bdi>
      <span className="text-muted text-sm">{sizeText(size)}</span>
    </span>
  )
}
