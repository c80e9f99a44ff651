export const guideEn = {
  label: 'Guide',
  title: 'Would you deliver?',
  step: 'Step {{step}} of {{total}}',
  leave: 'Leave the guide',
  back: 'Back',
  return: 'Back to this step',
  steps: {
    flags: {
      text: 'Aichfeld Energiespeicher orders from you and wants 60 days to pay. Before you say yes: this card tells what stands out, and where we know it from.',
      next: 'Who came last?',
    },
    director: {
      text: 'Robert Stollhuber has been managing director since February. Likely he is the one who ran Speicherwerk Fohnsdorf until 2023, which is in liquidation. Likely, not certain: the reasons are on this page.',
      next: 'Does that concern you?',
    },
    path: {
      text: 'Murtal Netzbau is on your watchlist because it buys from you. The two are connected, but only if a guess is right: the dotted line leads to its reasons.',
      next: 'How was it before?',
    },
    before: {
      text: 'This is 1 February 2026, a day before he came: Claudia Steinwender was still managing director. What is different today is marked. Any day can be brought back like this.',
      next: 'Keep an eye on it',
    },
    watch: {
      text: 'Press “Watch”. The register is asked at once, and whatever is new stands on your watchlist within seconds.',
      next: 'To the dossier',
    },
    dossier: {
      text: 'The dossier is for your files. Its first page says what stands out and what nobody checked. There is no score: prepayment, retention of title or 60 days is for you to decide.',
      next: 'Finish',
    },
  },
  seconds: {
    path: {
      link: 'With what is certain only',
      text: 'With certain relations alone there is no connection. What is only likely is never shown or counted as a fact, unless you ask for it.',
    },
    watch: {
      link: 'Open the watchlist',
      text: 'There it is: what the register entered today. Such things will stand here, and in a daily email if you like.',
    },
    dossier: {
      link: 'And if we know little?',
      text: 'Chiemgau Dachstrom is known from a copy of 2018 alone, and the page says so. An extract of the register, uploaded here, brings such a company up to date.',
    },
  },
  further: {
    text: 'Your turn:',
    search: 'look around,',
    signUp: 'or create a free account that stays.',
  },
  entry: {
    title: 'The demo is about to open',
    why: 'Your account is being made.',
    failed: 'The demo cannot be opened now',
    preparing: 'The demo is still being prepared. Please try again in a minute.',
    shared: 'Use the shared demo account',
  },
};
