export const customersEn = {
  title: 'Customers · Firmament',
  description: 'What customers say about Firmament and how they rate it.',
  headline: 'What customers say',
  lead: 'Research, sales, purchasing, finance: four lines of work that begin with a look at the register.',
  placeholderNote: 'These four reviews are placeholders. They keep the space for the words of real customers.',
  placeholder: 'Placeholder',
  reviews: {
    research: {
      text: 'I used to keep four registers open in four windows. Now I type one sentence and the list is there, with the number of hits before I have paid for anything.',
      name: 'A. Beispiel',
      role: 'Market research, Vienna',
    },
    sales: {
      text: 'The lead list tells me whom my colleagues know from earlier jobs. The first call is no longer a cold one.',
      name: 'B. Muster',
      role: 'Sales, Munich',
    },
    purchasing: {
      text: 'Who may sign for a supplier, and whether alone: that used to be a phone call. Here it is, right beside the name.',
      name: 'C. Exempel',
      role: 'Purchasing, Zurich',
    },
    finance: {
      text: 'Five years of accounts in one table, with the report they come from. I check one figure and trust the others.',
      name: 'D. Platzhalter',
      role: 'Controlling, Graz',
    },
  },
  ratings: {
    title: 'How clients rate us',
    lead: 'Three questions on a scale of one to five. The scores are placeholders until customers have answered.',
    scale: 'out of 5',
    data: { title: 'Quality of the data', text: 'Complete, current and traced to its source' },
    handling: { title: 'Ease of use', text: 'From the first search to the finished list' },
    support: { title: 'Help and support', text: 'How fast and how well questions are answered' },
  },
  promises: {
    title: 'What you can hold us to',
    lead: 'Trust comes from rules that can be checked.',
    sources: {
      title: 'Facts with a source',
      text: 'Every value names the register it comes from and the day it was read. Where something is missing, we say why.',
    },
    people: {
      title: 'Fair to the people listed',
      text: 'Whoever appears in the data can ask about it, correct it or object, without an account. Whoever objects from the mailbox that the entry lists is hidden at once.',
    },
    costs: {
      title: 'No surprises in price',
      text: 'Searching is free. A company or person counts once a month, however often you open it, and your account shows every count.',
    },
  },
} as const;
