export { type ListedPage, llmsText, robots, sitemap } from './files.rules.ts'
export {
  breadcrumbs,
  type Crumb,
  organisation,
  product,
  questions,
  type StructuredThing,
  structuredText,
  webSite,
} from './structured.rules.ts'
