import { z } from 'zod'

const address = z.url({ protocol: /^https?$/, hostname: /./ }).optional()

/**
 * Addresses in place of the public ones: the SPARQL endpoint of Wikidata, the `api.php` of Wikivoyage and Commons, and the server
 * that holds the files of Commons, under the paths that it has.
 */
export const wikimediaSettings = {
  WIKIDATA_URL: address,
  WIKIVOYAGE_URL: address,
  COMMONS_URL: address,
  COMMONS_FILES_URL: address,
}

/** Undefined: the public address. */
export type WikimediaConfig = {
  wikidata: string | undefined
  wikivoyage: string | undefined
  commons: string | undefined
  files: string | undefined
}

type Settings = z.infer<z.ZodObject<typeof wikimediaSettings>>

/** Which of them are stand-ins: without encryption. */
export function plainWikimedia(set: Settings): (readonly [setting: string, isUsed: boolean])[] {
  const names = ['WIKIDATA_URL', 'WIKIVOYAGE_URL', 'COMMONS_URL', 'COMMONS_FILES_URL'] as const
  return names.map((name) => [`${name} without https`, set[name]?.startsWith('http:') ?? false])
}

export function readWikimedia(set: Settings): WikimediaConfig {
  return {
    wikidata: set.WIKIDATA_URL,
    wikivoyage: set.WIKIVOYAGE_URL,
    commons: set.COMMONS_URL,
    files: set.COMMONS_FILES_URL,
  }
}
