export const lightsEn = {
  label: 'Map of Austria, Germany and Switzerland, one point of light per place',
  cities: {
    hamburg: 'Hamburg',
    berlin: 'Berlin',
    leipzig: 'Leipzig',
    hanover: 'Hanover',
    cologne: 'Cologne',
    frankfurt: 'Frankfurt',
    stuttgart: 'Stuttgart',
    munich: 'Munich',
    innsbruck: 'Innsbruck',
    linz: 'Linz',
    vienna: 'Vienna',
    graz: 'Graz',
    geneva: 'Geneva',
    zurich: 'Zurich',
  },
} as const;
