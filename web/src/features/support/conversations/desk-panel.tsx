import type { Output } from '@tripwright/domain/base/contract'
import {
  addNote,
  deskMessages,
  listColleagues,
  type readRequest,
  sortRequest,
} from '@tripwright/domain/support/conversations'
import { useRef } from 'react'
import { call } from '#platform/call.ts'
import { resetSent } from '#platform/reset-sent.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'

type StaffView = NonNullable<Output<typeof readRequest>['desk']>
type DeskPanelProps = { id: string; desk: StaffView; reload: () => void }

/** What only staff see of a conversation: who looks after it, its tags and the notes of colleagues. */
export function DeskPanel(props: DeskPanelProps) {
  const t = useText(deskMessages)
  return (
    <section className="grid content-start gap-6 border-rule border-t pt-4 lg:border-s lg:border-t-0 lg:ps-6 lg:pt-0">
      <h2 className="text-xl">{t('desk.heading')}</h2>
      <Assignee {...props} />
      <Tags key={props.desk.tags.join()} {...props} />
      <Notes {...props} />
    </section>
  )
}

function Assignee({ id, desk: { assignee }, reload }: DeskPanelProps) {
  const t = useText(deskMessages)
  const session = useSession()
  const own = session.state === 'signed-in' ? session.user.id : null
  const { called } = useCall(listColleagues, undefined)
  const colleagues = called.status === 'ready' ? called.value.colleagues : assignee === null ? [] : [assignee]

  async function assign(assigneeId: string | null) {
    const response = await call(sortRequest, { id, assigneeId })
    if (!response.ok) toast(response.message, { kind: 'error' })
    reload()
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        className="min-w-0 flex-1"
        label={t('desk.assignee')}
        value={assignee?.id ?? ''}
        onChange={({ target }) => void assign(target.value || null)}
      >
        <option value="">{t('desk.nobody')}</option>
        {colleagues.map((one) => (
          <option key={one.id} value={one.id}>
            {one.email}
          </option>
        ))}
      </SelectField>
      {own === null || assignee?.id === own ? null : (
        <Button variant="outline" onClick={() => void assign(own)}>
          {t('desk.take')}
        </Button>
      )}
    </div>
  )
}

function Tags({ id, desk, reload }: DeskPanelProps) {
  const t = useText(deskMessages)
  const form = useForm(async (fields) => {
    const tags = fieldText(fields, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean)
    const response = await call(sortRequest, { id, tags })
    if (!response.ok) return response.issues[0]?.message ?? response.message
    toast(t('desk.saved'), { kind: 'success' })
    reload()
    return null
  })
  return (
    <form onSubmit={form.onSubmit} className="grid gap-3">
      <FormError text={form.error} />
      <TextField
        label={t('desk.tags')}
        hint={t('desk.tags.hint')}
        name="tags"
        defaultValue={desk.tags.join(', ')}
        maxLength={310}
      />
      <Button type="submit" variant="outline" size="sm" busy={form.isBusy} className="justify-self-start">
        {t('desk.tags.save')}
      </Button>
    </form>
  )
}

function Notes({ id, desk: { notes }, reload }: DeskPanelProps) {
  const t = useText(deskMessages)
  const area = useRef<HTMLFormElement>(null)
  const form = useForm(async (fields) => {
    const response = await call(addNote, { id, text: fieldText(fields, 'note') })
    if (!response.ok) return response.message
    resetSent(area.current, fields)
    reload()
    return null
  })
  return (
    <section className="grid gap-3">
      <h3>{t('notes.heading')}</h3>
      <p className="text-muted text-sm">{t('notes.lead')}</p>
      {notes.length === 0 ? <p className="text-muted text-sm">{t('notes.none')}</p> : null}
      <ul className="grid gap-3">
        {notes.map(({ id: noteId, author, text, at }) => (
          <li key={noteId} className="grid gap-1 border-signal border-s-4 bg-signal-wash p-3">
            <p className="coordinate flex flex-wrap gap-x-3">
              {/* Apart from the date: an address would pull its day along in a right-to-left line. */}
              <bdi className="wrap-anywhere">{author ?? t('notes.gone')}</bdi>
              <span>{t('notes.at', { at: new Date(at) })}</span>
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
          </li>
        ))}
      </ul>
      <form ref={area} onSubmit={form.onSubmit} className="grid gap-3">
        <FormError text={form.error} />
        <TextareaField label={t('notes.add')} name="note" maxLength={2000} required />
        <Button type="submit" variant="outline" size="sm" busy={form.isBusy} className="justify-self-start">
          {t('notes.save')}
        </Button>
      </form>
    </section>
  )
}
