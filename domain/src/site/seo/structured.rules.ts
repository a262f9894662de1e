/** An item of structured data for search engines, as JSON-LD (schema.org). */
export type StructuredThing = { '@context': 'https://schema.org'; '@type': string; [field: string]: unknown }

const CONTEXT = 'https://schema.org'
const NAME = 'Tripwright'

/** The publisher of the site. `origin` has no trailing slash, here and below. */
export function organisation(origin: string): StructuredThing {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: NAME,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
  }
}

export function webSite(origin: string, description: string): StructuredThing {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: NAME,
    description,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: { '@id': `${origin}/#organization` },
  }
}

/** A breadcrumb. */
export type Crumb = { name: string; path: string }

/** The breadcrumbs from home to a page. */
export function breadcrumbs(origin: string, steps: readonly Crumb[]): StructuredThing {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** The questions of a page with answers that are visible on it. */
export function questions(rows: readonly { question: string; answer: string }[]): StructuredThing {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: rows.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The product with the price of each plan and interval. Never with ratings: ours are samples (decisions.md, "Sample content"). */
export function product(page: {
  origin: string
  path: string
  name: string
  description: string
  picture: string
  offers: readonly { name: string; amount: number; currency: string; digits: number }[]
}): StructuredThing {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: page.name,
    description: page.description,
    image: page.picture,
    brand: { '@type': 'Brand', name: NAME },
    offers: page.offers.map(({ name, amount, currency, digits }) => ({
      '@type': 'Offer',
      name,
      price: (amount / 10 ** digits).toFixed(digits),
      priceCurrency: currency,
      url: page.origin + page.path,
      availability: 'https://schema.org/InStock',
    })),
  }
}

/** Serialises it for a script element, escaped so that no text can end the element. */
export function structuredText(thing: StructuredThing): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c')
}
