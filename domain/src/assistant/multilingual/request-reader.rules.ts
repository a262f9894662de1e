import { isSmalltalk, SMALLTALK, TOOLS_OF_KINDS, type ToolCall, type ToolName } from '../tools/index.ts'
import {
  decodeModel,
  type EncodedModel,
  type Likelihood,
  type LinearModel,
  likelihoods,
} from './request-model.rules.ts'

/** The languages that one model reads. */
export type ModelGroup = (typeof MODEL_GROUPS)[number]
export const MODEL_GROUPS = ['english', 'romance', 'germanic', 'latin', 'west', 'asia'] as const

const GROUPS: Readonly<Record<Exclude<ModelGroup, 'latin'>, readonly string[]>> = {
  english: ['en'],
  romance: ['es', 'fr', 'pt', 'it', 'ca', 'ro'],
  germanic: ['de', 'nl', 'af', 'sv', 'da', 'nb', 'is'],
  west: ['ru', 'uk', 'bg', 'sr', 'mk', 'mn', 'el', 'hy', 'ka', 'am', 'he', 'ar', 'fa', 'ur'],
  asia: ['hi', 'ne', 'bn', 'si', 'ta', 'th', 'lo', 'km', 'my', 'ko', 'zh', 'yue', 'ja'],
}

/** The group of a language (ISO 639); what is written in Latin letters and in no other group is in `latin`. */
export function groupOf(language: string): ModelGroup {
  return MODEL_GROUPS.find((group) => group !== 'latin' && GROUPS[group].includes(language)) ?? 'latin'
}

const models = new Map<ModelGroup, LinearModel>()

/** From now on `group` is read by `model`. */
export function setModel(group: ModelGroup, model: EncodedModel): void {
  models.set(group, decodeModel(model))
}

export function hasModel(group: ModelGroup): boolean {
  return models.has(group)
}

/** How likely each kind of request is for words with marks for places; none where the model of the group is not there. */
export function kindsOf(group: ModelGroup, spoken: string): Likelihood[] {
  const model = models.get(group)
  return model ? likelihoods(model, spoken) : []
}

/** What means nothing that a tool could do. */
export const OFF_TOPIC = 'offtopic'

/** A reading of a question: `share` is how likely it is beside the others, from 0 to 1. */
export type Reading = Likelihood

/** What is less likely is not read whole, which takes as long as all else together. */
const LIKELY = 0.01

/**
 * The kinds again after what else is known: each share times its factor, together 1. Kinds that call one tool in one way are added up under
 * the likeliest.
 */
export function weighKinds(
  kinds: readonly Likelihood[],
  factorOf: (kind: string, isLikely: boolean) => number,
): Reading[] {
  const byAnswer = new Map<string, Reading>()
  let total = 0
  for (const { kind, share } of kinds) {
    const weighed = share * factorOf(kind, share >= LIKELY)
    total += weighed
    const answer = answerOf(kind)
    const before = byAnswer.get(answer)
    byAnswer.set(answer, { kind: before?.kind ?? kind, share: (before?.share ?? 0) + weighed })
  }
  return [...byAnswer.values()]
    .map(({ kind, share }) => ({ kind, share: total > 0 ? share / total : 0 }))
    .sort((a, b) => b.share - a.share)
}

/** The tool of a kind; null for what is no request. */
export function toolOfKind(kind: string): ToolName | null {
  if (kind === OFF_TOPIC) return null
  return isSmalltalk(kind) ? 'smalltalk' : (TOOLS_OF_KINDS[kind]?.[0] ?? null)
}

function answerOf(kind: string): string {
  if (isSmalltalk(kind)) return SMALLTALK[kind]
  const [tool = kind, args] = TOOLS_OF_KINDS[kind] ?? []
  return tool === 'places.find' || args === undefined ? tool : tool + JSON.stringify(args)
}

/** Whether a call is what a kind of request asks for. */
export function isOfKind({ tool, args }: ToolCall, kind: string): boolean {
  if (isSmalltalk(kind)) return tool === 'smalltalk' && Object(args).kind === SMALLTALK[kind]
  if (kind === 'weather') return tool === 'weather.forecast' || tool === 'climate.month'
  const [own, said] = TOOLS_OF_KINDS[kind] ?? []
  if (own !== tool) return false
  if (said === undefined || tool === 'places.find') return true
  return Object.entries(said).every(([name, value]) => {
    const other = Object(args)[name]
    return JSON.stringify(other) === JSON.stringify(value) || other === undefined
  })
}
