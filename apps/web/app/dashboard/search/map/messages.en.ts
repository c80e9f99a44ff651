export const searchMapEn = {
  label: 'Map of the results',
  cluster_one: '{{count}} company here, zoom in',
  cluster_other: '{{count}} companies here, zoom in',
  shown: 'shown in the list',
  selected: 'selected',
  notActive: 'not active',
  unplaced_one: '{{count}} result has no place on the map.',
  unplaced_other: '{{count}} results have no place on the map.',
} as const;
