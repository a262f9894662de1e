/** The borders of the world: loaded on first use, because they take 10 MB of memory. */
export const loadBorders = () => import('@tripwright/domain/destination/borders')
