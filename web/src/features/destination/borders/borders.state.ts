import type { Position } from '@tripwright/domain/base/geo'
import { type BorderLocation, NEAR_BORDER_METRES } from '@tripwright/domain/safety/advice'
import { log } from '#platform/log.ts'

/** The country of a position; `sea` outside every country; null while the borders are not on this device. */
export type LocatedCountry = BorderLocation | 'sea' | null

/**
 * Finds the country of a position on this device, by the borders: nothing is sent, and without the borders nothing is
 * guessed.
 */
export async function locateCountry(position: Position): Promise<LocatedCountry> {
  try {
    const { countryAt, emergencyCodesAround } = await import('@tripwright/domain/destination/borders')
    const country = countryAt(position)
    if (country === null) return 'sea'
    return {
      code: country.code,
      sovereign: country.sovereign,
      disputed: country.disputed,
      numbersOf: country.numbersOf,
      around: emergencyCodesAround(position, NEAR_BORDER_METRES),
      aroundMetres: NEAR_BORDER_METRES,
    }
  } catch (error) {
    log.info('The borders are not on this device yet', { error })
    return null
  }
}
