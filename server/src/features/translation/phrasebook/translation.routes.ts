import {
  findTranslationService,
  translateMessages,
  translateText,
} from '@tripwright/domain/translation/phrasebook'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'

/** A long conversation an hour for each person or device, twenty of them for an address (contract.md, "Calls"). */
const PERSON_LIMIT: RateLimit = { name: 'translate.texts', points: 120, seconds: 60 * 60 }
const ADDRESS_LIMIT: RateLimit = { name: 'translate.address', points: 20 * 120, seconds: 60 * 60 }
const { texts } = translateMessages

export const translationRoutes: Route[] = [
  route(findTranslationService, async (_, { platform }) => ({
    translators: [...(platform.translations?.translators ?? [])],
  })),

  route(translateText, async (request, call) => {
    const { translations } = call.platform
    if (translations === null) throw new AppError('not-found', { message: texts['server.no-service'] })
    await takeFromLimits(call)
    const answer = await translations.translate(request, ({ provider }, code) =>
      call.log.warn({ provider, code }, 'a text was not translated'),
    )
    if (answer.ok) return answer.value
    if (answer.code === 'unsupported')
      throw new AppError('unprocessable', { message: texts['server.unsupported'] })
    throw new AppError('unavailable', { message: texts['server.unreached'], retryAfter: 30 })
  }),
]

/** Throws too-many-requests. */
async function takeFromLimits({
  platform,
  person,
  device,
  address,
}: Pick<Call, 'platform' | 'device' | 'address'> & { person: { id: string } | null }): Promise<void> {
  const verdicts = [
    () => consumeAddressLimit(platform, ADDRESS_LIMIT, address),
    () => platform.limits.take(PERSON_LIMIT, person ? `person:${person.id}` : `device:${device}`),
  ]
  for (const take of verdicts) {
    const verdict = await take()
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
  }
}
