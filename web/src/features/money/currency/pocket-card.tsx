import {
  convert,
  currencyMessages,
  findRate,
  pocketSums,
  type RateTable,
} from '@tripwright/domain/money/currency'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'

/** A table of round prices abroad in the home currency, to view or print. */
export function PocketCard({ from, to, table }: { from: string; to: string; table: RateTable }) {
  const t = useText(currencyMessages)
  const formats = useFormats()
  const [there, back] = [findRate(table, from, to, today()), findRate(table, to, from, today())]
  if (!there.ok || !back.ok || from === to) return null
  const whole = { maximumFractionDigits: 0 }

  return (
    <section className="neatline grid gap-3 p-5">
      <header>
        <h2 className="text-xl">{t('card.title')}</h2>
        <p className="text-muted text-sm">{t('card.text')}</p>
      </header>
      <table className="tabular w-full">
        <thead>
          <tr className="coordinate border-ink border-b *:py-1">
            <th scope="col" className="text-start">
              {t('card.there', { code: to })}
            </th>
            <th scope="col" className="text-end">
              {t('card.home', { code: from })}
            </th>
          </tr>
        </thead>
        <tbody>
          {pocketSums(there.value, to).map((sum) => (
            <tr key={String(sum)} className="border-hairline border-b *:py-1.5">
              <th scope="row" className="text-start font-normal">
                <bdi>{formats.money(sum, to, whole)}</bdi>
              </th>
              <td className="text-end font-semibold">
                <bdi>{formats.money(convert(sum, to, from, back.value), from)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
