import { ARTICLES, findArticles, supportMessages } from '@tripwright/domain/support/conversations'
import { useState } from 'react'
import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Disclosures } from '#ui/disclosures.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { TextField } from '#ui/text-field.tsx'

const TOPICS = ['planning', 'saving', 'searching', 'account', 'paying'] as const

/** Searchable help on the product's features; it works offline. */
export function HelpPage() {
  const t = useText(supportMessages)
  const [words, setWords] = useState('')
  const matches = findArticles(ARTICLES, words)

  return (
    <PageFrame heading={t('help.heading')} lead={t('help.lead')}>
      <search className="grid gap-2">
        <TextField
          className="max-w-120"
          type="search"
          label={t('help.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <p role="status" className="text-muted text-sm">
          {t('help.found', { count: matches.length })}
        </p>
      </search>
      {matches.length === 0 ? (
        <Button variant="outline" className="justify-self-start" onClick={() => setWords('')}>
          {t('help.clear')}
        </Button>
      ) : null}
      {TOPICS.map((topic) => {
        const articles = matches.filter((article) => article.topic === topic)
        return articles.length === 0 ? null : (
          <section key={topic} className="grid gap-3">
            <h2 className="text-xl">{t('help.topic', { topic })}</h2>
            <Disclosures
              items={articles.map(({ title, paragraphs }) => ({
                title,
                content: paragraphs.map((text) => (
                  <p key={text} className="pb-2">
                    {text}
                  </p>
                )),
              }))}
            />
          </section>
        )
      })}
      <p className="flex flex-wrap items-center gap-4 pt-4">
        {t('help.ask')}
        <Link href="/support-center" className={buttonClass({ variant: 'outline' })}>
          {t('help.ask.link')}
        </Link>
      </p>
    </PageFrame>
  )
}
