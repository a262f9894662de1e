import { PRICING_FAQ, pricingMessages } from '@tripwright/domain/plans/subscription'
import { useText } from '#platform/text/use-text.ts'
import { Disclosures } from '#ui/disclosures.tsx'

/** Questions that buyers ask before they pay. The prose is English. */
export function PricingFaq() {
  const t = useText(pricingMessages)
  return (
    <section className="grid gap-3 pt-6">
      <h2>{t('faq.title')}</h2>
      <Disclosures
        items={PRICING_FAQ.map(({ question, answer }) => ({ title: question, content: answer }))}
      />
    </section>
  )
}
