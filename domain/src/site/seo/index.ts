export { type ListedPage, llmsText, robots, sitemap } from './crawler-files.rules.ts'
export { checkPage, type PageFacts, readSiteMap } from './page-check.rules.ts'
export { seoMessages } from './seo.messages.ts'
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
