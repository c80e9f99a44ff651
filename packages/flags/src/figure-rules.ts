import type { FlagDrawing } from '@firmament/api-contract/calls/company-flags';
import { accountsEvidence, newestAccounts, unbroken, type Year, yearsOf } from './accounts.ts';
import { notCheckable } from './coverage.ts';
import type { Knowledge, Outcome, Rule, Text } from './rule.ts';
import { amountText, dayText, percentText } from './wording.ts';

type StatedYear = Year & { value: number };

/** How many years are drawn. */
const DRAWN = 5;

const drawn = (years: readonly StatedYear[]): FlagDrawing => ({
  kind: 'amounts',
  currency: years.at(-1)?.currency ?? 'EUR',
  values: years.slice(-DRAWN).map(({ periodEnd, value }) => ({ day: periodEnd, value })),
});

const evidenceOf = (years: readonly StatedYear[]) => [...years].reverse().map(accountsEvidence);

/** The newest years with their equity, or why there are none. */
const equity = (
  known: Knowledge,
): { years: StatedYear[]; newest: StatedYear; outcome?: undefined } | { outcome: Outcome } => {
  const { outcome } = newestAccounts(known);
  if (outcome) return { outcome };
  const years = unbroken(yearsOf(known, 'equity'));
  const newest = years.at(-1);
  if (newest) return { years, newest };
  return {
    outcome: notCheckable(
      'The newest accounts state no equity.',
      'Im letzten Abschluss ist kein Eigenkapital angegeben.',
    ),
  };
};

/** What the law requires. Negative equity is a figure in a balance sheet and does not prove insolvency. */
const LAWS: Readonly<Record<string, Text>> = {
  AT: {
    en: ' The notes must explain it (§ 225 UGB).',
    de: ' Der Anhang muss es erläutern (§ 225 UGB).',
  },
  DE: {
    en: ' The balance sheet shows it as a deficit (§ 268 HGB).',
    de: ' Die Bilanz weist es als Fehlbetrag aus (§ 268 HGB).',
  },
};

const equityOn = ({ periodEnd, value, currency }: StatedYear): Text => ({
  en: `Equity at ${dayText(periodEnd).en}: ${amountText(value, currency).en}.`,
  de: `Eigenkapital zum ${dayText(periodEnd).de}: ${amountText(value, currency).de}.`,
});

export const EQUITY_NEGATIVE: Rule = {
  name: 'equity_negative',
  kind: 'to_check',
  title: { en: 'Negative equity', de: 'Negatives Eigenkapital' },
  condition: {
    en: 'In the newest accounts, debts are higher than assets. Negative equity is not insolvency.',
    de: 'Im letzten Jahresabschluss übersteigen die Schulden das Vermögen. Negatives Eigenkapital ist keine Insolvenz.',
  },
  needs: { en: 'Annual accounts of the last three years', de: 'Einen Jahresabschluss der letzten drei Jahre' },
  check: (known) => {
    const read = equity(known);
    if (read.outcome) return read.outcome;
    const { years, newest } = read;
    if (newest.value >= 0) {
      const evidence = [accountsEvidence(newest)];
      return { state: 'does_not_apply', sentence: equityOn(newest), day: newest.periodEnd, evidence };
    }
    const count = years.length - 1 - years.findLastIndex(({ value }) => value >= 0);
    const law = LAWS[known.country ?? ''];
    return {
      state: 'applies',
      title:
        count === 1
          ? { en: 'Equity is negative', de: 'Eigenkapital negativ' }
          : { en: `Equity negative ${count} years in a row`, de: `Eigenkapital ${count} Jahre in Folge negativ` },
      sentence: {
        en: `${equityOn(newest).en} Negative equity is not insolvency.${law?.en ?? ''}`,
        de: `${equityOn(newest).de} Negatives Eigenkapital ist keine Insolvenz.${law?.de ?? ''}`,
      },
      day: newest.periodEnd,
      evidence: evidenceOf(years.slice(-count)),
      drawing: drawn(years),
    };
  },
};

export const EQUITY_HALVED: Rule = {
  name: 'equity_halved',
  kind: 'to_check',
  title: { en: 'Equity fell by more than half', de: 'Eigenkapital um mehr als die Hälfte gesunken' },
  condition: {
    en: 'In the newest accounts, equity is still positive, but less than half of the year before.',
    de: 'Im letzten Jahresabschluss ist das Eigenkapital noch positiv, aber weniger als halb so hoch wie im Jahr davor.',
  },
  needs: {
    en: 'Annual accounts of two years in a row, of the last three years',
    de: 'Jahresabschlüsse von zwei Jahren in Folge, aus den letzten drei Jahren',
  },
  check: (known) => {
    const read = equity(known);
    if (read.outcome) return read.outcome;
    const { years, newest } = read;
    const before = years.at(-2);
    if (newest.value < 0) {
      return {
        state: 'does_not_apply',
        day: newest.periodEnd,
        evidence: [accountsEvidence(newest)],
        sentence: {
          en: 'Equity is negative; another rule tells of that.',
          de: 'Das Eigenkapital ist negativ; das sagt eine andere Regel.',
        },
      };
    }
    if (!before) {
      return notCheckable('The accounts of the year before are missing.', 'Der Abschluss des Jahres davor fehlt.');
    }
    const [now, then] = [amountText(newest.value, newest.currency), amountText(before.value, before.currency)];
    const sentence: Text = {
      en: `From ${then.en} (${dayText(before.periodEnd).en}) to ${now.en} (${dayText(newest.periodEnd).en}).`,
      de: `Von ${then.de} (${dayText(before.periodEnd).de}) auf ${now.de} (${dayText(newest.periodEnd).de}).`,
    };
    if (newest.value * 2 >= before.value) {
      return { state: 'does_not_apply', sentence, day: newest.periodEnd, evidence: evidenceOf([before, newest]) };
    }
    const fall = percentText((1 - newest.value / before.value) * 100);
    return {
      state: 'applies',
      title: { en: `Equity fell by ${fall.en}`, de: `Eigenkapital um ${fall.de} gesunken` },
      sentence,
      day: newest.periodEnd,
      evidence: evidenceOf([before, newest]),
      drawing: drawn(years),
    };
  },
};

const LEAST_YEARS_OF_GROWTH = 3;

/** The newest years in which the figure grew each time, with the one from which it did. */
const grownYears = (years: readonly StatedYear[]): StatedYear[] => {
  const grown = years.slice(-1);
  for (const year of years.slice(0, -1).reverse()) {
    if (year.value >= (grown[0]?.value ?? 0)) break;
    grown.unshift(year);
  }
  return grown;
};

const growth = (first: StatedYear, last: StatedYear, count: number): Outcome => {
  const [from, to] = [amountText(first.value, first.currency), amountText(last.value, last.currency)];
  const [start, end] = [first.periodEnd.slice(0, 4), last.periodEnd.slice(0, 4)];
  const rate = first.value > 0 ? percentText(((last.value / first.value) ** (1 / count) - 1) * 100) : undefined;
  return {
    state: 'applies',
    title: { en: `Revenue has grown ${count} years in a row`, de: `Umsatz ${count} Jahre in Folge gewachsen` },
    sentence: {
      en: `From ${from.en} (${start}) to ${to.en} (${end})${rate ? `, ${rate.en} a year` : ''}.`,
      de: `Von ${from.de} (${start}) auf ${to.de} (${end})${rate ? `, ${rate.de} pro Jahr` : ''}.`,
    },
    day: last.periodEnd,
    evidence: evidenceOf([first, last]),
  };
};

export const REVENUE_GROWN: Rule = {
  name: 'revenue_grown',
  kind: 'good_to_know',
  title: { en: 'Revenue has grown for years', de: 'Umsatz seit Jahren gewachsen' },
  condition: {
    en: 'Revenue was higher than the year before in each of the last three or more accounts.',
    de: 'In den letzten drei oder mehr Jahresabschlüssen war der Umsatz jeweils höher als im Jahr davor.',
  },
  needs: {
    en: 'Four annual accounts in a row with their revenue; small companies need not publish it',
    de: 'Vier Jahresabschlüsse in Folge mit Umsatz; kleine Gesellschaften müssen ihn nicht veröffentlichen',
  },
  check: (known) => {
    const { outcome } = newestAccounts(known);
    if (outcome) return outcome;
    const years = unbroken(yearsOf(known, 'revenue'));
    const newest = years.at(-1);
    if (!newest) {
      return notCheckable(
        'The newest accounts state no revenue; small companies need not publish it.',
        'Im letzten Abschluss ist kein Umsatz angegeben; kleine Gesellschaften müssen ihn nicht veröffentlichen.',
      );
    }
    const grown = grownYears(years);
    const [first = newest] = grown;
    if (grown.length > LEAST_YEARS_OF_GROWTH) return growth(first, newest, grown.length - 1);
    const before = years.at(-grown.length - 1);
    if (!before) {
      return notCheckable(
        `Only ${years.length === 1 ? 'one year' : `${years.length} years`} in a row with revenue; four are needed.`,
        `Nur ${years.length === 1 ? 'ein Jahr' : `${years.length} Jahre in Folge`} mit Umsatz; nötig sind vier.`,
      );
    }
    const year = first.periodEnd.slice(0, 4);
    const [was, is] = [amountText(before.value, before.currency), amountText(first.value, first.currency)];
    return {
      state: 'does_not_apply',
      day: newest.periodEnd,
      evidence: [accountsEvidence(newest)],
      sentence: {
        en: `Revenue did not grow in ${year}: ${is.en} after ${was.en}.`,
        de: `${year} ist der Umsatz nicht gewachsen: ${is.de} nach ${was.de}.`,
      },
    };
  },
};
