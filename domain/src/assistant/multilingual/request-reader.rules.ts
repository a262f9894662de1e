import { gramsOf } from './grams.rules.ts'
import type { LanguageScore } from './language-guess.rules.ts'

/** What a question asks for, by the language that it is most likely in; `score` is from 0 to 1, `lead` that over the next kind. */
export type RequestReading = { language: string; kind: string; score: number; lead: number }

/** How much a language that is less likely costs. */
const LANGUAGE_WEIGHT = 0.5

/** What people say: phrases by kind of request. */
export type RequestPhrases = readonly (readonly [kind: string, phrases: readonly string[]])[]
type Sample = { kind: string; grams: ReadonlySet<string>; weight: number }
type LanguageModel = {
  samples: Sample[]
  weights: ReadonlyMap<string, number>
  byKind: ReadonlyMap<string, ReadonlyMap<string, number>>
}

const models = new Map<string, LanguageModel>()

/**
 * The readings of a text, the best of each kind, best first, by what `phrasesOf` a language has. Names and numbers had better be taken
 * out of it before.
 */
export function rankRequests(
  text: string,
  languages: readonly LanguageScore[],
  phrasesOf: (language: string) => RequestPhrases,
): RequestReading[] {
  const grams = gramsOf(text)
  const [likeliest] = languages
  if (!likeliest || grams.size === 0) return []
  const best = new Map<string, RequestReading>()
  for (const { language, score } of languages)
    for (const [kind, value] of scoreKinds(grams, modelOf(language, phrasesOf))) {
      const total = value + LANGUAGE_WEIGHT * (score - likeliest.score)
      if (total > (best.get(kind)?.score ?? 0)) best.set(kind, { language, kind, score: total, lead: 0 })
    }
  const ranked = [...best.values()].sort((a, b) => b.score - a.score)
  return ranked.map((one, at) => ({ ...one, lead: one.score - (ranked[at + 1]?.score ?? 0) }))
}

/** How much of a sample is in the text, and how much of what the text says is said for that kind. */
function scoreKinds(
  grams: ReadonlySet<string>,
  { samples, weights, byKind }: LanguageModel,
): Map<string, number> {
  const weightOf = (gram: string) => weights.get(gram) ?? 0
  const said = sum(grams, weightOf)
  const scores = new Map<string, number>()
  if (said === 0) return scores
  for (const { kind, grams: own, weight } of samples) {
    const shared = sum(own, (gram) => (grams.has(gram) ? weightOf(gram) : 0))
    const covered = (shared / (weight + 2)) * Math.sqrt(shared / said)
    scores.set(kind, Math.max(covered, scores.get(kind) ?? 0))
  }
  for (const [kind, counts] of byKind) {
    const shared = sum(grams, (gram) => (counts.get(gram) ?? 0) * weightOf(gram))
    scores.set(kind, ((scores.get(kind) ?? 0) + shared / said) / 2)
  }
  return scores
}

function sum(grams: Iterable<string>, worthOf: (gram: string) => number): number {
  let total = 0
  for (const gram of grams) total += worthOf(gram)
  return total
}

function modelOf(language: string, phrasesOf: (language: string) => RequestPhrases): LanguageModel {
  const before = models.get(language)
  if (before) return before
  const model = train(phrasesOf(language))
  models.set(language, model)
  return model
}

/** Weighs each n-gram by how few kinds use it. */
function train(phrases: RequestPhrases): LanguageModel {
  const kindsOf = new Map<string, Set<string>>()
  const rows = phrases.flatMap(([kind, texts]) => texts.map((text) => ({ kind, grams: gramsOf(text) })))
  for (const { kind, grams } of rows)
    for (const gram of grams) kindsOf.set(gram, (kindsOf.get(gram) ?? new Set()).add(kind))
  const weights = new Map<string, number>()
  for (const [gram, kinds] of kindsOf) weights.set(gram, Math.log((phrases.length + 1) / kinds.size) ** 2)
  const byKind = new Map<string, Map<string, number>>()
  for (const [gram, kinds] of kindsOf)
    for (const kind of kinds) {
      const counts = byKind.get(kind) ?? new Map<string, number>()
      byKind.set(kind, counts.set(gram, 1 / kinds.size))
    }
  const samples = rows.map((row) => {
    let weight = 0
    for (const gram of row.grams) weight += weights.get(gram) ?? 0
    return { ...row, weight }
  })
  return { samples, weights, byKind }
}
