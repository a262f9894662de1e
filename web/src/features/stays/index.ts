export { DestinationField } from './destination-field.tsx'
