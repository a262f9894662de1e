import { messages } from '../../base/text.ts'

/** Profile photo, receipts and attachments. */
export const filesMessages = messages('files', {
  'problem.heic':
    'This is a HEIC photo, which not every device can show. Save it as JPEG and choose it again.',
  'problem.wrong-type': 'We can’t keep this kind of file. Choose a JPEG, PNG or WebP picture.',
  'problem.wrong-type.attachment':
    'We can’t keep this kind of file. Choose a JPEG, PNG or WebP picture, or a PDF.',
  'problem.too-large': 'This file is too large.',
  'problem.too-many-pixels': 'This picture is too large. Choose one with fewer than 40 million pixels.',
  'problem.broken': 'This file is damaged or incomplete.',
  'problem.storage-full': 'Your storage is full. Remove files you no longer need, or choose a larger plan.',
  'problem.conversation-full': 'This conversation has no room for more files. Start a new one.',

  'photo.title': 'Profile photo',
  'photo.text':
    'People you share a trip with see it. We remove the place and time that cameras store in photos.',
  'photo.choose': 'Choose a photo',
  'photo.other': 'Change photo',
  'photo.remove': 'Remove photo',
  'photo.alt': 'Your profile photo',
  'photo.saved': 'Photo saved',
  'photo.removed': 'Photo removed',
  'photo.unreadable': 'Your browser can’t open this picture. Choose a JPEG, PNG or WebP picture.',
  'crop.title': 'Crop photo',
  'crop.text': 'Drag the picture, or move it with the sliders.',
  'crop.zoom': 'Zoom',
  'crop.across': 'Left or right',
  'crop.down': 'Up or down',
  'crop.save': 'Use photo',
  'crop.close': 'Close',

  // A line of the text that lies in the export. files/ and tables/stored_files.json are names in it.
  'export.note':
    'files/ has your photo, receipts and what you attached to messages. tables/stored_files.json says what each is.',

  'storage.title': 'Storage',
  // {used}, {limit}: sizes such as “12 MB”.
  'storage.used': '{used} of {limit} used',
  'storage.text': 'Your photo and receipts. Maps on this device and your document vault don’t count.',
})
