import {
  type MarkdownInline,
  type PostBlock,
  type PostPicture,
  picturePath,
} from '@tripwright/domain/site/blog'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFileAddress } from '#platform/use-file-address.ts'

type AddressOf = (picture: PostPicture) => string

/** The text of a post: English, left to right whatever the interface does. */
export function PostProse({
  blocks,
  addressOf = picturePath,
}: {
  blocks: readonly PostBlock[]
  /** Where its pictures are. */
  addressOf?: AddressOf
}) {
  return (
    <div lang="en" dir="ltr" className="grid max-w-prose gap-4">
      {numbered(blocks).map(({ key, value }) => (
        <BlockOfPost key={key} block={value} addressOf={addressOf} />
      ))}
    </div>
  )
}

function BlockOfPost({ block, addressOf }: { block: PostBlock; addressOf: AddressOf }) {
  if ('p' in block) return <p>{words(block.p)}</p>
  if ('picture' in block) return <Picture picture={block.picture} address={addressOf(block.picture)} />
  if ('h' in block) {
    const Heading = block.h === 2 ? 'h2' : 'h3'
    return (
      <Heading id={block.id} className="mt-6 scroll-mt-32">
        {words(block.text)}
      </Heading>
    )
  }
  if ('quote' in block)
    return (
      <blockquote className="grid gap-3 border-brand border-s-4 ps-5 text-lg">
        {numbered(block.quote).map(({ key, value }) => (
          <p key={key}>{words(value)}</p>
        ))}
      </blockquote>
    )
  const isNumbered = 'ol' in block
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={`grid gap-2 ps-5 ${isNumbered ? 'list-decimal' : 'list-disc'}`}>
      {numbered(isNumbered ? block.ol : block.ul).map(({ key, value }) => (
        <li key={key}>{words(value)}</li>
      ))}
    </List>
  )
}

// Its width and height hold room for it before it is there.
function Picture({ picture, address }: { picture: PostPicture; address: string }) {
  const { width, height, alt, caption } = picture
  return (
    <figure className="grid gap-2">
      <img
        src={useFileAddress(address)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto max-w-full rounded-sm border border-rule"
      />
      {caption === null ? null : <figcaption className="text-muted text-sm">{caption}</figcaption>}
    </figure>
  )
}

function words(inlines: readonly MarkdownInline[]): ReactNode {
  return numbered(inlines).map(({ key, value }) => {
    if (typeof value === 'string') return value
    if ('em' in value) return <em key={key}>{words(value.em)}</em>
    if ('strong' in value) return <strong key={key}>{words(value.strong)}</strong>
    if ('code' in value) return <code key={key}>{value.code}</code>
    return <PostLink key={key} href={value.href} text={words(value.text)} />
  })
}

function PostLink({ href, text }: { href: string; text: ReactNode }) {
  const look = 'underline hover:text-brand'
  if (href.startsWith('/'))
    return (
      <Link href={href} className={look}>
        {text}
      </Link>
    )
  return (
    <a href={href} className={look} rel="noopener">
      {text}
    </a>
  )
}

// The text never changes, so a position in it is a stable key.
function numbered<T>(values: readonly T[]): { key: number; value: T }[] {
  return values.map((value, key) => ({ key, value }))
}
