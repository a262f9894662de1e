import { parseAmount } from '@tripwright/domain/money/currency'
import {
  countedInGroup,
  expensesMessages,
  findBalances,
  LARGEST_EXPENSE,
  type Payment,
  settleUp,
} from '@tripwright/domain/money/expenses'
import { isSameValue } from '@tripwright/domain/trip/sync'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { type GroupProps, nameOf } from './expense-group.state.ts'
import type { GroupWithRatesProps } from './people-section.tsx'

/** Creditors, debtors, and the fewest payments that settle all debts. */
export function SettleSection({ group, change, book }: GroupWithRatesProps) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const mayEdit = useMayEdit()
  const { balances, leftOut } = findBalances(group, book, today())
  const { payments, isFewest } = settleUp(balances)
  const money = (amount: number) => formats.money(amount, group.currency)
  const balanceText = (amount: number) => {
    if (amount === 0) return t('balance.even')
    return amount > 0
      ? t('balance.gets', { amount: money(amount) })
      : t('balance.owes', { amount: money(-amount) })
  }

  function note(payment: Payment): void {
    change((now) => ({ payments: [...now.payments, payment] }))
    const isIt = (one: Payment) => isSameValue(one, payment)
    const undo = () =>
      change((now) => ({ payments: now.payments.toSpliced(now.payments.findLastIndex(isIt), 1) }))
    toast(t('settle.noted'), { action: { label: t('list.undo'), onPick: undo } })
  }

  return (
    <section className="neatline grid gap-4 p-5" aria-labelledby="balances">
      <h2 id="balances" className="scroll-mt-20 text-xl">
        {t('balance.title')}
      </h2>
      <dl className="tabular grid">
        {group.people.map(({ id, name }) => {
          const amount = balances.get(id) ?? 0
          return (
            <div key={id} className="flex justify-between gap-3 border-hairline border-t py-1.5">
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd className={amount < 0 ? 'text-signal' : amount > 0 ? 'text-brand' : 'text-muted'}>
                {balanceText(amount)}
              </dd>
            </div>
          )
        })}
      </dl>
      {leftOut.length > 0 ? (
        <p className="border-signal border-s-4 bg-signal-wash p-3 text-sm">
          {t('balance.left-out', { count: leftOut.length })}
        </p>
      ) : null}
      <h3 className="text-lg">{t('settle.title')}</h3>
      {payments.length === 0 ? <p className="text-muted">{t('settle.none')}</p> : null}
      <ul className="grid">
        {payments.map((payment) => {
          const [from, to] = [nameOf(group, payment.from), nameOf(group, payment.to)]
          return (
            <li
              key={`${payment.from} ${payment.to}`}
              className="flex flex-wrap items-center gap-x-3 border-hairline border-t py-1"
            >
              <span className="flex-1">{t('settle.row', { from, to })}</span>
              <bdi className="tabular font-semibold">{money(payment.amount)}</bdi>
              {mayEdit ? (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('settle.done.label', { from, to, amount: money(payment.amount) })}
                  onClick={() => note(payment)}
                >
                  {t('settle.done')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {payments.length > 0 ? (
        <p className="text-muted text-sm">
          {isFewest ? t('settle.fewest', { count: payments.length }) : t('settle.greedy')}
        </p>
      ) : null}
      {/* Other people get a new form: a removed person's selection would otherwise be saved unseen. */}
      {mayEdit ? (
        <OtherPayment key={group.people.map(({ id }) => id).join(' ')} group={group} onNote={note} />
      ) : null}
      {group.payments.length > 0 ? <RecordedPayments group={group} change={change} /> : null}
    </section>
  )
}

type OtherProps = Pick<GroupProps, 'group'> & { onNote: (payment: Payment) => void }

/** A payment other than the proposed ones: part of a debt, or cash during the trip. */
function OtherPayment({ group, onNote }: OtherProps) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const [first, second] = group.people.map(({ id }) => id)
  const blank = { from: second ?? '', to: first ?? '', amount: '' }
  const [typed, setTyped] = useState(blank)
  const [isWrong, setWrong] = useState(false)
  const edit = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    setWrong(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const { from, to } = typed
    const amount = parseAmount(typed.amount, group.currency, formats.decimalMark())
    const isSum = amount.ok && amount.value > 0n && amount.value <= BigInt(LARGEST_EXPENSE)
    const isThere = (id: string) => group.people.some((one) => one.id === id)
    const isSound = isSum && from !== to && isThere(from) && isThere(to)
    setWrong(!isSound)
    if (!isSound) return
    onNote({ from, to, amount: Number(amount.value) })
    setTyped(blank)
  }
  const people = group.people.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
  return (
    <details className="border-hairline border-t pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center underline">{t('settle.other')}</summary>
      <form
        noValidate
        aria-label={t('settle.other')}
        onSubmit={submit}
        className="grid grid-cols-2 gap-3 pt-2"
      >
        <SelectField
          label={t('settle.from')}
          value={typed.from}
          onChange={({ target }) => edit({ from: target.value })}
        >
          {people}
        </SelectField>
        <SelectField
          label={t('settle.to')}
          value={typed.to}
          onChange={({ target }) => edit({ to: target.value })}
        >
          {people}
        </SelectField>
        <TextField
          label={t('settle.amount', { currency: group.currency })}
          className="col-span-2"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={typed.amount}
          onChange={({ target }) => edit({ amount: target.value })}
          error={isWrong ? t('problem.payment') : undefined}
        />
        <Button type="submit" variant="outline" className="justify-self-start">
          {t('settle.note')}
        </Button>
      </form>
    </details>
  )
}

/** On a narrow screen, where the balances are below a long list: the total spent, and the payments due. */
export function SettleLine({ group, book }: Pick<GroupWithRatesProps, 'group' | 'book'>) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const money = (amount: number) => formats.money(amount, group.currency)
  const { balances } = findBalances(group, book, today())
  const sums = group.expenses.map((one) => countedInGroup(one, group.currency, book, today()) ?? 0)
  return (
    <a href="#balances" className="neatline grid gap-1 bg-sheet p-4 md:hidden">
      <span className="tabular font-bold font-display text-xl">
        {t('list.total', { amount: money(sums.reduce((all, one) => all + one, 0)) })}
      </span>
      {settleUp(balances)
        .payments.slice(0, 3)
        .map(({ from, to, amount }) => (
          <span key={`${from} ${to}`} className="tabular flex justify-between gap-3">
            <span>{t('settle.row', { from: nameOf(group, from), to: nameOf(group, to) })}</span>
            <bdi>{money(amount)}</bdi>
          </span>
        ))}
      <span className="text-sm underline">{t('balance.look')}</span>
    </a>
  )
}

function RecordedPayments({ group, change }: GroupProps) {
  const t = useText(expensesMessages)
  const mayEdit = useMayEdit()
  const formats = useFormats()

  function forget(payment: Payment, at: number): void {
    change((now) => ({ payments: now.payments.toSpliced(at, 1) }))
    const undo = () => change((now) => ({ payments: now.payments.toSpliced(at, 0, payment) }))
    toast(t('settle.forgotten'), { action: { label: t('list.undo'), onPick: undo } })
  }
  return (
    <>
      <h3 className="text-lg">{t('settle.list')}</h3>
      <ul className="grid">
        {group.payments.map((payment, index) => {
          const [from, to] = [nameOf(group, payment.from), nameOf(group, payment.to)]
          const amount = formats.money(payment.amount, group.currency)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
            <li key={index} className="flex items-center gap-3 border-hairline border-t text-sm">
              <span className="flex-1">{t('settle.list.row', { from, to })}</span>
              <bdi className="tabular">{amount}</bdi>
              {mayEdit ? (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t('settle.forget', { from, to, amount })}
                  onClick={() => forget(payment, index)}
                >
                  <X aria-hidden="true" />
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </>
  )
}
