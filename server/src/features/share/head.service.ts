import { escapeHtml } from '@tripwright/domain/base/html'
import { type SharedQuestion, sharedAddress } from '@tripwright/domain/share'
import type { SharedAnswer } from './answers.service.ts'
import { keyOf } from './pictures.service.ts'

const MOST_LETTERS = 300

/**
 * The document of a tool as the link to one answer shows it: title, description and the tags of previews are of that
 * answer. The canonical address stays that of the page; the address that previews name is the link itself.
 */
export function withAnswer(
  html: string,
  { question, answer, origin }: { question: SharedQuestion; answer: SharedAnswer; origin: string },
): string {
  const address = sharedAddress(question.path, question.inputs) ?? question.path
  const title = answer.headline ?? answer.title
  const description = describe(answer)
  const picture = `${origin}${pictureAddress(address)}&v=${keyOf(answer).slice(0, 8)}`
  const contents: Record<string, string> = {
    description,
    ...{ 'og:title': title, 'og:description': description, 'og:url': origin + address },
    ...{ 'og:image': picture, 'og:image:alt': `${title}. ${description}` },
    ...{ 'twitter:title': title, 'twitter:description': description, 'twitter:image': picture },
  }
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(`${title} | Tripwright`)}</title>`)
    .replace(/<meta (name|property)="([^"]+)" content="[^"]*">/g, (whole, kind: string, name: string) => {
      const content = Object.hasOwn(contents, name) ? contents[name] : undefined
      return content === undefined ? whole : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
    })
}

/** Where the picture of a shared address is: `/gemini-safety?country=IT` at `/pictures/gemini-safety.png?country=IT`. */
function pictureAddress(address: string): string {
  return address.replace(/^\/([^?]+)/, '/pictures/$1.png')
}

function describe({ line, figures, source }: SharedAnswer): string {
  const numbers = figures.map(({ label, value }) => `${label}: ${value}`).join('; ')
  const text = [line, numbers, source]
    .filter(Boolean)
    .map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`))
    .join(' ')
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1).replace(/\s\S*$/, '')}…`
}
