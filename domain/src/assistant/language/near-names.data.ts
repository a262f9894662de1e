/** What is also misspelled: days, months, languages and peoples. */
export const OFTEN_MISSPELLED =
  'monday tuesday wednesday thursday friday saturday sunday tomorrow weekend january february august september october november december spanish french german italian portuguese japanese chinese korean arabic russian turkish polish vietnamese indonesian swedish norwegian danish finnish hungarian croatian ukrainian bulgarian romanian hebrew swahili persian bengali american british australian canadian mexican brazilian egyptian moroccan nigerian kenyan pakistani filipino malaysian favourites favorites itinerary temperature forecast weather translate passport restaurant museum hospital pharmacy nearest embassy vaccinations'

/** Words that are near a name and none. */
export const NO_NAMES =
  'plague pleasant marina forest season general present german romans roman morning evening replaced removes translated weathers'
