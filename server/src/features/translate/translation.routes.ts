import { findTranslationService, translateMessages, translateText } from '@tripwright/domain/translate'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { takeOfAddress } from '#platform/limits/caller-limit.ts'
import type { Limit } from '#platform/limits/limits.port.ts'

/** A long conversation an hour for each person or device, twenty of them for an address (contract.md, "Calls"). */
const OF_PERSON: Limit = { name: 'translate.texts', points: 120, seconds: 60 * 60 }
const OF_ADDRESS: Limit = { name: 'translate.address', points: 20 * 120, seconds: 60 * 60 }
const { texts } = translateMessages

export const translationRoutes: Route[] = [
  route(findTranslationService, async (_, { platform }) => ({
    translators: [...(platform.translations?.translators ?? [])],
  })),

  route(translateText, async (wish, call) => {
    const { translations } = call.platform
    if (translations === null) throw new AppError('not-found', { message: texts['server.no-service'] })
    await takeTurn(call)
    const answer = await translations.translate(wish, ({ provider }, code) =>
      call.log.warn({ provider, code }, 'a text was not translated'),
    )
    if (answer.ok) return answer.value
    if (answer.code === 'unsupported')
      throw new AppError('unprocessable', { message: texts['server.unsupported'] })
    throw new AppError('unavailable', { message: texts['server.unreached'], retryAfter: 30 })
  }),
]

/** Throws too-many-requests. */
async function takeTurn({
  platform,
  person,
  device,
  address,
}: Pick<Call, 'platform' | 'device' | 'address'> & { person: { id: string } | null }): Promise<void> {
  const verdicts = [
    () => takeOfAddress(platform, OF_ADDRESS, address),
    () => platform.limits.take(OF_PERSON, person ? `person:${person.id}` : `device:${device}`),
  ]
  for (const take of verdicts) {
    const verdict = await take()
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
  }
}
