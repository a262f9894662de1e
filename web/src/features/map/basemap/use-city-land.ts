import type { Camera } from '@tripwright/map'
import { useEffect, useState } from 'react'
import { citiesInView, isLandHere } from './map-land.ts'

/**
 * The guide cities whose finer land can be drawn: ids separated by spaces. Each loads when it is first visible and then
 * stays, so that panning back redraws nothing; on a slow connection no map waits for it.
 */
export function useCityLand(camera: Camera): string {
  const [here, setHere] = useState('')
  const inView = citiesInView(camera).join(' ')
  useEffect(() => {
    let isGone = false
    for (const id of inView.split(' ').filter(Boolean))
      void isLandHere(id).then((isHere) => {
        if (isHere && !isGone) setHere((before) => withCity(before, id))
      })
    return () => {
      isGone = true
    }
  }, [inView])
  return here
}

function withCity(cities: string, id: string): string {
  return cities.split(' ').includes(id) ? cities : `${cities} ${id}`.trim()
}
