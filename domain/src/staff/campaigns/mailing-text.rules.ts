import type { Outcome } from '../../base/outcome.ts'
import { type MarkdownBlock, type MarkdownInline, readMarkdown } from '../../site/blog/index.ts'

/** The variables of a mailing, written `{{name}}`. No other data of an account can get into a mail. */
export const MAILING_VARIABLES = ['name', 'plan'] as const
export type MailingValues = Record<(typeof MAILING_VARIABLES)[number], string>

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g

/** A fault in the text of a mailing: the field and a sentence for the editor. */
export type TextFault = { where: 'subject' | 'body'; message: string }

/** Parses a mailing: the Markdown of posts, known variables, links to https or to our pages. Else gives the fault. */
export function readMailingText({
  subject,
  body,
}: {
  subject: string
  body: string
}): Outcome<MarkdownBlock[], 'bad-input'> & { fault?: TextFault } {
  const faulty = (where: TextFault['where'], message: string) => ({
    ok: false as const,
    code: 'bad-input' as const,
    fault: { where, message },
  })
  for (const [where, text] of [['subject', subject] as const, ['body', body] as const]) {
    const odd = findUnmatchedBraces(text)
    if (odd !== null) return faulty(where, `There is no ${odd}. Known: ${variableList}.`)
  }
  try {
    const blocks = readMarkdown(body)
    const wrong = blocks.flatMap(linksOf).find((href) => href.startsWith('#') || /[{}]/.test(href))
    if (wrong !== undefined) return faulty('body', `A link leads to a page of ours or to https: ${wrong}`)
    return { ok: true, value: blocks }
  } catch (error) {
    if (error instanceof SyntaxError) return faulty('body', error.message)
    throw error
  }
}

const variableList = MAILING_VARIABLES.map((name) => `{{${name}}}`).join(', ')

function findUnmatchedBraces(text: string): string | null {
  const isKnown = (name: string) => MAILING_VARIABLES.some((one) => one === name)
  for (const [whole, name = ''] of text.matchAll(VARIABLE)) if (!isKnown(name)) return whole
  const rest = text.replace(VARIABLE, '')
  return /\{\{[^}]{0,20}|\}\}/.exec(rest)?.[0] ?? null
}

/** Fills in the variables of a text; their values are escaped as plain text. */
export function fillVariables(text: string, values: MailingValues): string {
  return text.replace(VARIABLE, (whole, name: string) => {
    const variable = MAILING_VARIABLES.find((one) => one === name)
    return variable === undefined ? whole : values[variable]
  })
}

function linksOf(block: MarkdownBlock): string[] {
  const within = (words: readonly MarkdownInline[]): string[] =>
    words.flatMap((word) => {
      if (typeof word === 'string' || 'code' in word) return []
      if ('href' in word) return [word.href, ...within(word.text)]
      return within('em' in word ? word.em : word.strong)
    })
  if ('h' in block) return within(block.text)
  if ('p' in block) return within(block.p)
  return ('ul' in block ? block.ul : 'ol' in block ? block.ol : block.quote).flatMap(within)
}
