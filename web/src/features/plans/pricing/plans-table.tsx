import { PLANS, pricingMessages } from '@tripwright/domain/plans/subscription'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { WideTable } from '#ui/wide-table.tsx'

const LIMITS = [
  ['compare.plans', 'itinerary_generations'],
  ['compare.questions', 'ai_requests'],
  ['compare.searches', 'search_requests'],
  ['compare.saves', 'saved_items'],
] as const

/** All plans side by side, from one table. On a narrow screen it scrolls inside its frame. */
export function PlansTable() {
  const t = useText(pricingMessages)
  const format = useFormats()
  const yes = (is: boolean) => t(is ? 'compare.yes' : 'compare.no')
  const rows = [
    ...LIMITS.map(([name, type]) => ({
      name: t(name),
      cells: PLANS.map(({ limits }) => {
        const limit = limits[type]
        return limit === null ? t('compare.unlimited') : format.number(limit)
      }),
    })),
    { name: t('compare.maps'), cells: PLANS.map((plan) => yes(plan.hasOfflineMaps)) },
    { name: t('compare.first'), cells: PLANS.map((plan) => yes(plan.isAnsweredFirst)) },
    { name: t('compare.travellers'), cells: PLANS.map((plan) => format.number(plan.travellers)) },
  ]
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-6">
      <h2 id="compare">{t('compare.title')}</h2>
      <WideTable labelledBy="compare">
        <table className="tabular w-full min-w-160 border-ink border-t text-start">
          <thead>
            <tr>
              <th scope="col" className="p-3 ps-0 text-start">
                {t('compare.what')}
              </th>
              {PLANS.map(({ id, name }) => (
                <th key={id} scope="col" translate="no" className="p-3 text-start font-display">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name} className="border-hairline border-t">
                <th scope="row" className="p-3 ps-0 text-start font-normal">
                  {name}
                </th>
                {PLANS.map(({ id }, index) => (
                  <td key={id} className="p-3">
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className="text-muted text-sm">{t('compare.note')}</p>
    </section>
  )
}
