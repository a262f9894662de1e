export { listFonts } from './fonts.service.ts'
export { makeOgImages, ogImageKey, pageImageKey } from './og-images.service.ts'
