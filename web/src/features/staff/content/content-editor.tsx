import {
  contentMessages,
  kindOf,
  pathOfPart,
  readContent,
  type StaffContent,
  saveContent,
} from '@tripwright/domain/staff/content'
import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { useContentDraft } from './content-draft.state.ts'
import { ContentFields } from './content-fields.tsx'
import { useContentPlace, usePartName } from './content-place.state.ts'
import { ContentPreview, SearchResult } from './content-preview.tsx'
import { ContentSteps } from './content-steps.tsx'
import { ContentVersions } from './content-versions.tsx'

/** Changes one text of the public pages. */
export function ContentEditor({ part }: { part: string }) {
  const t = useText(contentMessages)
  const { hrefOf } = useContentPlace()
  const { called, reload, set } = useCall(readContent, { part })
  return (
    <div className="grid gap-6">
      <Link
        href={hrefOf(null)}
        className="inline-flex min-h-11 items-center justify-self-start underline hover:text-brand"
      >
        {t('back')}
      </Link>
      {called.status === 'failed' ? <FormError text={called.message} /> : null}
      {called.status === 'loading' ? (
        <Loading label={t('loading')} isLabelVisible>
          <Skeleton className="h-96" />
        </Loading>
      ) : null}
      {called.status === 'ready' ? (
        <OpenContent
          content={called.value.content}
          onSaved={(content) => set({ content })}
          onReload={() => void reload()}
        />
      ) : null}
    </div>
  )
}

type OpenContentProps = {
  content: StaffContent
  onSaved: (content: StaffContent) => void
  onReload: () => void
}

function OpenContent({ content, onSaved, onReload }: OpenContentProps) {
  const t = useText(contentMessages)
  const nameOf = usePartName()
  const { part, state, revision, built } = content
  const kind = kindOf(part)
  const { value, base, isChanged, change, reset } = useContentDraft(content)
  const [error, setError] = useState<string | null>(null)
  const [isLate, setIsLate] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function save(next: unknown, restoredFrom?: number) {
    setIsBusy(true)
    const response = await call(saveContent, {
      part,
      base: restoredFrom === undefined ? base : revision,
      value: next,
      ...(restoredFrom !== undefined && { restoredFrom }),
    })
    setIsBusy(false)
    setIsLate(!response.ok && response.code === 'conflict')
    if (!response.ok) return setError(response.code === 'conflict' ? t('conflict') : response.message)
    setError(null)
    const saved = response.value.content
    reset()
    onSaved(saved)
    toast(t('saved.done', { revision: saved.revision }), { kind: 'success' })
  }

  if (kind === null) return null
  return (
    <>
      <header className="grid gap-2">
        <h2 className="wrap-anywhere text-xl">
          <bdi>{nameOf(part)}</bdi>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          {state === null ? t('unchanged') : <Badge>{t('state', { state })}</Badge>}
          <Link href={pathOfPart(part)} className="inline-flex min-h-11 items-center underline">
            {t('view')}
          </Link>
        </p>
      </header>
      <div className="grid items-start gap-6 grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))]">
        <div className="grid content-start gap-4">
          <ContentFields kind={kind} value={value} built={built} onChange={change} />
        </div>
        <div className="grid content-start gap-4">
          {kind === 'page' ? <SearchResult content={content} value={value} /> : null}
          {revision > 0 ? <ContentPreview content={content} kind={kind} /> : null}
        </div>
      </div>
      <FormError text={error} />
      <div className="flex flex-wrap items-center gap-3">
        {isLate ? (
          <Button
            variant="outline"
            onClick={() => {
              reset()
              setError(null)
              setIsLate(false)
              onReload()
            }}
          >
            {t('conflict.open')}
          </Button>
        ) : null}
        <Button busy={isBusy} disabled={!isChanged} onClick={() => void save(value)}>
          {t('save')}
        </Button>
        {isChanged ? (
          <>
            <Button variant="ghost" onClick={() => reset()}>
              {t('discard')}
            </Button>
            <p role="status" className="text-muted">
              {t('unsaved')}
            </p>
          </>
        ) : null}
      </div>
      <ContentSteps content={content} isChanged={isChanged} onDone={onSaved} />
      <ContentVersions content={content} mayRestore={!isChanged} onRestore={save} />
    </>
  )
}
