/** Who keeps the register, by name: courts in Austria and Germany, a cantonal office in Switzerland. */
import { parseGermanRegister } from '@firmament/identifiers/german-register';
import { remembering } from '@firmament/memory/remembering';
import { lookup } from '../reading/lookup.ts';

/** The sixteen courts that keep the Firmenbuch, by the number that its files begin with. */
const FIRMENBUCH_COURTS = lookup<string>({
  '007': 'Handelsgericht Wien',
  '119': 'Landesgericht Korneuburg',
  '129': 'Landesgericht Krems an der Donau',
  '199': 'Landesgericht St. Pölten',
  '239': 'Landesgericht Wiener Neustadt',
  '309': 'Landesgericht Eisenstadt',
  '458': 'Landesgericht Linz',
  '469': 'Landesgericht Ried im Innkreis',
  '499': 'Landesgericht Steyr',
  '519': 'Landesgericht Wels',
  '569': 'Landesgericht Salzburg',
  '609': 'Landesgericht Leoben',
  '638': 'Landesgericht für Zivilrechtssachen Graz',
  '729': 'Landesgericht Klagenfurt',
  '818': 'Landesgericht Innsbruck',
  '929': 'Landesgericht Feldkirch',
});

export const firmenbuchCourt = (code: string | undefined): string | undefined => FIRMENBUCH_COURTS.find(code);

/** Courts that the bulk file calls by their town and district, or in a spelling of its own. */
const GERMAN_COURTS = lookup<string>({
  'Berlin (Charlottenburg)': 'Charlottenburg',
  'Frankfurt/Oder': 'Frankfurt (Oder)',
  'Ludwigshafen a.Rhein (Ludwigshafen)': 'Ludwigshafen am Rhein',
  'Oldenburg (Oldenburg)': 'Oldenburg',
  'Weiden i. d. OPf.': 'Weiden i.d. OPf.',
});

/** "Freiburg" → "Amtsgericht Freiburg". A code is no name: its court stays unknown. */
export const germanCourt = remembering((court: string): string | undefined =>
  /^[A-Z]\d/.test(court)
    ? undefined
    : `Amtsgericht ${GERMAN_COURTS.find(court) ?? court.replace(/^(?:Amtsgericht|AG)\s+/, '')}`,
);

/** The court in a stored register number such as "Kiel HRB 395 KI". */
export const courtOfGermanNumber = (registerNumber: string | undefined): string | undefined => {
  const court = registerNumber === undefined ? undefined : parseGermanRegister(registerNumber)?.court;
  return court === undefined ? undefined : germanCourt(court);
};

/** By the canton's German name. */
export const swissRegisterOffice = (canton: string | undefined): string | undefined =>
  canton === undefined ? undefined : `Handelsregisteramt des Kantons ${canton}`;
