/**
 * The query parameters that belong to the canonical address of a page (specification section 9). Others, such as tracking,
 * are dropped.
 */
export const CANONICAL_PARAMETERS = ['page', 'sort', 'filter', 'search', 'category', 'lang'] as const
