import {
  type Country,
  checkAdapter,
  compareVoltage,
  countriesMessages,
} from '@tripwright/domain/destination/countries'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { CountryField } from './country-field.tsx'
import { CountryLoader, CountryPart } from './country-part.tsx'

type CountryPowerProps = { country: Country; home: string; onHome: (code: string) => void }

/** Whether the plugs of the traveller's country fit the sockets of another one. */
export function CountryPower({ country, home, onHome }: CountryPowerProps) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const { plugs, rare, volts, hertz } = country.power
  const figures = (values: readonly number[]) => formats.list(values.map(String), { type: 'disjunction' })
  const rarely = rare.length > 0 ? ` (${t('power.rare', { types: formats.list(rare) })})` : ''
  return (
    <CountryPart title={t('power.title')} country={country} group="power">
      <p>
        {t('power.sockets', { types: formats.list(plugs) })}
        {rarely} · {t('power.volts', { volts: figures(volts), hertz: figures(hertz) })}
      </p>
      <CountryField label={t('power.home')} name="home" value={home} onChange={onHome} />
      <CountryLoader code={home}>{(own) => <AdapterAnswer home={own} there={country} />}</CountryLoader>
    </CountryPart>
  )
}

function AdapterAnswer({ home, there }: { home: Country; there: Country }) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const verdict = checkAdapter(home, there)
  const voltage = compareVoltage(home, there)
  const plugs = { mine: formats.list(home.plugs), theirs: formats.list(there.plugs) }
  const volts = {
    mine: formats.list(home.power.volts.map(String), { type: 'disjunction' }),
    theirs: formats.list(there.power.volts.map(String), { type: 'disjunction' }),
  }
  const isCalm = verdict === 'fits' && voltage === 'same'
  return (
    <output
      className={`grid gap-1 border-s-4 p-4 ${isCalm ? 'border-brand bg-wash' : 'border-signal bg-signal-wash'}`}
    >
      <span className="font-bold font-display text-xl">{t(`adapter.${verdict}`)}</span>
      <span>{t(`adapter.${verdict}.text`, plugs)}</span>
      <span>{t(`voltage.${voltage}`, volts)}</span>
    </output>
  )
}
