/**
 * What people write who ask for a help article: each line has words that all stand in the question, `|` between words of which one
 * is enough. A word is the beginning of one.
 */
export const ARTICLE_WORDS: Readonly<Record<string, readonly string[]>> = {
  'first-plan': ['how make|create|start first plan|trip|itinerary', 'how plan my|a first trip'],
  'proved-plan': ['how check|verif|prove plan', 'plan|itinerary reliab|trust|accura'],
  infeasible: ['why cannot|not|doesn’t|doesnt fit everything|plan|all', 'what not|doesnt fit'],
  'travel-times': ['where|how travel|walking times come|calculat|estimat'],
  'change-plan': ['how change|edit|move|lock|swap plan|stop|itinerary'],
  'export-plan': ['how|can export|print|download plan|trip|itinerary|pdf', 'how|can add calendar trip|plan'],
  'guest-saves': ['save|use without account|registering|signing', 'how|can save place|item guest'],
  'no-signal': ['work|use|what|can offline|signal|internet|airplane'],
  'sign-out-offline': ['sign|log out offline|without internet'],
  'handed-on': [
    'do|does|can you|tripwright sell|book flight|hotel|car|room',
    'how search flight|hotel|car work',
  ],
  limits: ['what|how|which limit free', 'how many question|plan|search|save day|free'],
  trial: ['how|what|does|when trial work|card|end|start|long|cost|free', 'need|have credit card trial'],
  cancel: ['how|can|where|want cancel|stop|end plan|subscription|renewal'],
  'mail-missing': [
    'not|no|never|didn’t|didnt get|got|receive|arriv verification|confirmation email|mail|link',
  ],
  'locked-out': ['too many attempt|tries|password'],
  sessions: ['how|can sign|log out device|phone|everywhere', 'lost phone|device sign|log|account'],
  'export-delete': ['how|can|where|want delete|remove|close account|data', 'how|can download|export my data'],
}

/** Words of somebody for whom something went wrong: a person answers, whatever else is asked. Beginnings of words. */
export const TROUBLE_WORDS =
  'error|bug|broken|crash|wrong|charged|refund|twice|stolen|hacked|fraud|scam|complain|lawyer|legal|court|urgent|emergency|angry|terrible|useless|still|again|lost my trip|disappear|gone|fail|stuck|does not work|doesn’t work|doesnt work|not working|won’t|can’t open|cannot open|blank|white screen|tried'

/** How somebody asks for a person, in the languages of our answers. Whole words. */
export const PERSON_WORDS =
  'person|human|agent|someone|somebody|representative|staff|employee|operator|real people|not a bot|no bot|humano|humana|una persona|alguien|agente|operador|mensch|menschen|mitarbeiter|mitarbeiterin|jemand|jemanden|humain|humaine|une personne|conseiller|conseillère|quelqu’un|pessoa|alguém|atendente|человек|человеком|человека|оператор|оператора|сотрудник|人工|客服|真人|人间|オペレーター|担当者|人と話|شخص|موظف|إنسان|بشري|इंसान|व्यक्ति|মানুষ|ব্যক্তি'
