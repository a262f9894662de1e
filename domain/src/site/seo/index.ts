export {
  checkPage,
  DESCRIPTION_LENGTH,
  type PageFacts,
  type PageFault,
  readSiteMap,
  shortened,
  skipsLevel,
  TITLE_LENGTH,
} from './page-check.rules.ts'
export { seoMessages } from './seo.messages.ts'
export { type ListedPage, llmsText, robots, sitemap } from './sitemap-robots.rules.ts'
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
export { readStructured } from './structured-check.rules.ts'
