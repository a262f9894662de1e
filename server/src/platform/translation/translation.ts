import type { Config } from '../config/config.ts'
import type { Llm } from '../llm/llm.port.ts'
import { makeCircuitBreaker } from '../outside/circuit-breaker.ts'
import { userAgentOf } from '../outside/outside-services.ts'
import { makeDeepLTranslation } from './translation.deepl.ts'
import { makeLibreTranslation } from './translation.libre.ts'
import { makeModelTranslation } from './translation.model.ts'
import type { MachineTranslator, TranslationChain, TranslationFault } from './translation.port.ts'

/** Time limit: a reader does not wait longer; the phrasebook answers then. */
const TIMEOUT_MS = 18_000
const CIRCUIT = { failures: 3, pauseMs: 30_000 }

type Options = { patienceMs?: number; now?: () => Date }

/** The configured translation services, tried in order; null where there is none. */
export function makeTranslationChain(
  { translators, contact }: Pick<Config, 'translators' | 'contact'>,
  llm: Llm | null,
  { patienceMs = TIMEOUT_MS, now = () => new Date() }: Options = {},
): TranslationChain | null {
  const userAgent = userAgentOf({ contact })
  const chain = translators.flatMap((one): MachineTranslator[] => {
    if (one.kind === 'deepl') return [withCircuitBreaker(makeDeepLTranslation({ ...one, userAgent }), now)]
    if (one.kind === 'libretranslate')
      return [withCircuitBreaker(makeLibreTranslation({ ...one, userAgent }), now)]
    return llm ? [makeModelTranslation(llm)] : []
  })
  if (chain.length === 0) return null
  return {
    translators: chain.map(({ provider, model }) => ({ provider, model })),
    async translate(request, onFault) {
      const signal = AbortSignal.timeout(patienceMs)
      let worst: TranslationFault = 'unsupported'
      for (const { provider, model, translate } of chain) {
        const answer = await translate(request, signal)
        if (answer.ok) return { ok: true, value: { ...answer.value, provider, model } }
        onFault({ provider, model }, answer.code)
        // "unsupported" only when every service says so: one that is down may support the languages.
        if (answer.code !== 'unsupported') worst = answer.code
        if (signal.aborted) break
      }
      return { ok: false, code: worst }
    },
  }
}

/** Skips a service that is down, so that the next one is not called eight seconds late each time. */
function withCircuitBreaker(service: MachineTranslator, now: () => Date): MachineTranslator {
  const circuit = makeCircuitBreaker({ ...CIRCUIT, now })
  return {
    ...service,
    async translate(request, signal) {
      if (!circuit.mayAsk()) return { ok: false, code: 'unreached' }
      const answer = await service.translate(request, signal)
      circuit.report(answer.ok || answer.code === 'unsupported')
      return answer
    },
  }
}
