import { OUTSIDE_SERVICES, type OutsideServiceId } from '@tripwright/domain/base/outside-services'
import type { Config } from '../config/config.ts'

/** The reason why a service is used or not. */
export type OutsideState = 'configured' | 'default' | 'silenced' | 'not-configured'

/** The one place that decides whether an outside service is used (contract.md, `OUTSIDE`). */
export function isOutsideOn(config: Config, id: OutsideServiceId): boolean {
  const state = outsideStateOf(config, id)
  return state === 'configured' || state === 'default'
}

export function outsideStateOf(config: Config, id: OutsideServiceId): OutsideState {
  if (id === 'map-tiles' && hasOwnTiles(config)) return 'not-configured'
  if (configuredAddress(config, id) !== null) return 'configured'
  // Another address search is configured instead.
  if (id === 'photon' && config.geocoder !== null) return 'not-configured'
  if ((id === 'fcm' || id === 'apns') && config[id] !== null)
    return config.isOutsideOn ? 'configured' : 'silenced'
  if (!OUTSIDE_SERVICES.some((one) => one.id === id && one.default === 'on')) return 'not-configured'
  return config.isOutsideOn ? 'default' : 'silenced'
}

/** Maps use files of this installation, or no tiles at all: no service is called. */
function hasOwnTiles({ mapTiles }: Config): boolean {
  return mapTiles?.kind === 'files' || mapTiles?.kind === 'none'
}

/** The configured address of a service, or the one that its key implies; null: none. */
export function configuredAddress(config: Config, id: OutsideServiceId): string | null {
  const addressOf = CONFIGURED_ADDRESS[id] ?? (({ feedsBaseUrl }: Config) => feedsBaseUrl)
  return addressOf(config) ?? null
}

/** The setting with each service's address; feeds that are missing here share one base address. */
const CONFIGURED_ADDRESS: Partial<Record<OutsideServiceId, (config: Config) => string | undefined>> = {
  overpass: ({ overpassUrl }) => overpassUrl ?? undefined,
  'google-places': ({ eateries }) => (eateries?.kind === 'google' ? eateries.host : undefined),
  photon: (config) => geocoderAddress(config, 'photon'),
  nominatim: (config) => geocoderAddress(config, 'nominatim'),
  wikidata: ({ wikimedia }) => wikimedia.wikidata,
  wikivoyage: ({ wikimedia }) => wikimedia.wikivoyage,
  commons: ({ wikimedia }) => wikimedia.commons,
  'commons-files': ({ wikimedia }) => wikimedia.files,
  'map-tiles': ({ mapTiles }) => (mapTiles && 'url' in mapTiles ? mapTiles.url : undefined),
  'google-maps': ({ googleMapsKey, googleMapsHost }) =>
    googleMapsKey === undefined ? undefined : googleMapsHost,
  libretranslate: (config) => translatorAddress(config, 'libretranslate'),
  deepl: (config) => translatorAddress(config, 'deepl'),
  'language-model': ({ ai }) => ai[0]?.baseUrl,
  'language-model-2': ({ ai }) => ai[1]?.baseUrl,
  'language-model-3': ({ ai }) => ai[2]?.baseUrl,
  stripe: ({ stripeSecretKey, stripeApiBase }) => (stripeSecretKey === undefined ? undefined : stripeApiBase),
  mail: ({ smtpUrl }) => smtpUrl,
  'inbound-mail': ({ inboundMail }) => inboundMail?.imapUrl ?? undefined,
  storage: ({ s3 }) => s3?.base,
  push: ({ pushHosts: [host] }) => (host === undefined ? undefined : `https://${host}`),
  // Their keys say who sends; where to is a default of ours, which OUTSIDE=off silences.
  fcm: ({ fcm }) => (fcm?.isNamed ? fcm.url : undefined),
  apns: ({ apns }) => (apns?.isNamed ? apns.url : undefined),
  // Its terms require a key for commercial use, also at a mirror.
  'open-meteo': ({ openMeteoKey, feedsBaseUrl }) =>
    openMeteoKey === undefined ? undefined : (feedsBaseUrl ?? 'https://customer-api.open-meteo.com'),
}

function geocoderAddress({ geocoder }: Config, kind: 'photon' | 'nominatim'): string | undefined {
  return geocoder?.kind === kind ? geocoder.url : undefined
}

function translatorAddress({ translators }: Config, kind: 'libretranslate' | 'deepl'): string | undefined {
  const found = translators.find((one) => one.kind === kind)
  return found && 'url' in found ? found.url : undefined
}

/** The host of a service without user and password; null where none is used. */
export function outsideHostOf(config: Config, id: OutsideServiceId): string | null {
  const address = configuredAddress(config, id)
  if (address !== null) return new URL(address).host
  return OUTSIDE_SERVICES.find((one) => one.id === id)?.host ?? null
}

/** The User-Agent: the product, and the contact of its operator. */
export function userAgentOf({ contact }: Pick<Config, 'contact'>): string {
  return `Tripwright (+${contact})`
}
