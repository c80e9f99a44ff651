export const legalEn = {
  contents: 'Contents',
  notEntered: 'The operator of this site has not entered their details yet. Nothing is sold here.',
  germanOnly: 'This text is in German in both languages of the site, because only the German wording is binding.',
  terms: {
    title: 'Terms · Firmament',
    description: 'General terms of use: order, term, notice, payment, liability. In German.',
  },
  impressum: { title: 'Imprint · Firmament', description: 'Who is responsible for this site. In German.' },
  privacy: {
    title: 'Data protection and cookies · Firmament',
    description: 'Which data we process, why, for how long, and which rights you have. In German.',
  },
} as const;
