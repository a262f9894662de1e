import {
  type PackingReason,
  type PackingRow,
  packingItemsMessages,
  packingListMessages,
} from '@tripwright/domain/trip/plan-view'
import type { PackingFields } from '@tripwright/domain/trip/sync'
import { clsx } from 'clsx'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useMonthName } from '#features/destination/climate/index.ts'
import { tapLightly } from '#platform/tap-lightly.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'

const MAX_NAME = 300
const MAX_QUANTITY = 99

type PackingLineProps = {
  row: PackingRow
  /** Null for who may not change this list. */
  onChange: ((fields: PackingFields) => void) | null
  onRemove: () => void
}

/** One thing to pack: its tick, why it is on the list, and the way to rename, count and remove it. */
export function PackingLine({ row, onChange, onRemove }: PackingLineProps) {
  const t = useText(packingListMessages)
  const why = useReasonText()
  const name = useItemName()(row)
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing && onChange)
    return (
      <li className="border-hairline border-b py-3">
        <PackingEditor row={row} name={name} onSave={onChange} onClose={() => setIsEditing(false)} />
      </li>
    )
  return (
    <li className="flex items-start border-hairline border-b py-0.5 last:border-b-0">
      <Checkbox
        className="min-w-0 flex-1"
        checked={row.isPacked}
        disabled={onChange === null}
        onChange={({ target }) => {
          if (target.checked) tapLightly()
          onChange?.({ isPacked: target.checked })
        }}
        label={
          // Room below a name of two lines for what stands under it.
          <span className={clsx('wrap-anywhere block py-2', row.isPacked && 'text-muted line-through')}>
            {row.quantity === null ? null : (
              <span className="tabular">{t('quantity.times', { count: row.quantity })} </span>
            )}
            <bdi>{name}</bdi>
          </span>
        }
        hint={row.reason ? why(row.reason) : null}
      />
      {onChange ? (
        <>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('edit', { item: name })}
            onClick={() => setIsEditing(true)}
          >
            <Pencil aria-hidden="true" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t('remove', { item: name })} onClick={onRemove}>
            <Trash aria-hidden="true" />
          </Button>
        </>
      ) : null}
    </li>
  )
}

/** What a line is called: by somebody, else by us. */
export function useItemName(): (row: PackingRow) => string {
  const t = useText(packingItemsMessages)
  return ({ item, name }) => name || (item === null ? '' : t(item))
}

type PackingEditorProps = {
  row: PackingRow
  name: string
  onSave: (fields: PackingFields) => void
  onClose: () => void
}

function PackingEditor({ row, name, onSave, onClose }: PackingEditorProps) {
  const t = useText(packingListMessages)
  const [text, setText] = useState(name)
  const [count, setCount] = useState(row.quantity === null ? '' : String(row.quantity))
  const [isChecked, setIsChecked] = useState(false)
  const isNameWrong = text.trim() === '' || text.trim().length > MAX_NAME
  const isCountWrong = count.trim() !== '' && !isWholeNumber(count, MAX_QUANTITY)
  function save(): void {
    setIsChecked(true)
    if (isNameWrong || isCountWrong) return
    const quantity = count.trim() === '' ? null : Number(count)
    const fields: PackingFields = {
      ...(text.trim() !== name && { name: text.trim() }),
      ...(quantity !== row.quantity && { quantity }),
    }
    if (Object.keys(fields).length > 0) onSave(fields)
    onClose()
  }
  return (
    <form
      ref={focusOnce}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <TextField
          label={t('field.name')}
          value={text}
          error={isChecked && isNameWrong ? t('name.wrong') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label={t('field.quantity')}
          inputMode="numeric"
          value={count}
          error={isChecked && isCountWrong ? t('quantity.wrong') : undefined}
          onChange={({ target }) => setCount(target.value)}
        />
      </div>
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** From 1 to `most`. */
function isWholeNumber(text: string, most: number): boolean {
  const value = Number(text.trim())
  return Number.isInteger(value) && value >= 1 && value <= most
}

// The person has just asked for the fields.
function focusOnce(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}

/** Which of two sentences is meant: by what is usual, or by a forecast. */
function sourceOf({ isForecast }: { isForecast?: true }): '' | '.forecast' {
  return isForecast ? '.forecast' : ''
}

function useReasonText(): (reason: PackingReason) => string {
  const t = useText(packingListMessages)
  const formats = useFormats()
  const { degrees } = useMeasures()
  const monthName = useMonthName()
  const where = ({ city, month }: { city: string; month: number }) => ({
    city,
    month: monthName(month, 'long'),
  })
  return (reason) => {
    switch (reason.kind) {
      case 'always':
        return t('why.always')
      case 'length':
        return t(reason.isWashed ? 'why.length.washed' : 'why.length', { days: reason.days })
      case 'heat':
        return t(`why.heat${sourceOf(reason)}`, {
          ...where(reason),
          degrees: degrees(reason.high),
        })
      case 'nights':
        return t(`why.nights${sourceOf(reason)}`, {
          ...where(reason),
          degrees: degrees(reason.low),
        })
      case 'sea':
        return t('why.sea', { ...where(reason), degrees: degrees(reason.sea) })
      case 'rain':
        return t(`why.rain${sourceOf(reason)}`, {
          ...where(reason),
          days: reason.days,
        })
      case 'dress':
        return t(reason.isLaw ? 'why.dress.law' : 'why.dress', { country: formats.country(reason.country) })
      case 'sockets':
        return t('why.sockets', {
          country: formats.country(reason.country),
          plugs: formats.list([...reason.plugs]),
        })
      case 'sight':
        return t('why.sight', { name: reason.name })
      case 'children':
        return t('why.children', { count: reason.count })
      case 'baby':
      case 'small-child':
      case 'school-child':
        return t(`why.${reason.kind}`)
      default:
        return t(`why.${reason.kind}`, { country: formats.country(reason.country) })
    }
  }
}
