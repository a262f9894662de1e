import { type EmergencyNumbersRow, safetyMessages } from '@tripwright/domain/safety/advice'
import type { LocatedCountry } from '#features/destination/borders/index.ts'
import { useCountries } from '#features/destination/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useEmergencyAreaName } from './emergency-area-name.state.ts'

/** The country of a position, its claimants, and the country across a close border. */
export function LocationText({ located }: { located: LocatedCountry }) {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const { list } = useCountries()
  const nameOf = useEmergencyAreaName(list)
  if (located === null) return <p>{t('locate.no-borders')}</p>
  if (located === 'sea') return <p>{t('locate.nowhere')}</p>
  const { code, disputed, around, numbersOf } = located
  const sentences = [t('locate.found', { country: nameOf(code) })]
  if (disputed.length > 1)
    sentences.push(t('locate.disputed', { countries: formats.list(disputed.map(nameOf)) }))
  if (numbersOf !== code)
    sentences.push(
      isCode(numbersOf)
        ? t('locate.run', { country: nameOf(numbersOf) })
        : t('locate.apart', { country: nameOf(code), place: nameOf(numbersOf) }),
    )
  if (around.length > 0)
    sentences.push(t('locate.or', { countries: formats.list(around.map(nameOf), { type: 'disjunction' }) }))
  return <p>{sentences.join(' ')}</p>
}

function isCode(key: EmergencyNumbersRow['code']): boolean {
  return /^[A-Z]{2}$/.test(key)
}
