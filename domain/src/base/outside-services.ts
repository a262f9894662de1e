/** One service of somebody else that the server, or in one case the browser, may talk to. */
export type OutsideService = {
  /** Also the id of its feed, where it is one. */
  id: string
  name: string
  /** Where it is by default; null: only the configuration says. */
  host: string | null
  purpose: string
  /** What it learns. */
  sends: string
  /** On: asked without any configuration, because it is free for a business too and needs no key. */
  default: 'on' | 'off'
  /** What sets it up, or leads it to another address. */
  settings: readonly string[]
}

const NOTHING = 'nothing about anybody'

/** Every service outside: the README, the privacy page and the staff area are made from this table, and nobody else is called. */
export const OUTSIDE_SERVICES = [
  {
    id: 'ecb',
    name: 'European Central Bank, rates of the day',
    host: 'www.ecb.europa.eu',
    purpose: 'exchange rates of the day',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'ecb-history',
    name: 'European Central Bank, earlier rates',
    host: 'www.ecb.europa.eu',
    purpose: 'exchange rates of the last 90 days',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'state-department',
    name: 'US Department of State',
    host: 'travel.state.gov',
    purpose: 'travel advisories',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'fcdo',
    name: 'UK Foreign Office on GOV.UK',
    host: 'www.gov.uk',
    purpose: 'travel advisories',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'global-affairs',
    name: 'Global Affairs Canada',
    host: 'data.international.gc.ca',
    purpose: 'travel advisories',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'usgs',
    name: 'US Geological Survey',
    host: 'earthquake.usgs.gov',
    purpose: 'earthquakes',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'gdacs',
    name: 'GDACS (United Nations and European Commission)',
    host: 'www.gdacs.org',
    purpose: 'storms, floods, volcanoes and other disasters',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'gdelt',
    name: 'GDELT Project',
    host: 'data.gdeltproject.org',
    purpose: 'places of unrest in the news',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'open-meteo',
    name: 'Open-Meteo',
    host: 'customer-api.open-meteo.com',
    purpose: 'weather forecast of a place',
    sends: 'a place, to about ten kilometres',
    default: 'off',
    settings: ['OPEN_METEO_KEY', 'FEEDS_BASE_URL'],
  },
  {
    id: 'overpass',
    name: 'OpenStreetMap, through Overpass',
    host: null,
    purpose: 'places to eat around somebody',
    sends: 'a place, to about a hundred metres',
    default: 'off',
    settings: ['OVERPASS_URL'],
  },
  {
    id: 'photon',
    name: 'Photon, address search',
    host: 'photon.komoot.io',
    purpose: 'places and addresses that somebody searches for',
    sends: 'the words, and a place to about a hundred metres',
    default: 'on',
    settings: ['GEOCODER_URL'],
  },
  {
    id: 'nominatim',
    name: 'Nominatim, address search',
    host: null,
    purpose: 'places and addresses that somebody searches for',
    sends: 'the words, and a place to about a hundred metres',
    default: 'off',
    settings: ['GEOCODER_URL'],
  },
  {
    id: 'google-places',
    name: 'Google Places',
    host: 'places.googleapis.com',
    purpose: 'places to eat around somebody',
    sends: 'a place, to about a hundred metres',
    default: 'off',
    settings: ['GOOGLE_PLACES_KEY'],
  },
  {
    id: 'map-tiles',
    name: 'OpenFreeMap, map tiles of OpenStreetMap',
    host: 'tiles.openfreemap.org',
    purpose: 'streets on the maps',
    sends: 'which pieces of the map are looked at, each once for everybody, and never by whom',
    default: 'on',
    settings: ['MAP_TILES_URL'],
  },
  {
    id: 'google-maps',
    name: 'Google Maps, loaded by the browser',
    host: 'maps.googleapis.com',
    purpose: 'maps in place of our own',
    sends: 'the network address of the reader, and the piece of the map on the screen',
    default: 'off',
    settings: ['GOOGLE_MAPS_BROWSER_KEY'],
  },
  {
    id: 'libretranslate',
    name: 'LibreTranslate',
    host: null,
    purpose: 'translation of own texts',
    sends: 'the text',
    default: 'off',
    settings: ['TRANSLATE_URL'],
  },
  {
    id: 'deepl',
    name: 'DeepL',
    host: null,
    purpose: 'translation of own texts',
    sends: 'the text',
    default: 'off',
    settings: ['TRANSLATE_URL', 'TRANSLATE_KEY'],
  },
  {
    id: 'language-model',
    name: 'A language model',
    host: null,
    purpose: 'translation of own texts',
    sends: 'the text',
    default: 'off',
    settings: ['AI_API_KEY', 'AI_MODEL', 'AI_BASE_URL'],
  },
  {
    id: 'stripe',
    name: 'Stripe',
    host: 'api.stripe.com',
    purpose: 'payments',
    sends: 'mail address, plan and price; the card goes to Stripe alone',
    default: 'off',
    settings: ['STRIPE_SECRET_KEY'],
  },
  {
    id: 'mail',
    name: 'The mail server of the operator',
    host: null,
    purpose: 'mails',
    sends: 'the mails and the addresses that they go to',
    default: 'off',
    settings: ['SMTP_URL'],
  },
  {
    id: 'storage',
    name: 'A bucket that speaks S3',
    host: null,
    purpose: 'stored files in place of the data folder',
    sends: 'files of a vault, encrypted by the browser; pictures of the blog',
    default: 'off',
    settings: ['S3_BUCKET', 'S3_ENDPOINT'],
  },
  {
    id: 'push',
    name: 'The push service of a browser (Google, Mozilla, Microsoft, Apple)',
    host: null,
    purpose: 'notifications on devices, once somebody turned them on',
    sends: 'when, and to which device; what it says is encrypted',
    default: 'on',
    settings: ['PUSH_HOSTS'],
  },
] as const satisfies readonly OutsideService[]

export type OutsideServiceId = (typeof OUTSIDE_SERVICES)[number]['id']

export const OUTSIDE_IDS: readonly OutsideServiceId[] = OUTSIDE_SERVICES.map(({ id }) => id)
