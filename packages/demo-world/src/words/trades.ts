import type { Country } from '../places/towns.ts';
import { draw, type Random, type Weighted, weighted } from '../random.ts';
import { SECTORS, type SectorName } from '../sectors.ts';
import { MAKING_TRADES } from './trades-making.ts';
import { SERVING_TRADES } from './trades-serving.ts';

/** A line of business: its wording in a register and the words firms of the trade put into their names. */
export type Trade = {
  sector: SectorName;
  text: string;
  nameWords: readonly string[];
  countries: readonly Country[];
  weight: number;
};

const COUNTRIES: readonly Country[] = ['AT', 'DE', 'CH'];

const isSector = (name: string): name is SectorName => name in SECTORS;

const parse = (line: string): Trade => {
  const [weight, sector = '', text = '', names = '', countries = ''] = line.split('|');
  if (!isSector(sector)) throw new RangeError(`Unknown sector in the list of trades: ${line}`);
  return {
    sector,
    text,
    nameWords: names.split(','),
    countries: countries === '' ? COUNTRIES : COUNTRIES.filter((country) => countries.includes(country)),
    weight: Number(weight),
  };
};

export const TRADES: readonly Trade[] = `${MAKING_TRADES.trim()}\n${SERVING_TRADES.trim()}`.split('\n').map(parse);

const tradesFor = (country: Country, isAllowed: (trade: Trade) => boolean): Weighted<Trade> =>
  weighted(
    TRADES.filter((trade) => trade.countries.includes(country) && isAllowed(trade)),
    (trade) => trade.weight,
  );

const perCountry = (isAllowed: (trade: Trade) => boolean): Record<Country, Weighted<Trade>> => ({
  AT: tradesFor('AT', isAllowed),
  DE: tradesFor('DE', isAllowed),
  CH: tradesFor('CH', isAllowed),
});

const SOLE_TRADER_SECTORS: ReadonlySet<SectorName> = new Set(
  'ausbau elektro nahrung handel laden kfz transport gast it beratung medien gesund dienst person agrar'
    .split(' ')
    .filter(isSector),
);

const UNLICENSED =
  /ärzt|Arzt|Apotheke|Recht|Steuer|Wirtschaftspr|Forst|Weinbau|Gemüse|Obstbau|Vieh|Fischzucht|Therapie|Physio|Labor|Kindergarten/;

/** Which trades suit which kind of firm. */
const TRADE_POOLS = {
  company: perCountry((trade) => trade.sector !== 'verein' && trade.sector !== 'person'),
  soleTrader: perCountry((trade) => SOLE_TRADER_SECTORS.has(trade.sector)),
  /** Trades that need a licence in Austria; the free professions and farming do not. */
  licensed: perCountry((trade) => SOLE_TRADER_SECTORS.has(trade.sector) && !UNLICENSED.test(trade.text)),
  association: perCountry((trade) => trade.sector === 'verein'),
  holding: perCountry((trade) => trade.sector === 'holding'),
  property: perCountry((trade) => trade.sector === 'immo'),
  profession: perCountry((trade) => trade.sector === 'beratung' || trade.sector === 'planung'),
  cooperative: perCountry((trade) => ['agrar', 'energie', 'immo', 'handel'].includes(trade.sector)),
} as const;

export type TradePool = keyof typeof TRADE_POOLS;

export const drawTrade = (random: Random, pool: TradePool, country: Country): Trade =>
  draw(random, TRADE_POOLS[pool][country]);

const bySector = new Map<string, Weighted<Trade>>();
for (const country of COUNTRIES) {
  for (const sector of Object.keys(SECTORS)) {
    bySector.set(
      country + sector,
      tradesFor(country, (trade) => trade.sector === sector),
    );
  }
}

export const drawTradeOfSector = (random: Random, sector: SectorName, country: Country): Trade => {
  const pool = bySector.get(country + sector);
  return pool === undefined ? drawTrade(random, 'company', country) : draw(random, pool);
};

export const tradeNamed = (text: string): Trade => {
  const trade = TRADES.find((candidate) => candidate.text === text);
  if (trade === undefined) throw new RangeError(`There is no trade "${text}".`);
  return trade;
};
