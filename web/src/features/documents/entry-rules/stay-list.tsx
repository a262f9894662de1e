import { daysBetween } from '@tripwright/domain/base/dates'
import { isValidStay, type SchengenStay, schengenMessages } from '@tripwright/domain/documents/entry-rules'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { type TravelDocumentsProps, useDay } from './travel-documents.state.ts'

const NEW_STAY: SchengenStay = { entry: '', exit: '' }

/** Past and planned stays, newest first; a new one is added below. */
export function StayList({ papers, change }: TravelDocumentsProps) {
  const t = useText(schengenMessages)
  const day = useDay()
  const { stays } = papers

  function remove(index: number): void {
    change({ stays: stays.filter((_, other) => other !== index) })
    toast(t('stays.removed'), { action: { label: t('stays.undo'), onPick: () => change({ stays }) } })
  }

  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('stays.title')}</h3>
      {stays.length === 0 ? <p className="text-muted">{t('stays.none')}</p> : null}
      <ul className="tabular grid">
        {stays.map((stay, index) => {
          const text = t('stays.row', { entry: day(stay.entry), exit: day(stay.exit) })
          return (
            <li
              key={`${stay.entry} ${stay.exit}`}
              className="flex items-center gap-3 border-hairline border-t py-1"
            >
              <span className="flex-1">{text}</span>
              <span className="text-muted text-sm">
                {t('stays.days', { days: daysBetween(stay.entry, stay.exit) + 1 })}
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('stays.remove', { stay: text })}
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ul>
      <NewStay
        onAdd={(stay) => {
          const others = stays.filter(({ entry, exit }) => entry !== stay.entry || exit !== stay.exit)
          change({ stays: [...others, stay].sort((a, b) => (a.entry < b.entry ? 1 : -1)).slice(0, 200) })
        }}
      />
    </div>
  )
}

function NewStay({ onAdd }: { onAdd: (stay: SchengenStay) => void }) {
  const t = useText(schengenMessages)
  const [stay, setStay] = useState(NEW_STAY)
  const [isWrong, setWrong] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isSound = stay.entry !== '' && stay.exit !== '' && isValidStay(stay)
    setWrong(!isSound)
    if (!isSound) return
    onAdd(stay)
    setStay(NEW_STAY)
  }

  return (
    <form
      noValidate
      aria-label={t('stays.add')}
      onSubmit={submit}
      className="grid items-start gap-3 md:grid-cols-[1fr_1fr_auto]"
    >
      <TextField
        type="date"
        label={t('stays.entry')}
        value={stay.entry}
        onChange={({ target }) => setStay({ ...stay, entry: target.value })}
        error={isWrong ? t('stays.wrong') : undefined}
      />
      <TextField
        type="date"
        label={t('stays.exit')}
        value={stay.exit}
        onChange={({ target }) => setStay({ ...stay, exit: target.value })}
      />
      <Button type="submit" className="md:mt-7">
        {t('stays.add')}
      </Button>
    </form>
  )
}
