export const customersEn = {
  title: 'Customers · Firmament',
  description: 'Three pieces of work with Firmament, from the question to the answer, and what you can hold us to.',
  headline: 'What customers do with it',
  lead: 'Sales, purchasing, credit control: work that begins with a look at the register, and how far one gets with it.',
  cases: {
    title: 'Three cases, from question to answer',
    lead: 'Worked through with the fictional companies of our demo. Searches, wording and figures come from there.',
    used: 'Used:',
    sales: {
      trade: 'Sales',
      title: 'Whom to visit next week?',
      question:
        'A supplier of inverters in Graz wants to call on the photovoltaics companies within 80 kilometres, the largest first.',
      steps: {
        first: 'Search for the trade and the distance. 15 companies match, and searching costs nothing.',
        second: 'Sort by employees and open the four largest: each page shows who decides and how to reach them.',
        third: 'Keep the people as contacts and export the list for the tour.',
      },
      used: '4 requests, 1 export',
    },
    purchasing: {
      trade: 'Purchasing',
      title: 'Is this signature enough?',
      question:
        'A framework contract comes back signed by Thomas Brandstätter alone. Does that bind Murtal Solartechnik GmbH?',
      steps: {
        first: 'Open the company: one request, good for the whole month.',
        second:
          '“Who may sign” reads the wording of the register. He represents jointly: a second signature is missing.',
        third: 'Have Katharina Leitner or Miriam Hofer sign as well, and file the extract as PDF with its date.',
      },
      used: '1 request',
    },
    finance: {
      trade: 'Credit control',
      title: 'What has changed at this customer?',
      question: 'Chiemgau Dachstrom GmbH asks for longer terms of payment. What has happened there?',
      steps: {
        first: 'The timeline lists every entry: new directors, more capital, another name.',
        second:
          'A notice says that this copy of the register is from June 2018. So: get a current extract before deciding.',
        third: 'Watch the company. The next change we read arrives by email in the morning.',
      },
      used: '1 request',
    },
  },
  say: 'What customers say',
  placeholderNote:
    'We print no invented praise. These four texts are placeholders and marked as such; they keep the space for the words of real customers.',
  firstReview: 'Write to us about your work',
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
