import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlacePicture } from './place-picture.tsx'

const PICTURE = {
  placeId: 'rome-colosseum',
  name: 'Colosseum',
  author: 'Ann',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  page: 'https://commons.wikimedia.org/wiki/File:Colosseo.jpg',
  width: 700,
  height: 420,
}
/** Of the window: whether what is shown is near it, and what happens when it comes near. */
let isNear: boolean
let scroll: () => void
let asked: string[]
let pictures: object[]
let cityId = ''
let number = 0

beforeEach(() => {
  isNear = true
  asked = []
  pictures = [PICTURE]
  // Each city is asked for once while the page is open.
  cityId = `rome-${++number}`
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    asked.push(new URL(String(url instanceof Request ? url.url : url), 'http://here').pathname)
    return Response.json({ pictures })
  })
  vi.stubGlobal('IntersectionObserver', makeObserver)
})
function makeObserver(onChange: IntersectionObserverCallback) {
  const observe = () => {
    scroll = () => onChange([{ isIntersecting: true }] as never, undefined as never)
    if (isNear) scroll()
  }
  return { observe, disconnect: () => undefined }
}

afterEach(() => vi.unstubAllGlobals())

const show = (placeId: string | null = PICTURE.placeId) =>
  render(<PlacePicture subject={{ cityId, placeId, lat: 41.89, lon: 12.49 }} sizes="10rem" />)

it('shows a picture from our own server at the widths that it has, with its author and licence as links', async () => {
  show()
  const image = await screen.findByRole('img', { name: 'Picture of Colosseum' })
  const base = `/api/guides/${cityId}/pictures/rome-colosseum`
  expect(image.getAttribute('src')).toBe(`${base}/330`)
  expect(image.getAttribute('srcset')).toBe(`${base}/330 330w, ${base}/500 500w`)
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(screen.getByRole('link', { name: 'Picture: Ann' }).getAttribute('href')).toBe(PICTURE.page)
  expect(screen.getByRole('link', { name: /CC BY-SA 4\.0/ }).getAttribute('href')).toBe(PICTURE.licenceUrl)
})

it('asks once for a city, and shows its most famous place where none is named', async () => {
  const place = show()
  await screen.findByRole('img')
  place.unmount()
  show(null)
  await screen.findByRole('img', { name: 'Picture of Colosseum' })
  expect(asked).toEqual([`/api/guides/${cityId}/pictures`])
})

it.each([
  ['of a place that has none', 'rome-other', [PICTURE]],
  ['of a city that has none', null, []],
])('our own drawing stands in place %s, without a credit', async (_, placeId, all) => {
  pictures = all
  const { container } = show(placeId)
  await vi.waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('a picture that does not come leaves the drawing, and no credit for what is not there', async () => {
  const { container } = show()
  fireEvent.error(await screen.findByRole('img'))
  expect(container.querySelector('svg')).not.toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('with no network nobody is asked, and the drawing is shown', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { container } = show()
  await vi.waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
  expect(asked).toEqual([])
  network.mockRestore()
})

it('far below the window nothing is asked for', async () => {
  isNear = false
  show()
  await Promise.resolve()
  expect(asked).toEqual([])
  scroll()
  await screen.findByRole('img')
})
