/** Come with the first finding: the landing page has no room for them. */
export const quickSearchEn = {
  matches_one: 'company matches “{{keyword}}”.',
  matches_other: 'companies match “{{keyword}}”.',
  invitation_one: 'Create a free account to see it.',
  invitation_other: 'Create a free account to see them.',
  opening_one: 'It is waiting in your dashboard.',
  opening_other: 'They are waiting in your dashboard.',
  open: 'See the list',
  none: 'No company matches “{{keyword}}”. Try fewer or other words.',
  noneButNearest: 'No company matches “{{keyword}}”.',
  didYouMean: 'Did you mean “{{word}}”?',
  germany: 'Germany',
  austria: 'Austria',
  switzerland: 'Switzerland',
  understood: 'Understood as “{{keyword}}” in {{place}}.',
  allWords: 'Search for all words instead',
} as const;
