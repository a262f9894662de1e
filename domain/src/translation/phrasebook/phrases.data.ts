/** Where a phrase is needed, in the order of the page. */
export const SITUATIONS = [
  'basics',
  'talk',
  'way',
  'transport',
  'eating',
  'allergies',
  'money',
  'shopping',
  'hotel',
  'health',
  'emergency',
] as const
export type Situation = (typeof SITUATIONS)[number]

/**
 * The phrases in English, by situation and key. How they are said elsewhere stands in `data/phrases/<language>.json`, one
 * file a language: a language is added by adding a file, and the test of the files says what is missing in it.
 */
export const PHRASES = {
  basics: {
    hello: 'Hello',
    'good-morning': 'Good morning',
    'good-evening': 'Good evening',
    goodbye: 'Goodbye',
    please: 'Please',
    'thank-you': 'Thank you',
    welcome: 'You are welcome',
    yes: 'Yes',
    no: 'No',
    'excuse-me': 'Excuse me',
    sorry: 'I am sorry.',
    english: 'Do you speak English?',
    'not-understood': 'I do not understand.',
    slowly: 'Please speak slowly.',
    write: 'Please write it down.',
  },
  talk: {
    'how-are-you': 'How are you?',
    'my-name': 'My name is …',
    'nice-to-meet': 'Nice to meet you.',
  },
  way: {
    toilet: 'Where is the toilet?',
    station: 'Where is the station?',
    far: 'Is it far?',
    map: 'Can you show me on the map?',
  },
  transport: {
    address: 'To this address, please.',
    stop: 'Please stop here.',
    airport: 'To the airport, please.',

    ticket: 'One ticket, please.',
    'bus-stop': 'Where is the bus stop?',
    departure: 'When does it leave?',
  },
  eating: {
    table: 'A table for two, please.',
    menu: 'The menu, please.',
    vegetarian: 'I do not eat meat or fish.',
    'no-pork': 'I do not eat pork.',
    'not-spicy': 'Not spicy, please.',
    water: 'Water, please.',
    delicious: 'It was delicious.',
    bill: 'The bill, please.',
  },
  // No "nuts" and no "seafood": in many languages the one word is walnuts, dried fruit or crustaceans only.
  allergies: {
    'allergy-peanuts': 'I am allergic to peanuts.',
    'allergy-tree-nuts': 'I am allergic to tree nuts (almonds, hazelnuts, walnuts, cashews).',
    'allergy-milk': 'I am allergic to milk and dairy products.',
    'allergy-eggs': 'I am allergic to eggs.',
    'allergy-gluten': 'I am allergic to wheat and gluten.',
    'allergy-fish': 'I am allergic to fish.',
    'allergy-shellfish': 'I am allergic to shellfish (shrimp, crab, mussels).',
    'allergy-soy': 'I am allergic to soy.',
    'allergy-sesame': 'I am allergic to sesame.',
  },
  money: {
    'how-much': 'How much is it?',
    card: 'Can I pay by card?',
    receipt: 'A receipt, please.',
    'cash-machine': 'Where is a cash machine?',
  },
  shopping: {
    looking: 'I am just looking.',
    'this-one': 'I would like this one.',
    expensive: 'That is too expensive.',
  },
  hotel: {
    reservation: 'I have a reservation.',
    room: 'Do you have a free room?',

    wifi: 'What is the Wi-Fi password?',
    breakfast: 'What time is breakfast?',
    broken: 'It does not work.',
  },
  health: {
    doctor: 'I need a doctor.',
    pharmacy: 'Where is a pharmacy?',
    hospital: 'Where is the hospital?',
    hurts: 'It hurts here.',
  },
  emergency: {
    help: 'Help!',
    ambulance: 'Call an ambulance, please.',
    police: 'Call the police, please.',
    lost: 'I am lost.',
    stolen: 'My bag was stolen.',
    passport: 'I have lost my passport.',
  },
} as const satisfies Readonly<Record<Situation, Readonly<Record<string, string>>>>
