export { checkPage, type PageFacts, readSiteMap } from './page-check.rules.ts'
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
