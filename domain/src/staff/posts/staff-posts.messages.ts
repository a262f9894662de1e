import { messages } from '../../base/text.ts'

/** The blog in the staff area. Posts themselves are English data. */
export const staffPostsMessages = messages('staff-posts', {
  new: 'New post',
  // Before the posts are there.
  loading: 'Loading posts…',
  retry: 'Try again',
  list: 'All posts',
  filter: 'Status',
  'filter.all': 'All',
  none: 'No posts with this status.',
  newer: 'Newer',
  older: 'Older',
  page: 'Page {page} of {pages}',
  // {name} is the title of the post.
  'edit.named': 'Edit {name}',
  edit: 'Edit',
  view: 'View on the site',
  state:
    '{state, select, draft {Draft} review {In review} scheduled {Scheduled} published {Published} changed {Published, with changes} withdrawn {Unpublished} other {Draft}}',
  'saved.by': 'Version {revision}, saved {at, date, medium}, {at, time, short} by {name}',
  'saved.gone':
    'Version {revision}, saved {at, date, medium}, {at, time, short}. The account no longer exists.',
  'saved.built': 'Version {revision}, part of the app',
  'next.at': 'Goes live {at, date, medium}, {at, time, short}',
  back: 'Back to all posts',

  // Labels of the fields of a post.
  title: 'Title',
  'title.hint': 'Up to {most} characters.',
  slug: 'Address',
  'slug.hint': 'The end of the link: lowercase letters, digits and hyphens. It can’t be changed later.',
  description: 'Summary',
  'description.hint': '{count} of {least} to {most} characters. Shown in lists and search results.',
  writer: 'Pen name',
  topics: 'Topics',
  text: 'Text',
  'text.hint':
    'Markdown: ## and ### headings, paragraphs, - and 1. lists, > quotes, **bold**, *italic*, `code`, [links](/itinerary). No HTML.',
  preview: 'Preview',
  'preview.empty': 'Your text appears here as you type.',
  minutes: '{minutes, plural, one {# minute} other {# minutes}} to read',
  picture: 'Social picture',
  'picture.text':
    'The site draws it from the title and summary when the post is published. You can’t upload pictures yet.',
  save: 'Save draft',
  saved: 'Saved as version {revision}.',
  unsaved: 'You have unsaved changes. They stay in this tab.',
  discard: 'Discard my changes',

  'problem.title': 'The title is missing or too long.',
  'problem.description': 'The summary needs {least} to {most} characters.',
  'problem.writer': 'Choose a pen name.',
  'problem.topics': 'Choose at least one topic.',
  'problem.text': 'The text is empty.',
  // Each begins with the line of the text where the problem is; {words} are the words there.
  'problem.outside': 'Line {line}: posts can’t use this: {words}',
  'problem.list': 'Line {line}: each list item starts with its own mark: {words}',
  'problem.quote': 'Line {line}: each line of a quote starts with >: {words}',
  'problem.unclosed': 'Line {line}: something isn’t closed, or it’s HTML: {words}',
  'problem.link': 'Line {line}: a link goes to one of our pages, a heading or an https address: {words}',
  'problem.long': 'Line {line}: this paragraph is longer than 5,000 characters: {words}',
  problems: 'Before you can publish',
  links: 'Links that lead nowhere',
  'links.hint': 'Links to other sites aren’t checked.',

  steps: 'Publish',
  'step.submit': 'Send for review',
  'step.return': 'Back to draft',
  'step.publish': 'Publish now',
  'step.unschedule': 'Cancel schedule',
  'step.withdraw': 'Unpublish',
  'step.at': 'Publish later',
  'step.at.hint': 'In your time zone.',
  'step.schedule': 'Schedule',
  'step.past': 'Choose a time in the future.',
  'step.second': 'Someone else has to check and publish this version.',
  'step.unread': 'Send it for review first. Someone else publishes it.',
  'step.save-first': 'Save your changes first.',
  'done.submit': 'Sent for review.',
  'done.return': 'Back to draft.',
  'done.publish': 'Published. It’s on the site now.',
  'done.schedule': 'Scheduled.',
  'done.unschedule': 'Schedule canceled.',
  'done.withdraw': 'Unpublished. It’s no longer on the site.',

  'conflict.title': 'Someone else saved this post',
  'conflict.text':
    'While you were writing, {name} saved version {revision}. Your text is in the editor, theirs is here. Copy what you need, then save yours as a new version.',
  // Instead of a name, when it is not known.
  'conflict.somebody': 'someone',
  'conflict.theirs': 'Their version {revision}',
  'conflict.mine': 'Save mine as a new version',
  'conflict.use': 'Use theirs',

  history: 'History',
  'history.restored': 'Restored from version {revision}',
  'history.show': 'Show version {revision}',
  'history.restore': 'Restore version {revision}',
  'history.restored.done': 'Version {from} is back as version {revision}.',
})
