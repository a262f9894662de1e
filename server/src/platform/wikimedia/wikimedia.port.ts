import type { Position } from '@tripwright/domain/base/geo'

/** An item of Wikidata that has a position. */
export type WikidataItem = Position & {
  /** `Q42`. */
  id: string
  name: string
  /** In how many languages Wikipedia and its sisters write about it. */
  sitelinks: number
  /** The classes that it is an instance of: `Q33506`. */
  classes: string[]
  /** The name of its picture on Commons, without `File:`. */
  image: string | null
  website: string | null
  /** It was demolished, or has ended. */
  isGone: boolean
}

/** A listing of a page of Wikivoyage: its facts, without its prose. */
export type VoyageListing = {
  kind: 'see' | 'do' | 'eat' | 'drink'
  name: string
  /** Null where the listing says none: then only its id of Wikidata tells where it is. */
  position: Position | null
  wikidata: string | null
  hours: string | null
  website: string | null
  isFree: boolean
}
export type VoyagePage = { listings: VoyageListing[]; editedAt: Date }

export type CommonsPicture = {
  /** Of the picture at one of the widths that Commons keeps ready, or as it was uploaded where that is smaller. */
  url: string
  author: string
  licence: string
  licenceUrl: string | null
  page: string
  /** As uploaded, pixels. */
  width: number
  height: number
}

/** A place whose picture is looked for; `names` with the language of each, `mul` for none. */
export type PicturedPlace = Position & { id: string; names: readonly { text: string; language: string }[] }

/** What Wikidata, Wikivoyage and Commons know. Each answers null when no usable answer comes in time. */
export type Wikimedia = {
  /** Null where the service is not used. */
  findItems: ((middle: Position, reachMetres: number) => Promise<WikidataItem[] | null>) | null
  /** The page of a town, by its name in English. No page: no listings. */
  readPage: ((title: string) => Promise<VoyagePage | null>) | null
  /** Pictures by the names of their files; those without a free licence or an author are left out. */
  describePictures: ((files: readonly string[]) => Promise<Map<string, CommonsPicture> | null>) | null
  /** The names of the files of pictures, by the ids of the places: of items of the same name within a kilometre. */
  findPictures: ((places: readonly PicturedPlace[]) => Promise<Map<string, string> | null>) | null
}
export type WikimediaRequestOptions = { timeoutMs: number; userAgent: string }
