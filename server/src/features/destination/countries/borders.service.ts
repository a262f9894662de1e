/** The borders of the world: read when they are asked for first, for they are 10 MB of memory that a start does without. */
export const loadBorders = () => import('@tripwright/domain/destination/borders')
