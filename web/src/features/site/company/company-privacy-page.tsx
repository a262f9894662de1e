import { COOKIES, companyMessages, PRIVACY } from '@tripwright/domain/site/company'
import { ConsentChoice } from '#features/site/consent/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProseOfPage } from './prose-article.tsx'

/** The personal data that is stored, where, how long, and how to have it deleted. */
export function PrivacyPage() {
  const t = useText(companyMessages)
  return <ProseOfPage path="/privacy-policy" heading={t('privacy.heading')} built={PRIVACY} />
}

/** Every storage key of the product in a browser, and the choice of the cookie notice. */
export function CookiesPage() {
  const t = useText(companyMessages)
  return (
    <ProseOfPage path="/cookies-policy" heading={t('cookies.heading')} built={COOKIES}>
      <ConsentChoice />
    </ProseOfPage>
  )
}
