import { z } from 'zod'

/** The address search: `photon:https://photon.example.org` or `nominatim:https://nominatim.example.org`. */
const FORM = /^(photon|nominatim):(https?:\/\/[^\s?#]+)$/

export const geocoderSettings = {
  GEOCODER_URL: z
    .string()
    .regex(FORM, 'is not an address like photon:https://photon.example.org or nominatim:https://…')
    .optional(),
}

export type GeocoderConfig = { kind: 'photon' | 'nominatim'; url: string }

export function readGeocoder(set: { GEOCODER_URL?: string | undefined }): GeocoderConfig | null {
  const [, kind, url] = FORM.exec(set.GEOCODER_URL ?? '') ?? []
  if (url === undefined) return null
  return { kind: kind === 'photon' ? 'photon' : 'nominatim', url: url.endsWith('/') ? url : `${url}/` }
}
