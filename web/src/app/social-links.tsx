import { readHomeContent } from '@tripwright/domain/site/home'
import { useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'
import { useText } from '#platform/text/use-text.ts'
import { socialMessages } from './social-links.messages.ts'

type SocialLink = { name: string; url: string }

/** The operator's profiles on social networks, from `SOCIAL_LINKS`; nothing where it is empty. */
export function SocialLinks() {
  const t = useText(socialMessages)
  const [links, setLinks] = useState<readonly SocialLink[]>([])

  useEffect(() => {
    let isGone = false
    void fetchFact('home-content', readHomeContent, undefined).then(
      (content) => isGone || setLinks(content?.socialLinks ?? []),
    )
    return () => {
      isGone = true
    }
  }, [])

  if (links.length === 0) return null
  return (
    <nav aria-label={t('label')}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ name, url }) => (
          <li key={url}>
            <a
              href={url}
              rel="me noopener"
              dir="auto"
              className="inline-flex min-h-11 items-center underline decoration-hairline hover:decoration-brand"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
