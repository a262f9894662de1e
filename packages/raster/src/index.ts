export { type Compression, encodePalettePng, type RasterImage } from './png.ts'
export { makeRasteriser, type Rasteriser } from './rasteriser.ts'
