import { utcDate } from '@tripwright/domain/base/dates'
import { escapeHtml } from '@tripwright/domain/base/html'
import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { type AnswerSummary, type ToolQuery, writeToolLink } from '@tripwright/domain/sharing/share'
import { getLatestRates } from '#features/money/currency/index.ts'
import { ogImageKey } from '#features/sharing/social-images/index.ts'
import type { Platform } from '#platform/platform.ts'
import { answerCity } from './city-answer.service.ts'
import { answerDriving, answerEmergency, answerRisk } from './country-answer.service.ts'
import { answerEntry } from './entry-answer.service.ts'
import { answerFlight } from './flight-answer.service.ts'
import { answerBudget, answerCurrency } from './money-answer.service.ts'
import { answerPhrase } from './phrase-answer.service.ts'

const MAX_DESCRIPTION_LENGTH = 300

/** An answer's link preview. The picture shows `headline` instead of the title where its fonts lack a glyph. */
export type SharedAnswer = AnswerSummary & { headline?: string }
type AnswerDeps = Pick<Platform, 'config' | 'database' | 'now'>

/** The answer to an address's question, by the same rules and tables as the page; null where there is none. */
export async function findAnswer(
  deps: AnswerDeps,
  { path, inputs }: ToolQuery,
): Promise<SharedAnswer | null> {
  const { db } = deps.database
  const today = utcDate(deps.now())
  const rates = () => getLatestRates({ config: deps.config, db })
  if (path === '/documents') return answerEntry(db, today, inputs)
  if (path === '/currency-converter') return answerCurrency(await rates(), today, inputs)
  if (path === '/translate') return answerPhrase(inputs)
  if (path === '/flight-compensation') return answerFlight(today, inputs)
  if (path === '/budget') return answerBudget(await rates(), today, inputs)
  if (path === '/risk-radar') return answerRisk(inputs, today)
  if (path === '/gemini-safety') return answerEmergency(inputs, today)
  if (path === '/car-rental') return answerDriving(inputs, today)
  return answerCity(await rates(), inputs)
}

/**
 * The document of a tool for a link to one answer: title, description and preview tags describe the answer. The canonical
 * address stays that of the page; the preview's address is the link itself.
 */
export function withAnswerMeta(
  html: string,
  { question, answer, origin }: { question: ToolQuery; answer: SharedAnswer; origin: string },
): string {
  const address = writeToolLink(question.path, question.inputs) ?? question.path
  const title = answer.headline ?? answer.title
  const description = metaDescription(answer)
  const picture = `${origin}${ogImagePath(address)}&v=${ogImageKey(answer).slice(0, 8)}`
  const contents: Record<string, string> = {
    description,
    'og:title': title,
    'og:description': description,
    'og:url': origin + address,
    'og:image': picture,
    'og:image:alt': `${title}. ${description}`,
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
  }
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(`${title} | Tripwright`)}</title>`)
    .replace(/<meta (name|property)="([^"]+)" content="[^"]*">/g, (whole, kind: string, name: string) => {
      const content = Object.hasOwn(contents, name) ? contents[name] : undefined
      return content === undefined ? whole : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
    })
}

/** The picture of a shared address: `/pictures/gemini-safety.png?country=IT` for `/gemini-safety?country=IT`. */
function ogImagePath(address: string): string {
  return address.replace(/^\/([^?]+)/, '/pictures/$1.png')
}

// Source and age are always shown: where the text is too long, the description is cut.
function metaDescription({ line, figures, source }: SharedAnswer): string {
  const numbers = figures.map(({ label, value }) => `${label}: ${value}`).join('; ')
  const rest = sentences([numbers, source])
  const text = sentences([line, rest])
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  return `${truncateText(line, Math.max(0, MAX_DESCRIPTION_LENGTH - rest.length - 2)).replace(/\s\S*$/, '')}… ${rest}`
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`))
    .join(' ')
}
