import { OUTSIDE_SERVICES } from '@tripwright/domain/base/outside-services'
import { expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { isOutsideOn, outsideHostOf, userAgentOf } from './outside-services.ts'

const onWith = (env: Record<string, string>) => {
  const config = loadConfig(env)
  return OUTSIDE_SERVICES.flatMap(({ id }) => (isOutsideOn(config, id) ? [id] : []))
}
const BY_DEFAULT = [
  'ecb',
  'ecb-history',
  'state-department',
  'fcdo',
  'global-affairs',
  'smartraveller',
  'auswaertiges-amt',
  'usgs',
  'gdacs',
  'nhc',
  'usgs-volcanoes',
  'gdelt',
  'met-norway',
]
const OF_GUIDES = ['wikidata', 'wikivoyage', 'commons', 'commons-files']
const ON_WITHOUT_SETTINGS = [...BY_DEFAULT, 'photon', ...OF_GUIDES, 'map-tiles', 'push']

it('uses without configuration only services that are free for a business and need no key, and none with OUTSIDE=off', () => {
  expect(onWith({})).toEqual(ON_WITHOUT_SETTINGS)
  expect(onWith({ GEOCODER_URL: 'nominatim:https://n.example' })).toEqual([
    ...BY_DEFAULT,
    'nominatim',
    ...OF_GUIDES,
    'map-tiles',
    'push',
  ])
  expect(onWith({ OUTSIDE: 'off' })).toEqual([])
})

it.each([
  [{ FEEDS_BASE_URL: 'https://mirror.example' }, BY_DEFAULT],
  [{ OPEN_METEO_KEY: 'key' }, ['open-meteo']],
  [{ OVERPASS_URL: 'https://a.example/api/interpreter' }, ['overpass']],
  [{ GEOCODER_URL: 'photon:https://p.example' }, ['photon']],
  [{ GEOCODER_URL: 'nominatim:https://n.example' }, ['nominatim']],
  [{ WIKIDATA_URL: 'https://w.example/sparql' }, ['wikidata']],
  [{ WIKIVOYAGE_URL: 'https://w.example/api.php' }, ['wikivoyage']],
  [{ COMMONS_URL: 'https://w.example/api.php' }, ['commons']],
  [{ COMMONS_FILES_URL: 'https://w.example' }, ['commons-files']],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}' }, ['map-tiles']],
  [{ MAP_TILES_URL: 'tiles.pmtiles' }, []],
  [{ GOOGLE_PLACES_KEY: 'key' }, []],
  [{ GOOGLE_MAPS_BROWSER_KEY: 'key' }, ['google-maps']],
  [{ GOOGLE_PLACES_KEY: 'key', GOOGLE_MAPS_BROWSER_KEY: 'key' }, ['google-places', 'google-maps']],
  [{ TRANSLATE_URL: 'https://libre.example' }, ['libretranslate']],
  [{ TRANSLATE_URL: 'https://api.deepl.com', TRANSLATE_KEY: 'key' }, ['deepl']],
  [{ AI_API_KEY: 'key', AI_MODEL: 'model' }, ['language-model']],
  [
    { AI_API_KEY: 'key', AI_MODEL: 'm', AI_PROVIDER_2: 'google', AI_API_KEY_2: 'key', AI_MODEL_2: 'n' },
    ['language-model', 'language-model-2'],
  ],
  [
    { AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:11434/v1' },
    ['language-model'],
  ],
  [{ STRIPE_SECRET_KEY: 'key' }, ['stripe']],
  [{ SMTP_URL: 'smtp://mail.example' }, ['mail']],
  [
    { INBOUND_MAIL_ADDRESS: 'in@trip.example', INBOUND_MAIL_IMAP_URL: 'imaps://a:b@mail.example' },
    ['inbound-mail'],
  ],
  [{ S3_BUCKET: 'bucket', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }, ['storage']],
  [{ PUSH_HOSTS: 'push.example' }, ['push']],
  // app-push.test.ts has both with their keys.
  [{ FCM_URL: 'https://fcm.example', APNS_URL: 'https://apns.example' }, []],
])('asks with OUTSIDE=off still what %j names', (env, ids) => {
  expect(onWith({ OUTSIDE: 'off', ...env })).toEqual(ids)
})

it('never shows the password of an address', () => {
  expect(outsideHostOf(loadConfig({ SMTP_URL: 'smtp://ann:secret@mail.example:587' }), 'mail')).toBe(
    'mail.example:587',
  )
})

it('sends the product and the contact of the operator', () => {
  expect(userAgentOf(loadConfig({ PUBLIC_URL: 'https://trip.example' }))).toBe(
    'Tripwright (+https://trip.example)',
  )
  expect(userAgentOf(loadConfig({ CONTACT: 'ops@trip.example' }))).toBe('Tripwright (+ops@trip.example)')
  expect(() => loadConfig({ CONTACT: 'two\r\nlines' })).toThrow('CONTACT')
})
