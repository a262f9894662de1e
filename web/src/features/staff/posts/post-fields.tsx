import {
  addBlock,
  blogMessages,
  POST_LIMITS,
  slugOfTitle,
  TOPICS,
  WRITERS,
} from '@tripwright/domain/site/blog'
import { staffPostsMessages } from '@tripwright/domain/staff/posts'
import { useRef } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { AddPicture } from './add-picture.tsx'
import type { PostDraft } from './post-draft.state.ts'

type PostFieldsProps = {
  draft: PostDraft
  onChange: (next: PostDraft) => void
  slugError: string | undefined
}

/** The fields of a post. Posts are English, so their fields run left to right. */
export function PostFields({ draft, onChange, slugError }: PostFieldsProps) {
  const t = useText(staffPostsMessages)
  const tBlog = useText(blogMessages)
  const { text, slug, base } = draft
  const { least, most } = POST_LIMITS.description
  // Where the text was last being written: a picture goes there. At the end before that.
  const cursor = useRef(Number.POSITIVE_INFINITY)
  const set = (fields: Partial<PostDraft['text']>) => onChange({ ...draft, text: { ...text, ...fields } })

  function setTitle(title: string) {
    // The address follows the title until somebody types another one.
    const follows = base === 0 && slug === slugOfTitle(text.title)
    onChange({ ...draft, text: { ...text, title }, ...(follows && { slug: slugOfTitle(title) }) })
  }

  return (
    <div className="grid content-start gap-4">
      <TextField
        label={t('title')}
        hint={t('title.hint', { most: POST_LIMITS.title })}
        lang="en"
        dir="ltr"
        maxLength={POST_LIMITS.title}
        value={text.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {base === 0 ? (
        <TextField
          label={t('slug')}
          hint={t('slug.hint')}
          error={slugError}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={POST_LIMITS.slug}
          value={slug}
          onChange={({ target }) => onChange({ ...draft, slug: target.value })}
        />
      ) : null}
      <TextareaField
        label={t('description')}
        hint={t('description.hint', { count: text.description.length, least, most })}
        lang="en"
        dir="ltr"
        maxLength={most}
        value={text.description}
        onChange={({ target }) => set({ description: target.value.replaceAll('\n', ' ') })}
      />
      <SelectField
        label={t('writer')}
        value={text.writer}
        onChange={({ target }) => set({ writer: target.value })}
      >
        <option value=""> </option>
        {WRITERS.map((writer) => (
          <option key={writer.slug} value={writer.slug}>
            {writer.name}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{t('topics')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {TOPICS.map((topic) => (
            <Checkbox
              key={topic}
              label={tBlog(`topic.${topic}`)}
              checked={text.topics.includes(topic)}
              onChange={({ target }) =>
                set({
                  topics: TOPICS.filter((one) =>
                    one === topic ? target.checked : text.topics.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <AddPicture onAdd={(line) => set({ text: addBlock(text.text, cursor.current, line) })}>
        {(handlers) => (
          <TextareaField
            {...handlers}
            label={t('text')}
            hint={t('text.hint')}
            lang="en"
            dir="ltr"
            rows={18}
            maxLength={POST_LIMITS.text}
            value={text.text}
            onChange={({ target }) => set({ text: target.value })}
            onSelect={({ currentTarget }) => {
              cursor.current = currentTarget.selectionEnd
            }}
          />
        )}
      </AddPicture>
      <div className="grid gap-1">
        <p className="font-semibold">{t('picture')}</p>
        <p className="text-muted text-sm">{t('picture.text')}</p>
      </div>
    </div>
  )
}
