import type { Position } from '@tripwright/domain/base/geo'
import { NEAR_BORDER_METRES, type Whereabouts } from '@tripwright/domain/safety'
import { log } from '#platform/log.ts'

/** Where a position lies; `sea` outside every country; null while this device does not hold the borders. */
export type Located = Whereabouts | 'sea' | null

/** Tells the country of a position on this device, by the borders: nothing is sent, and nothing is guessed without them. */
export async function locateHere(position: Position): Promise<Located> {
  try {
    const { countryAt, numbersAround } = await import('@tripwright/domain/borders')
    const found = countryAt(position)
    if (found === null) return 'sea'
    return {
      code: found.code,
      sovereign: found.sovereign,
      disputed: found.disputed,
      numbersOf: found.numbersOf,
      around: numbersAround(position, NEAR_BORDER_METRES),
      aroundMetres: NEAR_BORDER_METRES,
    }
  } catch (error) {
    log.info('The borders are not on this device yet', { error })
    return null
  }
}
