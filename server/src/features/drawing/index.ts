export { listFaces } from './faces.service.ts'
export { keyOf, makePictures } from './pictures.service.ts'
