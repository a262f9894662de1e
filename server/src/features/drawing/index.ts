export { listFonts } from './faces.service.ts'
export { ogImageKey, makeOgImages } from './pictures.service.ts'
