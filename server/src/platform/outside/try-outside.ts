import type { OutsideServiceId } from '@tripwright/domain/base/outside-services'
import { OPENFREEMAP } from '../basemap/basemap.ts'
import { tileUrl } from '../basemap/tile-json.ts'
import type { AiConfig } from '../config/ai-settings.ts'
import type { Config } from '../config/config.ts'
import { PHOTON_URL } from '../geocoder/geocoder.ts'
import { WIKIMEDIA_URLS } from '../wikimedia/wikimedia.ts'

const TIMEOUT_MS = 10_000

type Probe = { url: string; headers?: Record<string, string> }

/** A request without cost or effect, by the publishers' documents; null where there is none. */
export function probeOf(config: Config, id: OutsideServiceId): Probe | null {
  const { overpassUrl, translators } = config
  const translator = translators.find((one) => one.kind === id)
  if (id === 'overpass' && overpassUrl !== null)
    return { url: `${overpassUrl}?data=${encodeURIComponent('[out:json];out;')}` }
  if (id === 'photon' || id === 'nominatim') return geocoderProbe(config, id)
  if (translator?.kind === 'libretranslate') return { url: `${translator.url}/languages` }
  if (translator?.kind === 'deepl')
    return {
      url: translator.url.replace(/\/translate$/, '/usage'),
      headers: { authorization: `DeepL-Auth-Key ${translator.key ?? ''}` },
    }
  const model = config.ai[MODEL_IDS.indexOf(id)]
  if (model) return modelProbe(model)
  if (id === 'stripe' && config.stripeSecretKey !== undefined)
    return {
      url: `${config.stripeApiBase}/v1/balance`,
      headers: { authorization: `Bearer ${config.stripeSecretKey}` },
    }
  if (id === 'map-tiles') return tilesProbe(config)
  return wikimediaProbe(config, id)
}

const MODEL_IDS: readonly OutsideServiceId[] = ['language-model', 'language-model-2', 'language-model-3']

/** The list of models, which costs nothing. */
function modelProbe({ provider, baseUrl, key }: AiConfig): Probe {
  if (key === null) return { url: `${baseUrl}/models` }
  if (provider === 'google') return { url: `${baseUrl}/models`, headers: { 'x-goog-api-key': key } }
  return provider === 'anthropic'
    ? { url: `${baseUrl}/v1/models`, headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' } }
    : { url: `${baseUrl}/models`, headers: { authorization: `Bearer ${key}` } }
}

function geocoderProbe({ geocoder }: Config, id: 'photon' | 'nominatim'): Probe | null {
  if (id === 'photon')
    return { url: new URL('status', geocoder?.kind === 'photon' ? geocoder.url : PHOTON_URL).href }
  return geocoder?.kind === 'nominatim' ? { url: new URL('status?format=json', geocoder.url).href } : null
}

function wikimediaProbe({ wikimedia }: Config, id: OutsideServiceId): Probe | null {
  if (id !== 'wikidata' && id !== 'wikivoyage' && id !== 'commons') return null
  const query = id === 'wikidata' ? 'query=ASK%7B%7D&format=json' : 'action=query&meta=siteinfo&format=json'
  return { url: `${wikimedia[id] ?? WIKIMEDIA_URLS[id]}?${query}` }
}

/** The document of the tiles, the header of a tile file, or the one tile of the whole world. */
function tilesProbe({ mapTiles }: Config): Probe | null {
  if (mapTiles === null) return { url: OPENFREEMAP }
  if (!('url' in mapTiles)) return null
  return mapTiles.kind === 'remote-file'
    ? { url: mapTiles.url, headers: { range: 'bytes=0-126' } }
    : { url: tileUrl(mapTiles.url, { zoom: 0, x: 0, y: 0 }) }
}

/** Sends that request once; null after a good response, else the failure. Never throws. */
export async function askProbe({ url, headers = {} }: Probe, userAgent: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...headers, 'user-agent': userAgent, accept: 'application/json' },
    })
    await response.body?.cancel()
    return response.ok ? null : `status ${response.status}`
  } catch (error) {
    const { name, cause } = Object(error)
    if (name === 'TimeoutError') return 'no answer in time'
    // "fetch failed" says nothing; the reason is in its cause: ECONNREFUSED, or "unexpected redirect".
    return String(Object(cause).code ?? Object(cause).message ?? name)
  }
}
