import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Users from 'lucide-react/icons/users'
import { useId } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { Button, buttonClass } from './button.tsx'
import { Group } from './field.tsx'
import { PopoverField } from './popover-field.tsx'

/** One countable kind: adults, rooms. */
export type CountRow<Name extends string = string> = {
  name: Name
  label: string
  hint?: string
  least: number
  most: number
  /** Names of the two buttons. */
  fewer: string
  more: string
}

type PeopleFieldProps<Name extends string> = {
  label: string
  /** The total as text: `2 adults, 1 room`. */
  value: string
  rows: readonly CountRow<Name>[]
  counts: Record<Name, number>
  onChange: (name: Name, count: number) => void
  doneLabel: string
  error?: string | undefined
  className?: string
}

/** A count per kind, with a button for one fewer and one more, within the limits of a row. */
export function PeopleField<Name extends string>(props: PeopleFieldProps<Name>) {
  const { rows, counts, onChange, doneLabel, value, ...field } = props
  return (
    <PopoverField
      {...field}
      value={value}
      placeholder={value}
      icon={<Users aria-hidden="true" className="size-5" />}
    >
      {(close) => (
        <div className="grid w-72 max-w-full gap-3">
          {rows.map((row, index) => (
            <Counter
              key={row.name}
              row={row}
              count={counts[row.name]}
              isFirst={index === 0}
              onChange={(count) => onChange(row.name, count)}
            />
          ))}
          <Button variant="secondary" onClick={close}>
            {doneLabel}
          </Button>
        </div>
      )}
    </PopoverField>
  )
}

type CounterProps = { row: CountRow; count: number; isFirst: boolean; onChange: (count: number) => void }

function Counter({ row, count, isFirst, onChange }: CounterProps) {
  const formats = useFormats()
  const id = useId()
  const step = (by: number) => onChange(Math.min(row.most, Math.max(row.least, count + by)))
  const button = buttonClass(
    { variant: 'outline', size: 'icon' },
    'aria-disabled:border-dashed aria-disabled:text-muted',
  )
  return (
    <Group aria-labelledby={id} className="flex items-center gap-2">
      <span className="flex-1">
        <span id={id} className="block font-semibold text-sm">
          {row.label}
        </span>
        {row.hint ? <span className="block text-muted text-xs">{row.hint}</span> : null}
      </span>
      {/* Not disabled at the limit: the focus would be lost. */}
      <button
        type="button"
        className={button}
        aria-label={row.fewer}
        aria-disabled={count <= row.least}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output className="tabular w-6 text-center">{formats.number(count)}</output>
      <button
        type="button"
        className={button}
        aria-label={row.more}
        aria-disabled={count >= row.most}
        data-start={isFirst || undefined}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </Group>
  )
}
