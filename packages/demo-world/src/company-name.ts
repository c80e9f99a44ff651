import type { CompanyPlan, NameParts } from './company-plan.ts';
import { endingIn } from './legal-forms.ts';
import { drawHuman, fullName, type Human, swissSpelling } from './persons.ts';
import { draw, PURPOSE, Random, weighted } from './random.ts';
import { drawAcronym, drawBrand, drawCompound, drawFusedBrand } from './words/brands.ts';
import { landscapesOf } from './words/landscapes.ts';
import { romanceNameWord } from './words/romance-trades.ts';
import { drawTailSurname } from './words/surnames.ts';

const drawLead = (seed: number, plan: CompanyPlan): Human => {
  // The general partner and its partnership are run by the same person.
  if (plan.partnership !== undefined) return leadPerson(seed, plan.partnership);
  const random = new Random(seed, PURPOSE.representatives, plan.index);
  const last = plan.head !== undefined && random.chance(0.4) ? leadPerson(seed, plan.head).last : undefined;
  // Founders are between 22 and 48 years old; the lead of an old firm came later.
  const bornBetween = [Math.max(1948, plan.foundedYear - 48), Math.max(1968, plan.foundedYear - 22)] as const;
  const { country } = plan;
  return drawHuman(random, { country, language: plan.town.language, bornBetween, last, femaleShare: 0.3 });
};

/** The owner or first signatory. A firm named after a family is named after this person's. */
export const leadPerson = (seed: number, plan: CompanyPlan): Human => {
  plan.lead ??= drawLead(seed, plan);
  return plan.lead;
};

/** Words that only stand before a legal form spelt with "Gesellschaft": "Huber Handels GmbH", never "Huber Handels e.U.". */
const JOINING = /^(?:Handels|Verwaltungs|Beteiligungs|Hotelbetriebs)$/;

const nameWord = (random: Random, plan: CompanyPlan): string => {
  const { language } = plan.town;
  if (language !== 'de') return romanceNameWord(random, language, plan.trade.sector);
  const word = random.pick(plan.trade.nameWords);
  const canJoin = plan.form.organ === 'managers' || plan.form.organ === 'generalPartner' || plan.form.organ === 'board';
  return !canJoin && JOINING.test(word) ? (plan.trade.nameWords.find((other) => !JOINING.test(other)) ?? word) : word;
};

/** Without the river or canton that tells two towns apart. */
const shortTownName = (plan: CompanyPlan): string => plan.town.name.replace(/ (?:am|an der|im|in|SG|UR|\().*$/, '');

type Draft = { stem: string; base: string; isFamily: boolean };

const family = (stem: string, base: string): Draft => ({ stem, base, isFamily: true });
const invented = (stem: string, base: string): Draft => ({ stem, base, isFamily: false });

const PATTERNS = weighted(
  [
    { weight: 26, name: 'familyTrade' },
    { weight: 20, name: 'brandTrade' },
    { weight: 12, name: 'compoundTrade' },
    { weight: 9, name: 'landscapeTrade' },
    { weight: 9, name: 'pair' },
    { weight: 6, name: 'person' },
    { weight: 5, name: 'acronym' },
    { weight: 9, name: 'fused' },
    { weight: 4, name: 'tradePlace' },
  ] as const,
  ({ weight }) => weight,
);

const draftCompany = (random: Random, plan: CompanyPlan, lead: Human): Draft => {
  const word = nameWord(random, plan);
  switch (draw(random, PATTERNS).name) {
    case 'familyTrade':
      return random.chance(0.75)
        ? family(`${lead.last} ${word}`, lead.last)
        : family(`${word} ${lead.last}`, lead.last);
    case 'brandTrade': {
      const brand = drawBrand(random);
      return invented(`${brand} ${word}`, brand);
    }
    case 'compoundTrade': {
      const compound = drawCompound(random);
      return invented(`${compound} ${word}`, compound);
    }
    case 'landscapeTrade': {
      const landscape = random.pick(landscapesOf(plan.country, plan.town.region));
      // Landscapes are few: without a second name every valley would have the same firm twice.
      return random.chance(0.5)
        ? family(`${landscape} ${word} ${lead.last}`, lead.last)
        : invented(`${landscape} ${word}`, landscape);
    }
    case 'pair': {
      const partner = drawTailSurname(random);
      const tail = random.pick([`& ${partner}`, `& ${partner}`, '& Söhne', '& Partner', `& ${partner} ${word}`]);
      return plan.town.language === 'de'
        ? family(`${lead.last} ${tail}`, lead.last)
        : family(`${lead.last} & ${plan.town.language === 'fr' ? 'Fils' : 'Figli'}`, lead.last);
    }
    case 'person':
      return family(random.chance(0.5) ? fullName(lead) : `${fullName(lead)} ${word}`, lead.last);
    case 'acronym': {
      const letters = drawAcronym(random);
      return invented(`${letters} ${word}`, letters);
    }
    case 'fused': {
      const brand = drawFusedBrand(random);
      return invented(random.chance(0.5) ? brand : `${brand} ${word}`, brand);
    }
    case 'tradePlace': {
      const compound = drawCompound(random);
      return invented(`${compound} ${word} ${shortTownName(plan)}`, compound);
    }
  }
};

const draftSoleTrader = (random: Random, plan: CompanyPlan, lead: Human): Draft => {
  if (plan.source === 'gisa' && random.chance(0.62)) return family(fullName(lead), lead.last);
  const word = nameWord(random, plan);
  const u = random.next();
  if (u < 0.45) return family(`${word} ${lead.last}`, lead.last);
  // Swiss law wants the owner's family name in the name of a sole proprietorship.
  if (u < 0.75 || plan.country === 'CH') return family(`${lead.last} ${word}`, lead.last);
  if (u < 0.88) return family(`${fullName(lead)} ${word}`, lead.last);
  const brand = drawBrand(random);
  return invented(`${brand} ${word}`, brand);
};

const draftFor = (seed: number, random: Random, plan: CompanyPlan, lead: Human): Draft => {
  if (plan.partnership !== undefined) {
    const { stem, family: name } = companyName(seed, plan.partnership);
    return { stem: `${stem} Verwaltungs`, base: stem, isFamily: name !== undefined };
  }
  if (plan.head !== undefined) {
    const head = companyName(seed, plan.head);
    const place = random.chance(0.35) ? ` ${shortTownName(plan)}` : '';
    return {
      stem: `${head.base} ${nameWord(random, plan)}${place}`,
      base: head.base,
      isFamily: head.family !== undefined,
    };
  }
  switch (plan.form.organ) {
    case 'owner':
      return draftSoleTrader(random, plan, lead);
    case 'association': {
      const compound = drawCompound(random);
      return invented(`${nameWord(random, plan)} ${compound}`, compound);
    }
    case 'foundation': {
      const base = random.chance(0.5) ? lead.last : drawCompound(random);
      return base === lead.last ? family(base, base) : invented(base, base);
    }
    default:
      if (plan.form.pool === 'profession') {
        const partner = drawTailSurname(random);
        return family(`${lead.last} ${partner} & Partner ${nameWord(random, plan)}`, lead.last);
      }
      return draftCompany(random, plan, lead);
  }
};

const LIQUIDATION = { AT: ' in Liqu.', DE: ' i. L.', CH: ' in Liquidation' } as const;
const LIQUIDATION_ROMANCE = { fr: ' en liquidation', it: ' in liquidazione' } as const;

export const liquidationMark = (plan: CompanyPlan): string => {
  if (plan.status !== 'in_liquidation' || plan.form.organ === 'owner') return '';
  const { language } = plan.town;
  return language === 'de' ? LIQUIDATION[plan.country] : LIQUIDATION_ROMANCE[language];
};

const write = (seed: number, plan: CompanyPlan): NameParts => {
  const random = new Random(seed, PURPOSE.companyName, plan.index);
  const lead = leadPerson(seed, plan);
  const draft = draftFor(seed, random, plan, lead);
  const stem = swissSpelling(plan.country, draft.stem);
  const endings = lead.gender === 'female' ? plan.form.endings : plan.form.maleEndings;
  const ending = endingIn(plan.town.language, random.pick(endings));
  const full = `${stem} ${ending}`.trim() + liquidationMark(plan);
  const base = swissSpelling(plan.country, draft.base);
  return { full, stem, base, family: draft.isFamily && base === lead.last ? base : undefined };
};

export const companyName = (seed: number, plan: CompanyPlan): NameParts => {
  plan.name ??= write(seed, plan);
  return plan.name;
};
