import { OUTSIDE_SERVICES, type OutsideServiceId } from '@tripwright/domain/base/outside-services'
import type { Config } from '../config/config.ts'

/** Why a service is asked, or is not. */
export type OutsideState = 'configured' | 'default' | 'silenced' | 'not-configured'

/** The one place that decides whether a service outside is asked (contract.md, `OUTSIDE`). */
export function isOutsideOn(config: Config, id: OutsideServiceId): boolean {
  const state = outsideStateOf(config, id)
  return state === 'configured' || state === 'default'
}

export function outsideStateOf(config: Config, id: OutsideServiceId): OutsideState {
  if (id === 'map-tiles' && hasOwnTiles(config)) return 'not-configured'
  if (configuredAddress(config, id) !== null) return 'configured'
  // Another address search was named in its place.
  if (id === 'photon' && config.geocoder !== null) return 'not-configured'
  if (!OUTSIDE_SERVICES.some((one) => one.id === id && one.default === 'on')) return 'not-configured'
  return config.isOutsideOn ? 'default' : 'silenced'
}

function tilesAddressOf({ mapTiles }: Config): string | null {
  return mapTiles && 'url' in mapTiles ? mapTiles.url : null
}

/** Maps are drawn from files of this installation, or without tiles at all: nobody is asked. */
function hasOwnTiles({ mapTiles }: Config): boolean {
  return mapTiles?.kind === 'files' || mapTiles?.kind === 'none'
}

/** The address of a service that the configuration names, or that a key of it leads to; null: it names none. */
export function configuredAddress(config: Config, id: OutsideServiceId): string | null {
  const { eateries, translators, ai, s3 } = config
  switch (id) {
    case 'overpass':
      return eateries?.kind === 'overpass' ? eateries.url : null
    case 'google-places':
      return eateries?.kind === 'google' ? eateries.host : null
    case 'photon':
    case 'nominatim':
      return config.geocoder?.kind === id ? config.geocoder.url : null
    case 'map-tiles':
      return tilesAddressOf(config)
    case 'google-maps':
      return config.googleMapsKey === undefined ? null : config.googleMapsHost
    case 'libretranslate':
    case 'deepl': {
      const translator = translators.find((one) => one.kind === id)
      return translator && 'url' in translator ? translator.url : null
    }
    case 'language-model':
      return ai?.baseUrl ?? null
    case 'stripe':
      return config.stripeSecretKey === undefined ? null : config.stripeApiBase
    case 'mail':
      return config.smtpUrl ?? null
    case 'storage':
      return s3?.base ?? null
    case 'push':
      return config.pushHosts[0] === undefined ? null : `https://${config.pushHosts[0]}`
    case 'open-meteo':
      if (config.openMeteoKey !== undefined) return 'https://customer-api.open-meteo.com'
      return config.feedsBaseUrl ?? null
    default:
      return config.feedsBaseUrl ?? null
  }
}

/** The host that is asked; null where nobody is. User and password of an address stay out of it. */
export function outsideHostOf(config: Config, id: OutsideServiceId): string | null {
  const address = configuredAddress(config, id)
  if (address !== null) return new URL(address).host
  return OUTSIDE_SERVICES.find((one) => one.id === id)?.host ?? null
}

/** How we say who asks: the product, and where its operator is reached. */
export function userAgentOf({ contact }: Pick<Config, 'contact'>): string {
  return `Tripwright (+${contact})`
}
