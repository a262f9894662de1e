import { encodeCall } from '@tripwright/domain/base/contract'
import {
  type ContentKind,
  contentMessages,
  type PageWords,
  pathOfPart,
  previewContent,
  type StaffContent,
} from '@tripwright/domain/staff/content'
import { serverAddress } from '#platform/reach-server.ts'
import { useText } from '#platform/text/use-text.ts'
import { DocumentFrame } from '#ui/document-frame.tsx'

const BELOW: readonly ContentKind[] = ['testimonials', 'partners', 'social-links']

/** The page as the server would render it with the saved version. */
export function ContentPreview({
  content: { part, revision },
  kind,
}: {
  content: StaffContent
  kind: ContentKind
}) {
  const t = useText(contentMessages)
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('preview')}</h3>
      <DocumentFrame
        key={revision}
        src={serverAddress(encodeCall(previewContent, { part, revision }).path)}
        title={t('preview.page')}
      />
      {BELOW.includes(kind) ? <p className="text-muted text-sm">{t('preview.below')}</p> : null}
    </section>
  )
}

/** About what a search engine shows of a page. */
export function SearchResult({ content: { part, built }, value }: { content: StaffContent; value: unknown }) {
  const t = useText(contentMessages)
  // The casts are safe: the server gives a page in this form.
  const [words, before] = [value as PageWords, built as { title: string; description: string }]
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('preview.search')}</h3>
      <div lang="en" dir="ltr" className="grid gap-1 border border-rule bg-well p-4">
        <p className="coordinate wrap-anywhere">{location.host + pathOfPart(part)}</p>
        <p className="wrap-anywhere font-semibold text-brand">{cut(words.title || before.title, 60)}</p>
        <p className="wrap-anywhere text-sm">{cut(words.description || before.description, 160)}</p>
      </div>
    </section>
  )
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
