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
      'The site can be used with the keyboard alone; the first stop is a link to the content, and whatever has the focus is marked.',
    words: 'Messages and errors are put into words, next to what they are about, and announced to screen readers.',
    colours:
      'Text has a contrast of at least 4.5 to 1, in light and in dark. No colour stands alone: a word or a shape goes with it.',
    pictures: 'Next to maps and charts, the same facts are given as text or as a table.',
    motion: 'If your system asks for less motion, there is none.',
    noScript: 'The public pages can be read without JavaScript.',
  },
  limits: {
    title: 'What is not there yet',
    pdf: 'Reports that companies filed as scanned PDF documents are not accessible; the figures beside them are.',
    legal: 'The legal pages are in German only, because only the German wording is binding.',
    assistive:
      'We have not yet tested with screen readers and other assistive technology, nor with text enlarged to 200 percent.',
    simple: 'There is no version in plain language yet.',
  },
  tests: {
    title: 'How we test',
    text: 'A program (axe) checks every public page in both languages, on large screens in light and on small ones in dark colours, and the main pages of the dashboard. The landing page and the dashboard are walked through with the keyboard. Programs find only some of all barriers.',
  },
  tell: {
    title: 'Tell us',
    write: 'Something does not work for you? Write to',
    or: 'or use the',
    formOnly: 'Something does not work for you? Tell us through the',
    form: 'contact form',
    answer: '. We answer within two weeks.',
    body: 'If our answer does not help, you can turn to the complaints office of the Sozialministeriumservice in Austria or to the arbitration board under section\u00a016\u00a0BGG in Germany.',
  },
} as const;
