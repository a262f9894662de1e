export { type AdoptedEstimate, EstimatePart } from './estimate-part.tsx'
