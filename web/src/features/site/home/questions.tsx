import { FAQ, FAQ_ON_MOBILE, type Faq, homeMessages } from '@tripwright/domain/site/home'
import { clsx } from 'clsx'
import { editedPart } from '#platform/edited-content.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'

const SHARE_ACTIONS = ['copy', 'story', 'share'] as const

/** Frequent questions: eight, six in the mobile layout; each can be copied, shared and made a story. */
export function Questions() {
  const t = useText(homeMessages)
  // Its buttons do not work before hydration, and are collapsed.
  const isAlive = useIsHydrated()
  return (
    <section id="questions" className="page grid scroll-mt-20 gap-4 py-12 lg:grid-cols-[1fr_2fr]">
      <h2>{t('faq.heading')}</h2>
      <div className="border-ink border-t">
        {(editedPart<Faq[]>('questions') ?? FAQ).map((faq, index) => (
          <Question key={faq.id} faq={faq} isDesktopOnly={index >= FAQ_ON_MOBILE} isAlive={isAlive} />
        ))}
      </div>
    </section>
  )
}

type QuestionProps = { faq: Faq; isDesktopOnly: boolean; isAlive: boolean }

function Question({ faq, isDesktopOnly, isAlive }: QuestionProps) {
  const t = useText(homeMessages)

  // The code of the buttons loads with the first question that is opened.
  async function pass(action: (typeof SHARE_ACTIONS)[number]): Promise<void> {
    const { copyFaq, shareFaq, shareStory } = await import('./story.state.ts')
    await { copy: copyFaq, share: shareFaq, story: shareStory }[action](faq)
  }

  return (
    <details name="faq" className={clsx('question', isDesktopOnly && 'mobile:hidden')}>
      <summary>
        <span lang="en" dir="ltr">
          {faq.question}
        </span>
      </summary>
      <p lang="en" dir="ltr" className="max-w-prose">
        {faq.answer}
      </p>
      <div className="-ms-1 flex flex-wrap gap-x-3 pb-3">
        {isAlive
          ? SHARE_ACTIONS.map((action) => (
              <Button key={action} variant="link" size="sm" onClick={() => void pass(action)}>
                {t(`faq.${action}`)}
              </Button>
            ))
          : null}
      </div>
    </details>
  )
}
