/**
 * What else people type when they look for a phrase, by its key: the word of another country, a shorter one, the
 * thing itself. In English: in other languages the phrases themselves are searched.
 */
export const PHRASE_SYNONYMS: Readonly<Record<string, string>> = {
  ...{ hello: 'hi hey greeting', goodbye: 'bye', 'thank-you': 'thanks', yes: 'ok okay' },
  ...{ 'excuse-me': 'pardon', sorry: 'apologise apologize apology pardon', english: 'language' },
  ...{ 'not-understood': 'understanding', slowly: 'slow slower repeat', write: 'spell note' },
  ...{ 'how-are-you': 'doing', 'my-name': 'called', 'nice-to-meet': 'pleased' },
  toilet: 'bathroom restroom washroom wc loo lavatory',
  station: 'train railway subway metro underground tube',
  ...{ far: 'distance walk', map: 'direction directions way' },
  ...{ address: 'taxi cab drive', stop: 'taxi cab bus out', airport: 'taxi cab plane flight' },
  ...{ ticket: 'fare train bus', departure: 'depart departs train bus time', table: 'seat restaurant' },
  ...{
    menu: 'card',
    vegetarian: 'vegetarian vegan veggie food',
  },
  'allergy-peanuts': 'allergy nut nuts peanut groundnut groundnuts',
  'allergy-tree-nuts': 'allergy nut pecan pecans pistachio pistachios almond hazelnut walnut cashew',
  'allergy-milk': 'allergy lactose cheese butter cream',
  'allergy-eggs': 'allergy egg',
  'allergy-gluten': 'allergy celiac coeliac bread flour',
  'allergy-fish': 'allergy seafood',
  'allergy-shellfish': 'allergy seafood shrimps prawn prawns crabs lobster oyster oysters clams squid',
  'allergy-soy': 'allergy soya tofu soybean',
  'allergy-sesame': 'allergy tahini',
  ...{ 'no-pork': 'halal kosher ham bacon', 'not-spicy': 'hot chili chilli pepper mild' },
  ...{ water: 'drink thirsty', delicious: 'tasty', bill: 'check cheque pay' },
  ...{ 'how-much': 'price cost costs', card: 'credit debit contactless', receipt: 'invoice' },
  ...{ 'cash-machine': 'atm money withdraw bank', looking: 'browse browsing', 'this-one': 'buy take want' },
  ...{
    expensive: 'cheap cheaper discount price',
    reservation: 'booking booked check in',
    room: 'vacancy bed',
  },
  ...{ wifi: 'wifi internet wlan online', broken: 'works working repair', breakfast: 'morning' },
  ...{ doctor: 'sick ill physician', pharmacy: 'drugstore chemist medicine', hospital: 'clinic' },
  ...{ hurts: 'pain ache hurt', help: 'emergency', ambulance: 'emergency accident' },
  ...{ police: 'emergency robbed', stolen: 'theft thief robbed stole', passport: 'embassy' },
}
