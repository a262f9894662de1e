/** What stays of a query in the one address of a page (specification section 9); all else, tracking above all, is no part of it. */
export const CANONICAL_PARAMETERS = ['page', 'sort', 'filter', 'search', 'category', 'lang'] as const
