export { EstimatePart, type AdoptedEstimate } from './estimate-part.tsx'
