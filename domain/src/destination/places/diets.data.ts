/** What some eat and others do not, as guides note it of eating places. */
export const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free'] as const
