import {
  type PlacePicture as PictureFacts,
  picturesMessages,
} from '@tripwright/domain/destination/gathered-guides'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { ContourArt } from '#ui/contour-art.tsx'
import { type PictureSubject, pictureSources, usePicture } from './city-pictures.state.ts'

/** Distance from the window at which a picture is asked for. */
const NEAR = '300px'

type PlacePictureProps = {
  subject: PictureSubject
  /** The width at which it is shown, as `sizes` of an image has it. */
  sizes: string
}

/** A picture with its author and licence, which fills its box; our own drawing of the place where there is none. */
export function PlacePicture({ subject, sizes }: PlacePictureProps) {
  const box = useRef<HTMLElement>(null)
  const isNear = useIsNear(box)
  const picture = usePicture(subject, isNear)
  const [failed, setFailed] = useState<string | null>(null)
  const isShown = picture && failed !== picture.page
  return (
    <figure ref={box} className="@container absolute inset-0 overflow-hidden bg-wash *:absolute">
      {isShown ? (
        <Picture
          cityId={subject.cityId}
          picture={picture}
          sizes={sizes}
          onFail={() => setFailed(picture.page)}
        />
      ) : null}
      {picture === null || (picture && !isShown) ? (
        <ContourArt lat={subject.lat} lon={subject.lon} className="inset-0 h-full" />
      ) : null}
    </figure>
  )
}

type PictureProps = { cityId: string; picture: PictureFacts; sizes: string; onFail: () => void }

function Picture({ cityId, picture, sizes, onFail }: PictureProps) {
  const t = useText(picturesMessages)
  const { name, author, licence, licenceUrl, page, width, height } = picture
  const licenceText = t('picture.licence', { licence })
  return (
    <>
      <img
        {...pictureSources(cityId, picture)}
        sizes={sizes}
        width={width}
        height={height}
        alt={t('picture.alt', { name })}
        loading="lazy"
        decoding="async"
        onError={onFail}
        className="inset-0 size-full object-cover"
      />
      <figcaption className="end-0 bottom-0 flex max-w-full flex-col bg-sheet text-xs *:px-1.5 *:py-1 @xs:flex-row">
        <a href={page} rel="noreferrer" target="_blank" className="truncate underline">
          {t('picture.author', { author })}
        </a>
        {licenceUrl ? (
          <a
            href={licenceUrl}
            rel="noreferrer license"
            target="_blank"
            aria-label={licenceText}
            className="whitespace-nowrap underline"
          >
            <bdi>{licence}</bdi>
          </a>
        ) : (
          <span className="whitespace-nowrap">
            <bdi>{licence}</bdi>
          </span>
        )}
      </figcaption>
    </>
  )
}

/** True from the moment when it comes near the window. */
function useIsNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: NEAR },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isNear
}
