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
      text: 'Murtal Netzbau is on your watchlist. A way leads there from Aichfeld, but only over what is likely; choose that step to see why. With “Certain only” among the filters it is gone.',
      next: 'How was it before?',
    },
    before: {
      text: 'On 1 February 2026, a day before he came, the former board was still in office. Any day can be brought back like this.',
      next: 'Keep an eye on it',
    },
    watch: {
      text: 'Press “Watch”. The register is asked at once, and what it has to say is on your watchlist within seconds.',
      next: 'What was not checked?',
    },
    dossier: {
      text: 'The dossier is for your files. Its first page also says what was not checked. Would you deliver?',
      next: 'Finish',
    },
  },
  seconds: {
    watch: {
      link: 'Open the watchlist',
      text: 'There it is: what the register entered today. From now on you are among the first to know.',
    },
    dossier: {
      link: 'Compare one we know little of',
      text: 'Chiemgau Dachstrom is known from a copy of 2018 alone, and the page says so. An extract of the register, uploaded here, brings such a company up to date.',
    },
  },
  further: {
    text: 'And now yours:',
    search: 'look for a company you know,',
    signUp: 'or create a free account that stays.',
  },
  entry: {
    title: 'The demo is about to open',
    why: 'Your account is being made.',
    failed: 'The demo cannot be opened now',
    preparing: 'The demo is still being prepared. Please try again in a minute.',
    retry: 'Try again',
    shared: 'Use the shared demo account',
  },
};
