import { encodeCall } from '@tripwright/domain/base/contract'
import {
  minutesOfText,
  POST_LIMITS,
  type PostPicture,
  type PostProblem,
  type PostText,
  readText,
} from '@tripwright/domain/site/blog'
import { readDraftPicture, staffPostsMessages } from '@tripwright/domain/staff/posts'
import { useDeferredValue, useMemo } from 'react'
import { PostProse } from '#features/site/blog/index.ts'
import { useText } from '#platform/text/use-text.ts'

/** The post as readers will see it, while it is written; where it cannot be read, the line and the reason. */
export function PostPreview({ text, name = 'post-preview' }: { text: PostText; name?: string }) {
  const t = useText(staffPostsMessages)
  const shown = useDeferredValue(text)
  const read = useMemo(() => readText(shown.text), [shown.text])
  return (
    <section aria-labelledby={name} className="neatline grid min-w-0 content-start gap-4 p-4 desktop:p-6">
      <h2 id={name} className="coordinate">
        {t('preview')}
      </h2>
      {shown.title === '' && shown.text.trim() === '' ? (
        <p className="text-muted">{t('preview.empty')}</p>
      ) : null}
      <p lang="en" dir="ltr" className="wrap-anywhere font-display font-semibold text-2xl">
        {shown.title}
      </p>
      <p lang="en" dir="ltr" className="wrap-anywhere text-lg text-muted">
        {shown.description}
      </p>
      {'blocks' in read ? (
        <>
          <p className="coordinate">{t('minutes', { minutes: minutesOfText(shown.text) })}</p>
          <div className="wrap-anywhere">
            <PostProse blocks={read.blocks} addressOf={draftAddress} />
          </div>
        </>
      ) : (
        <p className="wrap-anywhere text-signal">
          <ProblemText problem={read.problem} />
        </p>
      )}
    </section>
  )
}

/** Readers get the pictures of published posts alone. */
const draftAddress = ({ id, width, height }: PostPicture) =>
  encodeCall(readDraftPicture, { id, size: `${width}x${height}` }).path

/** Why a text cannot be published yet, as a sentence. */
export function ProblemText({ problem }: { problem: PostProblem }) {
  const t = useText(staffPostsMessages)
  if (problem.field !== 'markdown') return t(`problem.${problem.field}`, POST_LIMITS.description)
  return t(`problem.${problem.fault}`, { line: problem.line, words: problem.excerpt })
}
