import type { CSSProperties, createElement, ReactElement } from 'react'

const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'code'] as const

/** A formatted piece of a mail: plain text, one of a few elements, or a link. Nothing else is possible. */
export type MailNode =
  | string
  | { tag: (typeof TAGS)[number]; of: readonly MailNode[] }
  | { href: string; of: readonly MailNode[] }

type Styles = Record<'text' | 'heading' | 'link', CSSProperties>

/** Renders a piece; its content is escaped text. Throws for a link without a web address. */
export function renderNode(el: typeof createElement, node: MailNode, styles: Styles): ReactElement | string {
  if (typeof node === 'string') return node
  const within = node.of.map((part) => renderNode(el, part, styles))
  if ('href' in node) {
    if (!/^https?:\/\//i.test(node.href)) throw new Error('a link of a mail leads to no web address')
    return el('a', { href: node.href, style: styles.link }, ...within)
  }
  return el(node.tag, { style: styleOf(node.tag, styles) }, ...within)
}

function styleOf(tag: (typeof TAGS)[number], { text, heading }: Styles): CSSProperties | undefined {
  if (tag === 'h2' || tag === 'h3')
    return { ...heading, fontSize: tag === 'h2' ? '21px' : '18px', lineHeight: '28px' }
  if (tag === 'ul' || tag === 'ol') return { ...text, paddingInlineStart: '24px' }
  if (tag === 'blockquote')
    return { ...text, margin: '0 0 16px', paddingInlineStart: '16px', fontStyle: 'italic' }
  return tag === 'p' ? text : undefined
}
