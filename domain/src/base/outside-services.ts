/** An outside service that the server, or in one case the browser, may call. */
export type OutsideService = {
  /** Also the id of its feed, when it is one. */
  id: string
  name: string
  /** The default address; null when only the configuration has one. */
  host: string | null
  purpose: string
  /** The data that the service receives. */
  sends: string
  /** On by default when it needs no key and is free for businesses. */
  default: 'on' | 'off'
  /** The settings that configure it or change its address. */
  settings: readonly string[]
}

const NOTHING = 'nothing about you'
const QUESTIONS =
  'your questions to the assistant with the answers before them, your home country, passports and currency'

/** Every outside service. The README, the privacy page and the staff area are made from this table; no other service is called. */
export const OUTSIDE_SERVICES = [
  {
    id: 'ecb',
    name: 'European Central Bank, daily rates',
    host: 'www.ecb.europa.eu',
    purpose: 'daily exchange rates',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'ecb-history',
    name: 'European Central Bank, past rates',
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
    name: 'UK Foreign Office (GOV.UK)',
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
    id: 'smartraveller',
    name: 'Smartraveller, Australia',
    host: 'www.smartraveller.gov.au',
    purpose: 'travel advisories',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'auswaertiges-amt',
    name: 'Federal Foreign Office, Germany',
    host: 'www.auswaertiges-amt.de',
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
    id: 'nhc',
    name: 'US National Hurricane Center',
    host: 'www.nhc.noaa.gov',
    purpose: 'tropical storms',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'usgs-volcanoes',
    name: 'US Geological Survey, volcanoes',
    host: 'volcanoes.usgs.gov',
    purpose: 'volcanoes',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'gdelt',
    name: 'GDELT Project',
    host: 'data.gdeltproject.org',
    purpose: 'unrest in the news',
    sends: NOTHING,
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'met-norway',
    name: 'MET Norway',
    host: 'api.met.no',
    purpose: 'weather forecast',
    sends: 'a location, to about ten kilometers',
    default: 'on',
    settings: ['FEEDS_BASE_URL'],
  },
  {
    id: 'open-meteo',
    name: 'Open-Meteo',
    host: 'customer-api.open-meteo.com',
    purpose: 'weather forecast, in place of MET Norway',
    sends: 'a location, to about ten kilometers',
    default: 'off',
    settings: ['OPEN_METEO_KEY', 'FEEDS_BASE_URL'],
  },
  {
    id: 'overpass',
    name: 'OpenStreetMap, through Overpass',
    host: null,
    purpose: 'restaurants nearby; sights and tables of a town whose guide is made',
    sends: 'a location, to about a hundred meters; which town',
    default: 'off',
    settings: ['OVERPASS_URL'],
  },
  {
    id: 'photon',
    name: 'Photon, address search',
    host: 'photon.komoot.io',
    purpose: 'search for places and addresses',
    sends: 'the search text, and a location to about a hundred meters',
    default: 'on',
    settings: ['GEOCODER_URL'],
  },
  {
    id: 'nominatim',
    name: 'Nominatim, address search',
    host: null,
    purpose: 'search for places and addresses',
    sends: 'the search text, and a location to about a hundred meters',
    default: 'off',
    settings: ['GEOCODER_URL'],
  },
  {
    id: 'wikidata',
    name: 'Wikidata, query service',
    host: 'query.wikidata.org',
    purpose: 'sights around a town whose guide is gathered; which pictures show the sights of a guide',
    sends: 'the middle of the town; names of sights and where they are',
    default: 'on',
    settings: ['WIKIDATA_URL'],
  },
  {
    id: 'wikivoyage',
    name: 'Wikivoyage',
    host: 'en.wikivoyage.org',
    purpose: 'which places its guide of that town lists',
    sends: 'the name of the town',
    default: 'on',
    settings: ['WIKIVOYAGE_URL'],
  },
  {
    id: 'commons',
    name: 'Wikimedia Commons',
    host: 'commons.wikimedia.org',
    purpose: 'pictures of those sights, their authors and licences',
    sends: 'the names of pictures',
    default: 'on',
    settings: ['COMMONS_URL'],
  },
  {
    id: 'commons-files',
    name: 'Wikimedia Commons, files',
    host: 'upload.wikimedia.org',
    purpose: 'the pictures themselves',
    sends: 'the names of pictures (each once for everyone), never who looks at them',
    default: 'on',
    settings: ['COMMONS_FILES_URL'],
  },
  {
    id: 'google-places',
    name: 'Google Places',
    host: 'places.googleapis.com',
    purpose: 'restaurants nearby',
    sends: 'a location, to about a hundred meters',
    default: 'off',
    settings: ['GOOGLE_PLACES_KEY'],
  },
  {
    id: 'map-tiles',
    name: 'OpenFreeMap, map tiles of OpenStreetMap',
    host: 'tiles.openfreemap.org',
    purpose: 'streets on the maps',
    sends: 'which parts of the map are viewed (each once for everyone), never by whom',
    default: 'on',
    settings: ['MAP_TILES_URL'],
  },
  {
    id: 'google-maps',
    name: 'Google Maps, loaded by the browser',
    host: 'maps.googleapis.com',
    purpose: 'maps instead of the built-in one',
    sends: 'your IP address, and the part of the map on the screen',
    default: 'off',
    settings: ['GOOGLE_MAPS_BROWSER_KEY'],
  },
  {
    id: 'libretranslate',
    name: 'LibreTranslate',
    host: null,
    purpose: 'translation of your texts',
    sends: 'the text',
    default: 'off',
    settings: ['TRANSLATE_URL'],
  },
  {
    id: 'deepl',
    name: 'DeepL',
    host: null,
    purpose: 'translation of your texts',
    sends: 'the text',
    default: 'off',
    settings: ['TRANSLATE_URL', 'TRANSLATE_KEY'],
  },
  {
    id: 'language-model',
    name: 'A language model',
    host: null,
    purpose: 'translation of your texts, and answers of the assistant',
    sends: `the text; ${QUESTIONS}`,
    default: 'off',
    settings: ['AI_API_KEY', 'AI_MODEL', 'AI_BASE_URL'],
  },
  nextModel('2', 'A second language model'),
  nextModel('3', 'A third language model'),
  {
    id: 'stripe',
    name: 'Stripe',
    host: 'api.stripe.com',
    purpose: 'payments',
    sends: 'email address, plan and price. Only Stripe gets the card',
    default: 'off',
    settings: ['STRIPE_SECRET_KEY'],
  },
  {
    id: 'mail',
    name: 'The operator’s email server',
    host: null,
    purpose: 'email',
    sends: 'emails and the addresses they go to',
    default: 'off',
    settings: ['SMTP_URL'],
  },
  {
    id: 'storage',
    name: 'S3 storage',
    host: null,
    purpose: 'file storage instead of the data folder',
    sends: 'vault files, encrypted by the browser, and blog images',
    default: 'off',
    settings: ['S3_BUCKET', 'S3_ENDPOINT'],
  },
  {
    id: 'push',
    name: 'Your browser’s push service (Google, Mozilla, Microsoft, Apple)',
    host: null,
    purpose: 'notifications on devices where they’re turned on',
    sends: 'when and to which device. The text is encrypted',
    default: 'on',
    settings: ['PUSH_HOSTS'],
  },
] as const satisfies readonly OutsideService[]

export type OutsideServiceId = (typeof OUTSIDE_SERVICES)[number]['id']

export const OUTSIDE_IDS: readonly OutsideServiceId[] = OUTSIDE_SERVICES.map(({ id }) => id)

/** A model that is asked when the one before it fails. */
function nextModel<N extends '2' | '3'>(number: N, name: string) {
  return {
    id: `language-model-${number}` as const,
    name,
    host: null,
    purpose: 'answers of the assistant when the one before fails',
    sends: QUESTIONS,
    default: 'off' as const,
    settings: [`AI_API_KEY_${number}`, `AI_MODEL_${number}`, `AI_BASE_URL_${number}`],
  }
}
