import { expensesMessages, type TripGroup } from '@tripwright/domain/money/expenses'
import { useId } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Group } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type DraftItem, type ExpenseDraft, leftToShare } from './expense-draft.state.ts'

type EditorProps = {
  draft: ExpenseDraft
  edit: (part: Partial<ExpenseDraft>) => void
  group: TripGroup
}

/** The fields of a split method: people, shares, amounts, or items. */
export function SplitEditor({ draft, edit, group }: EditorProps) {
  const t = useText(expensesMessages)
  if (draft.kind === 'items') return <Items draft={draft} edit={edit} group={group} />
  const inOrOut = (id: string, isIn: boolean) =>
    edit({ out: isIn ? draft.out.filter((one) => one !== id) : [...draft.out, id] })
  const { kind } = draft
  return (
    <div className="col-span-2 grid gap-3">
      <WhoBoxes
        label={t('split.who')}
        group={group}
        isIn={(id) => !draft.out.includes(id)}
        onChange={inOrOut}
      />
      {kind === 'equal' ? null : (
        <div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]">
          {group.people
            .filter(({ id }) => !draft.out.includes(id))
            .map(({ id, name }) => (
              <TextField
                key={id}
                label={t(`split.${kind}.of`, { name })}
                inputMode={kind === 'shares' ? 'numeric' : 'decimal'}
                autoComplete="off"
                dir="ltr"
                placeholder={kind === 'shares' ? '1' : '0'}
                value={draft.parts[id] ?? ''}
                onChange={({ target }) => edit({ parts: { ...draft.parts, [id]: target.value } })}
              />
            ))}
        </div>
      )}
      <Left draft={draft} group={group} />
    </div>
  )
}

/** The unassigned amount while typing. */
function Left({ draft, group }: Omit<EditorProps, 'edit'>) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const remainder = leftToShare(draft, group, formats.decimalMark())
  if (!remainder || remainder.left === 0) return null
  const money = (amount: number) => formats.money(amount, draft.currency)
  return (
    <p role="status" className="tabular text-muted text-sm">
      {t(remainder.left > 0 ? 'split.exact.left' : 'split.exact.over', {
        left: money(Math.abs(remainder.left)),
        sum: money(remainder.sum),
      })}
    </p>
  )
}

function Items({ draft, edit, group }: EditorProps) {
  const t = useText(expensesMessages)
  const change = (index: number, part: Partial<DraftItem>) =>
    edit({ items: draft.items.map((item, other) => (other === index ? { ...item, ...part } : item)) })
  return (
    <div className="col-span-2 grid gap-4">
      <p className="text-muted text-sm">{t('split.item.hint')}</p>
      {draft.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever added at the end
        <div key={index} className="grid items-start gap-3 border-hairline border-t pt-3 md:grid-cols-2">
          <TextField
            label={t('split.item', { number: index + 1 })}
            autoComplete="off"
            value={item.title}
            onChange={({ target }) => change(index, { title: target.value })}
          />
          <TextField
            label={t('split.item.amount', { number: index + 1 })}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={item.amount}
            onChange={({ target }) => change(index, { amount: target.value })}
          />
          <WhoBoxes
            label={t('split.item.who', { number: index + 1 })}
            group={group}
            isIn={(id) => item.people.includes(id)}
            onChange={(id, isIn) =>
              change(index, {
                people: isIn ? [...item.people, id] : item.people.filter((one) => one !== id),
              })
            }
          />
        </div>
      ))}
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => edit({ items: [...draft.items, { title: '', amount: '', people: [] }] })}
      >
        {t('split.item.add')}
      </Button>
    </div>
  )
}

type WhoProps = {
  label: string
  group: TripGroup
  isIn: (id: string) => boolean
  onChange: (id: string, isIn: boolean) => void
}

function WhoBoxes({ label, group, isIn, onChange }: WhoProps) {
  const id = useId()
  return (
    <Group aria-labelledby={id} className="md:col-span-2">
      <p id={id} className="font-semibold text-sm">
        {label}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {group.people.map((one) => (
          <Checkbox
            key={one.id}
            label={one.name}
            checked={isIn(one.id)}
            onChange={({ target }) => onChange(one.id, target.checked)}
          />
        ))}
      </div>
    </Group>
  )
}
