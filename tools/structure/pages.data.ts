/** What one can do on each page today, one line a page; written into docs/map.md. A page on which one can do nothing is not built. */
export const PAGES: Record<string, string> = {
  '/': 'Ask the assistant, start a hotel or flight search, compare two cities, reckon what days there cost, keep a place, pass a question on, write a review; on a telephone, see whom to call, where one is and where to eat near by.',
  '/itinerary':
    'Plan days that are proved against opening hours, ways, budget and bookings; change, copy and keep them, and take them along as calendar, text, map files or on paper; see what comes next and when to set out, tick off the day itself, and open the trip’s money, weather, safety and documents, also with no network.',
  '/flights':
    'Search for a flight by airport, day and party, and go on to a partner with all of it filled in.',
  '/accommodation-search': 'Search for a bed by place, nights and party, and go on to one of two partners.',
  '/car-rental':
    'Search for a car by place and days, go on to a partner, and read what holds on the roads of any country: limits, tolls, vignettes, and what a licence from yours needs.',
  '/shared-trip':
    'Look at a trip by its link, with its proof and its map, copy it, or take part in it to change it together.',
  '/received':
    'Decide about links, texts and files that other apps shared with this one: read bookings and places out of them, save them, or remove them, kept also with no network.',
  '/shared-conversation':
    'Read questions to the assistant that somebody shared by a link, with answers from our facts, and report them.',
  '/dashboard':
    'See what to do next and by when; open, rename and delete trips and what was saved, also with no network; see what was used today, and the plan.',
  '/auth': 'Sign up; sign in by password, second step, passkey or mailed link; set a new password by mail.',
  '/email-verify': 'Confirm an address by the link of a mail, or ask for a new one.',
  '/auth/v1/verify': 'The same by an older address.',
  '/about': 'Read what the product promises and how each part of it is kept.',
  '/facts':
    'See of each table of facts how many rows it has, which sources, how old it is, how much of it somebody else confirms, and what not to rely on.',
  '/terms-and-conditions': 'Read the terms.',
  '/privacy-policy': 'Read what is stored, how long, and who sees it.',
  '/cookies-policy': 'Read every name that is stored on the device, and why.',
  '/refund-policy': 'Read when money comes back.',
  '/download': 'Install the app on this device, with the steps of its own browser.',
  '/instagram': 'Come from a social app and start with a plan.',
  '/pwabuilder': 'See whether this browser can install the app, check by check.',
  '/redirect': 'See where a link leads before following it.',
  '/blog': 'Find posts by words and topic, and read them.',
  '/blog/:slug': 'Read a post, and go on to related ones.',
  '/writers': 'See who writes, and what.',
  '/writers/:slug': 'See who signs posts with a pen name, and which.',
  '/currency-converter':
    'Turn an amount into any of 153 currencies, to the minor unit, by dated rates, see two years of months and what a coffee costs there, also with no network.',
  '/assistant':
    'Ask in a sentence, written or spoken, in 58 languages (the commonest requests; answers in eleven, else in English): for a plan, a search, opening hours, places, holidays, an amount, visa rules, the weather of a month, what a day costs, how safe it is, plugs, tips and water, a phrase, the time; act on the answer and keep it.',
  '/gemini-safety':
    'Call the emergency numbers of 243 countries and territories, find out which country this is and where the embassy of one’s own is, read what to do first, and what the risks there are, also with no network.',
  '/risk-radar':
    'Search a country or city and see how safe it is held to be and in what, part by part (crime, health, nature, roads, laws, women, LGBTQ+ people, children, vaccinations, embassies), what three governments say and what happens near it (where live feeds are on), when it is dark there, and call who helps.',
  '/offline-maps':
    'See and remove what this device keeps, ask it to keep it, look at the built-in map and at regions with streets, find places in them; with a paid plan, take them and everything else along.',
  '/translate':
    'Find one of 67 phrases in 57 languages, keep languages on the device, show a phrase full screen or have it read out; translate own words, and talk across one device.',
  '/pricing':
    'Compare the five plans by month and year, choose one and pay for it, with an account or as a guest; see what came of it.',
  '/pricing-new': 'The same page.',
  '/admin-login': 'Sign in as staff and return to where one came from.',
  '/admin-auth': 'The same page.',
  '/admin': 'For staff: the dashboard.',
  '/dashboard-admin':
    'For staff: see what is counted, find people, grant roles and sign somebody out, see who has which plan, give a trial or a discount, read the log.',
  '/unified-dashboard': 'For staff on a phone: its old name, once signed in.',
  '/support-admin': 'For support: read what people ask, answer it, and find a person.',
  '/admin/blog': 'Write, review, schedule, publish and withdraw posts; compare and restore versions.',
  '/profile':
    'Change the name, say home, passports, money, measures and needs for the tools to begin with, download everything that is kept, delete the account.',
  '/trial-setup': 'The profile, on a desktop.',
  '/settings':
    'Choose theme, language, mails and what the app may do; see, change or stop the plan, its payments and seats; change password, second step and passkeys; sign devices out.',
  '/notifications':
    'Read what the account was told, dangers near saved trips among it, mark it, and choose of what to be told in the list, by mail and on which devices; the list also with no network.',
  '/help-center': 'Search the help articles.',
  '/support-center': 'Write to support and read the own requests.',
  '/chat-with-us': 'Hold a conversation with support, with or without an account.',
  '/unsubscribe': 'Stop the mails about the own trial, by the link in one of them.',
  '/claim-discount/:token': 'See what a discount gives, and claim it once.',
  '/seo-dashboard': 'For staff on a phone: check every page of the site map as a search engine reads it.',
  '/seo-content': 'For staff on a phone: see how much each public page says.',
  '/email-test': 'Send a mail to the own address.',
  '/email-test-new': 'The same, for staff on a desktop; a phone has the other page.',
  '/notification-test': 'Make a notification for the own account.',
  '/gemini-travel-intel':
    'Read what 197 cities are like in a month, compare the months, rank them by what counts for you, put two of them side by side, and read plugs, water, tips and dress of any country.',
  '/flight-compensation':
    'Work out what a delayed, cancelled or overbooked flight is owed by seven laws, and which others there are, take the letter along in the language of the airline, and keep the claim with where it stands.',
  '/documents':
    'Say passports, destination, purpose and stops and read whether a visa is needed, how sure that is and how old; see what the European border asks, count Schengen days, check a passport, get a dated check-list with reminders by mail; keep papers in an encrypted vault.',
  '/budget':
    'Estimate a trip in 197 cities and see which changes of dates, area and style save how much; split what a group spends to the cent, settle up, hold it against the estimate, keep receipts and take it into a trip.',
}
