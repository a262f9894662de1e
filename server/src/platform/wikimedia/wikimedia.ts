import type { Config } from '../config/config.ts'
import { makeCircuitBreaker } from '../outside/circuit-breaker.ts'
import { isOutsideOn, userAgentOf } from '../outside/outside-services.ts'
import { describeCommonsPictures } from './commons.ts'
import { findWikidataItems } from './wikidata.ts'
import { findPictureFiles } from './wikidata-pictures.ts'
import type { Wikimedia } from './wikimedia.port.ts'
import { readVoyagePage } from './wikivoyage.ts'

export const WIKIMEDIA_URLS = {
  wikidata: 'https://query.wikidata.org/sparql',
  wikivoyage: 'https://en.wikivoyage.org/w/api.php',
  commons: 'https://commons.wikimedia.org/w/api.php',
}
const CIRCUIT = { failures: 3, pauseMs: 60_000 }
/** The query service answers or gives up within a minute; nobody waits for it but a job. */
const TIMEOUT_MS = 30_000

type Options = { now?: () => Date; timeoutMs?: number }

/** Wikidata, Wikivoyage and Commons, those that are used, each behind its own circuit. */
export function makeWikimedia(
  config: Config,
  { now = () => new Date(), timeoutMs = TIMEOUT_MS }: Options = {},
): Wikimedia {
  const { wikidata, wikivoyage, commons } = config.wikimedia
  const urls = WIKIMEDIA_URLS
  const options = { timeoutMs, userAgent: userAgentOf(config) }
  const guarded = <A extends unknown[], T>(work: (...args: A) => Promise<T | null>) => {
    const circuit = makeCircuitBreaker({ ...CIRCUIT, now })
    return async (...args: A): Promise<T | null> => {
      if (!circuit.mayAsk()) return null
      const result = await work(...args)
      circuit.report(result !== null)
      return result
    }
  }
  return {
    findItems: isOutsideOn(config, 'wikidata')
      ? guarded((middle, reach) => findWikidataItems(wikidata ?? urls.wikidata, options, middle, reach))
      : null,
    readPage: isOutsideOn(config, 'wikivoyage')
      ? guarded((title) => readVoyagePage(wikivoyage ?? urls.wikivoyage, options, title))
      : null,
    describePictures: isOutsideOn(config, 'commons')
      ? guarded((files) => describeCommonsPictures(commons ?? urls.commons, options, files))
      : null,
    findPictures: isOutsideOn(config, 'wikidata')
      ? guarded((places) => findPictureFiles(wikidata ?? urls.wikidata, options, places))
      : null,
  }
}
