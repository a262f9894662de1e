export { EstimatePart, type Taken } from './estimate-part.tsx'
