export {
  type CleanFile,
  cleanFile,
  cleanThumbnail,
  FILE_KINDS,
  type FileKind,
  type FileProblem,
  THUMBNAIL_SIDE,
} from './clean-file.rules.ts'
export { type Crop, dragged, MAX_ZOOM, squareOf, WHOLE_CROP } from './crop.rules.ts'
export { fileName } from './file-name.rules.ts'
export { type FileType, fileTypeOf, isPicture } from './file-types.rules.ts'
export { type FileUpload, packUpload, unpackUpload } from './file-upload.rules.ts'
export {
  deleteFile,
  fileId,
  type KeptFile,
  keptFile,
  listFiles,
  putPhoto,
  putReceipt,
  readFile,
  readThumbnail,
  uploadOf,
} from './files.contract.ts'
export { filesMessages } from './files.messages.ts'
