import { inBoth } from '../../../lib/i18n/translation.ts';
import { lightsEn } from './lights-messages.en.ts';

export const lightsTexts = inBoth(lightsEn, {
  label: 'Karte von Österreich, Deutschland und der Schweiz, ein Lichtpunkt je Ort',
  cities: {
    hamburg: 'Hamburg',
    berlin: 'Berlin',
    leipzig: 'Leipzig',
    hanover: 'Hannover',
    cologne: 'Köln',
    frankfurt: 'Frankfurt',
    stuttgart: 'Stuttgart',
    munich: 'München',
    innsbruck: 'Innsbruck',
    linz: 'Linz',
    vienna: 'Wien',
    graz: 'Graz',
    geneva: 'Genf',
    zurich: 'Zürich',
  },
});
