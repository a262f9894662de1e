import { z } from 'zod'

const address = z.url({ protocol: /^https?$/, hostname: /./ }).optional()

/** Addresses in place of the public ones: the SPARQL endpoint of Wikidata, and the `api.php` of Wikivoyage and Commons. */
export const wikimediaSettings = { WIKIDATA_URL: address, WIKIVOYAGE_URL: address, COMMONS_URL: address }

/** Undefined: the public address. */
export type WikimediaConfig = {
  wikidata: string | undefined
  wikivoyage: string | undefined
  commons: string | undefined
}

type Settings = z.infer<z.ZodObject<typeof wikimediaSettings>>

/** Which of them are stand-ins: without encryption. */
export function plainWikimedia(set: Settings): (readonly [setting: string, isUsed: boolean])[] {
  return (['WIKIDATA_URL', 'WIKIVOYAGE_URL', 'COMMONS_URL'] as const).map((name) => [
    `${name} without https`,
    set[name]?.startsWith('http:') ?? false,
  ])
}

export function readWikimedia(set: Settings): WikimediaConfig {
  return { wikidata: set.WIKIDATA_URL, wikivoyage: set.WIKIVOYAGE_URL, commons: set.COMMONS_URL }
}
