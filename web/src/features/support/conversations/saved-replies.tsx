import type { Output } from '@tripwright/domain/base/contract'
import { deleteReply, deskMessages, listReplies, saveReply } from '@tripwright/domain/support/conversations'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'

type Reply = Output<typeof listReplies>['replies'][number]

/** The button for the answers that staff use again. `onUse` is given the text with its placeholders. */
export function SavedReplies({ onUse }: { onUse: (text: string) => void }) {
  const t = useText(deskMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t('replies.button')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onDismiss={() => setIsOpen(false)}
        title={t('replies.title')}
        description={t('replies.lead')}
        closeLabel={t('replies.close')}
      >
        <ReplyList
          onUse={(text) => {
            setIsOpen(false)
            onUse(text)
          }}
        />
      </Dialog>
    </>
  )
}

function ReplyList({ onUse }: { onUse: (text: string) => void }) {
  const t = useText(deskMessages)
  const { called, reload } = useCall(listReplies, undefined)
  const [edited, setEdited] = useState<Reply | null>(null)

  async function remove({ id, title }: Reply) {
    const response = await call(deleteReply, { id })
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('replies.deleted', { title }), { kind: 'success' })
    await reload()
  }

  return (
    <div className="grid gap-6">
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ replies }) =>
          replies.length === 0 ? (
            <p className="text-muted">{t('replies.none')}</p>
          ) : (
            <ul className="border-hairline border-b">
              {replies.map((reply) => {
                const { id, title, text } = reply
                return (
                  <li key={id} className="grid gap-2 border-hairline border-t py-3">
                    <p dir="auto" className="wrap-anywhere font-semibold">
                      {title}
                    </p>
                    <p dir="auto" className="wrap-anywhere line-clamp-3 whitespace-pre-wrap text-sm">
                      {text}
                    </p>
                    <p className="flex flex-wrap gap-2">
                      <Button
                        size="sm"
                        aria-label={t('replies.use.name', { title })}
                        onClick={() => onUse(text)}
                      >
                        {t('replies.use')}
                      </Button>
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={t('replies.edit.name', { title })}
                        onClick={() => setEdited(reply)}
                      >
                        {t('replies.edit')}
                      </Button>
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={t('replies.delete.name', { title })}
                        onClick={() => void remove(reply)}
                      >
                        {t('replies.delete')}
                      </Button>
                    </p>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Awaited>
      <ReplyForm
        key={edited?.id ?? 'new'}
        reply={edited}
        onSaved={() => {
          setEdited(null)
          void reload()
        }}
      />
    </div>
  )
}

function ReplyForm({ reply, onSaved }: { reply: Reply | null; onSaved: () => void }) {
  const t = useText(deskMessages)
  const [id, setId] = useState(() => reply?.id ?? crypto.randomUUID())
  const form = useForm(async (fields) => {
    const [title, text] = [fieldText(fields, 'title'), fieldText(fields, 'text')]
    const response = await call(saveReply, { id, title, text })
    if (!response.ok) return response.code === 'conflict' ? t('replies.taken') : response.message
    setId(crypto.randomUUID())
    onSaved()
    return null
  })
  return (
    <form key={id} onSubmit={form.onSubmit} className="grid gap-3">
      <h3>{t(reply === null ? 'replies.new' : 'replies.change')}</h3>
      <FormError text={form.error} />
      <TextField label={t('replies.name')} name="title" maxLength={80} defaultValue={reply?.title} required />
      <TextareaField
        label={t('replies.text')}
        name="text"
        maxLength={5000}
        defaultValue={reply?.text}
        required
      />
      <Button type="submit" variant="outline" busy={form.isBusy} className="justify-self-start">
        {t('replies.save')}
      </Button>
    </form>
  )
}
