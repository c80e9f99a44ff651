export const accessibilityEn = {
  title: 'Accessibility · Firmament',
  description: 'How accessible this site is, what is missing and how to tell us.',
  headline: 'Accessibility',
  lead: 'Everybody should be able to use Firmament. This statement says how far we are, and how to tell us what gets in your way.',
  status: {
    title: 'How far we are',
    text: 'The site aims at the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, and at the European standard EN 301 549. Automatic tests find no violation on the public pages. Nobody from outside has examined the site yet, so we do not claim more than that.',
  },
  done: {
    title: 'What we do for it',
    keyboard:
      'The site is made to be used with the keyboard alone; the first stop is a link to the content, and what has the focus is marked.',
    words: 'Messages and errors are said in words, beside what they are about, and announced to screen readers.',
    colours:
      'Colours are chosen for a contrast of text of at least 4.5 to 1, in light and dark. Beside a colour stands a word or a shape.',
    pictures: 'Beside maps and charts the same facts stand as text or as a table.',
    motion: 'Who asks the system for less motion gets none.',
    noScript: 'The public pages can be read without JavaScript.',
  },
  limits: {
    title: 'What is not there yet',
    pdf: 'Reports that companies filed as scanned PDF documents are not accessible; the figures beside them are.',
    legal: 'The legal pages are in German only, because only the German wording is binding.',
    assistive:
      'We have not yet tested with screen readers and other aids themselves, nor with text enlarged to 200 percent.',
    simple: 'There is no version in plain language yet.',
  },
  tests: {
    title: 'How we test',
    text: 'A program (axe) checks every public page in both languages, large in light and small in dark colours, and the main pages of the dashboard. The landing page is walked through with the keyboard. Programs find only a part of all barriers.',
  },
  tell: {
    title: 'Tell us',
    text: 'Something does not work for you? Write to {{email}} or use the contact form. We answer within two weeks.',
    body: 'If our answer does not help, you can turn to the complaints office of the Sozialministeriumservice in Austria or to the arbitration board under section 16 BGG in Germany.',
  },
} as const;
