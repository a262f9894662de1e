export { listFonts } from './fonts.service.ts'
export { makeOgImages, ogImageKey } from './og-images.service.ts'
