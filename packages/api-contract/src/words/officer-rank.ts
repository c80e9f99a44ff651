/** Who acts for the company comes first, then who may sign for them, then who owns it, then who watches over them. */
const RANKS = [
  /geschäftsführ|vorstand|verwaltungsrat|inhaber|obfrau|obmann|präsident|direktor|haftende|liquidator|abwickler/i,
  /prokur|handlungsbevollmächtig|unterschrift/i,
  /gesellschafter|kommanditist|aktionär|stifter/i,
];

/** The place of a function among those of a company; the lower, the sooner it is shown. */
export const officerRank = (title: string): number => {
  const rank = RANKS.findIndex((pattern) => pattern.test(title));
  return rank === -1 ? RANKS.length : rank;
};
