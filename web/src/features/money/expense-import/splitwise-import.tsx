import {
  expenseImportMessages,
  importSplitwise,
  MAX_SPLITWISE_CHARS,
  readSplitwise,
  type SplitwiseProblem,
  type SplitwiseTable,
} from '@tripwright/domain/money/expense-import'
import type { RateBook, TripGroup } from '@tripwright/domain/money/expenses'
import { type ChangeEvent, useRef, useState } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { SelectField } from '#ui/select.tsx'
import { toast } from '#ui/toast.ts'

type ImportProps = {
  group: TripGroup
  book: RateBook
  /** Changes the list as a whole; false when that was not saved. */
  change: (part: (now: TripGroup) => Partial<TripGroup>) => boolean
  makeId: () => string
}

type Read = { table: SplitwiseTable } | { problem: SplitwiseProblem | { code: 'unreadable' } }

/** Expenses from the table of Splitwise: a file is read on this device, shown, and added with a yes. */
export function SplitwiseImport(props: ImportProps) {
  const t = useText(expenseImportMessages)
  const [read, setRead] = useState<Read | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.currentTarget.files ?? []
    // The same file can be chosen again after it was mended.
    event.currentTarget.value = ''
    if (file) setRead(await readFile(file))
  }
  const problem = read && 'problem' in read ? read.problem : null

  return (
    <details className="border-hairline border-t pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center underline">{t('title')}</summary>
      <div className="grid justify-items-start gap-3 pt-1">
        <p className="max-w-prose text-muted text-sm">{t('text')}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={t('file')}
          hidden={true}
          onChange={(event) => void choose(event)}
        />
        <Button variant="outline" onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <FormError
          text={
            problem &&
            t(`problem.${problem.code}`, {
              line: 'line' in problem ? problem.line : 0,
              part: 'part' in problem ? problem.part : '',
            })
          }
        />
        {read && 'table' in read ? (
          <Preview {...props} table={read.table} onDone={() => setRead(null)} />
        ) : null}
      </div>
    </details>
  )
}

async function readFile(file: File): Promise<Read> {
  // A character takes up to four bytes.
  if (file.size > 4 * MAX_SPLITWISE_CHARS) return { problem: { code: 'too-large' } }
  const text = await file.text().catch(() => null)
  if (text === null) return { problem: { code: 'unreadable' } }
  const result = readSplitwise(text)
  return result.ok ? { table: result.table } : { problem: result }
}

const NEW = 'new'

type PreviewProps = ImportProps & { table: SplitwiseTable; onDone: () => void }

/** What was found, and who in the file is who in the list; nothing is written before the yes. */
function Preview({ group, book, change, makeId, table, onDone }: PreviewProps) {
  const t = useText(expenseImportMessages)
  const formats = useFormats()
  const [who, setWho] = useState(() => table.people.map((name) => sameName(group, name)))
  const [problem, setProblem] = useState<string | null>(null)
  const choices = { who, book, today: today(), makeId }
  const shown = importSplitwise(group, table, choices)
  const chosen = who.filter((id) => id !== null)
  const isTwice = new Set(chosen).size < chosen.length
  const days = table.rows.map(({ date }) => date).sort()
  const day = (date: string) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })

  function accept(): void {
    if (isTwice || !shown.ok) return
    const before = group
    const isSaved = change((now) => {
      const made = importSplitwise(now, table, choices)
      return made.ok ? made.value.group : {}
    })
    if (!isSaved) {
      setProblem(t('problem.full'))
      return
    }
    const undo = () =>
      void change((now) => ({
        people: before.people,
        payments: before.payments,
        currency: before.currency,
        expenses: now.expenses.filter(({ id }) => before.expenses.some((one) => one.id === id)),
      }))
    toast(t('done'), { kind: 'success', action: { label: t('undo'), onPick: undo } })
    onDone()
  }

  const [first = '', last = ''] = [days[0], days.at(-1)]
  const refusal = isTwice
    ? t('who.twice')
    : shown.ok
      ? problem
      : t('problem.no-rate', { currency: shown.currency })
  // Two people may have one name, and columns keep their order.
  const columns = table.people.map((name, at) => ({ name, at }))
  return (
    <div className="grid w-full gap-3">
      {shown.ok ? (
        <ul className="grid gap-1" aria-live="polite">
          {shown.value.expenses > 0 ? (
            <li className="font-semibold">{t('found.expenses', { count: shown.value.expenses })}</li>
          ) : null}
          {shown.value.payments > 0 ? (
            <li className="font-semibold">{t('found.payments', { count: shown.value.payments })}</li>
          ) : null}
          {first === '' ? null : <li>{t('found.range', { from: day(first), to: day(last) })}</li>}
          {shown.value.known > 0 ? <li>{t('found.known', { count: shown.value.known })}</li> : null}
          {table.emptyRows > 0 ? <li>{t('found.empty', { count: table.emptyRows })}</li> : null}
        </ul>
      ) : null}
      <h3 className="text-lg">{t('who.title')}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-3">
        {columns.map(({ name, at }) => (
          <SelectField
            key={at}
            label={t('who.label', { name })}
            value={who[at] ?? NEW}
            onChange={({ target }) => setWho(who.with(at, target.value === NEW ? null : target.value))}
          >
            <option value={NEW}>{t('who.new', { name })}</option>
            {group.people.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <FormError text={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={isTwice || !shown.ok || shown.value.expenses + shown.value.payments === 0}
          onClick={accept}
        >
          {t('accept')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

/** Who in the list has this name: the first one, else nobody. */
function sameName({ people }: TripGroup, name: string): string | null {
  const folded = name.toLocaleLowerCase()
  return people.find((one) => one.name.toLocaleLowerCase() === folded)?.id ?? null
}
