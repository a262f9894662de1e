import { COOKIES, companyMessages, PRIVACY } from '@tripwright/domain/site/company'
import { ConsentChoice } from '#features/site/consent/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProseArticle } from './prose-article.tsx'

/** What is kept about a person, where, how long, and how to have it removed. */
export function PrivacyPage() {
  const t = useText(companyMessages)
  return <ProseArticle heading={t('privacy.heading')} words={PRIVACY} />
}

/** Every name that the product keeps in a browser, and the choice that the notice asks for. */
export function CookiesPage() {
  const t = useText(companyMessages)
  return (
    <ProseArticle heading={t('cookies.heading')} words={COOKIES}>
      <ConsentChoice />
    </ProseArticle>
  )
}
