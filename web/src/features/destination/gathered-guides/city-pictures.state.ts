import type { Position } from '@tripwright/domain/base/geo'
import {
  getCityPictures,
  PICTURE_WIDTHS,
  type PlacePicture as PictureFacts,
} from '@tripwright/domain/destination/gathered-guides'
import { useEffect, useState } from 'react'
import { call } from '#platform/call.ts'
import { serverAddress } from '#platform/reach-server.ts'

/** A place of a guide whose picture is shown; a city without a place is shown by its most famous one. */
export type PictureSubject = Position & { cityId: string; placeId: string | null }

/** The pictures of each city, asked for once while the page is open; one that failed is asked for again. */
const asked = new Map<string, Promise<readonly PictureFacts[]>>()

/** Null where there is no picture, undefined until that is known. Asks nobody before `isNear`. */
export function usePicture(
  { cityId, placeId }: PictureSubject,
  isNear: boolean,
): PictureFacts | null | undefined {
  const [facts, setFacts] = useState<PictureFacts | null>()
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    setFacts(undefined)
    void askForPictures(cityId).then((pictures) => {
      const picture = placeId === null ? pictures[0] : pictures.find((one) => one.placeId === placeId)
      if (!isGone) setFacts(picture ?? null)
    })
    return () => {
      isGone = true
    }
  }, [cityId, placeId, isNear])
  return facts
}

async function askForPictures(cityId: string): Promise<readonly PictureFacts[]> {
  const other = asked.get(cityId)
  if (other) return other
  if (!navigator.onLine) return []
  const asking = call(getCityPictures, { cityId }).then((outcome) => {
    if (!outcome.ok) asked.delete(cityId)
    return outcome.ok ? outcome.value.pictures : []
  })
  asked.set(cityId, asking)
  return asking
}

/** The addresses of a picture at the widths that it has, on our own server. */
export function pictureSources(
  cityId: string,
  { placeId, width }: PictureFacts,
): { src: string; srcSet: string } {
  const addressAt = (wide: number) => serverAddress(`/api/guides/${cityId}/pictures/${placeId}/${wide}`)
  const [smallest, ...larger] = PICTURE_WIDTHS
  const widths = [smallest, ...larger.filter((wide) => wide <= width)]
  return {
    src: addressAt(smallest),
    srcSet: widths.map((wide) => `${addressAt(wide)} ${Math.min(wide, width)}w`).join(', '),
  }
}
