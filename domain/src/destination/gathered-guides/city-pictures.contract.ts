import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { slug } from '../places/index.ts'

/** Widths, pixels, among those that Commons keeps ready (`$wgThumbnailSteps`). */
export const PICTURE_WIDTHS = [330, 500, 960] as const
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

const placePicture = z.object({
  placeId: slug,
  /** Of the place that it shows. */
  name: z.string(),
  author: z.string(),
  licence: z.string(),
  /** Null where a licence has no page, as the public domain. */
  licenceUrl: z.nullable(z.url()),
  /** Its page on Commons. */
  page: z.url(),
  /** As uploaded, pixels: it has no width beyond that. */
  width: z.int(),
  height: z.int(),
})
export type PlacePicture = z.infer<typeof placePicture>

/** The places of a guide that have a picture, the most famous first. Of a guide that nobody asked for before they are looked up now. */
export const getCityPictures = contract({
  method: 'GET',
  path: '/api/guides/{cityId}/pictures',
  summary: 'Which places of a guide have a picture on Wikimedia Commons, with author and licence',
  roles: 'anyone',
  isCompressed: true,
  // It may wait for others, so it runs outside a transaction.
  isComputation: true,
  input: z.object({ cityId: slug }),
  output: z.object({ pictures: z.array(placePicture) }),
  errors: ['not-found'],
})

/** A picture, passed on as it is: what it says of its licence stays in it. */
export const getPlacePicture = contract({
  method: 'GET',
  path: '/api/guides/{cityId}/pictures/{placeId}/{width}',
  summary: 'The picture of a place at one of three widths: 330, 500 or 960 pixels',
  roles: 'anyone',
  answerTypes: PICTURE_TYPES,
  isComputation: true,
  input: z.object({
    cityId: slug,
    placeId: slug,
    width: z.pipe(
      z.enum(PICTURE_WIDTHS.map(String)),
      z.transform((text) => Number(text)),
    ),
  }),
  output: z.unknown(),
  errors: ['not-found', 'unavailable'],
})
