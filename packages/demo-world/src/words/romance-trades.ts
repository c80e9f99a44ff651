/** Words for firm names in the French and Italian parts of Switzerland. */
import type { Random } from '../random.ts';
import type { SectorName } from '../sectors.ts';

const list = (words: string): readonly string[] => words.split(',');

const FRENCH: Partial<Record<SectorName, readonly string[]>> = {
  bau: list('Constructions,Génie civil,Bâtiment'),
  ausbau: list('Rénovations,Aménagements,Agencements'),
  elektro: list('Électricité,Énergies,Installations'),
  metall: list('Mécanique,Microtechnique,Usinage'),
  holz: list('Ateliers,Manufacture'),
  nahrung: list('Saveurs,Terroir,Alimentation'),
  handel: list('Commerce,Distribution,Import'),
  laden: list('Boutique,Magasins,Comptoir'),
  kfz: list('Garage,Automobiles'),
  transport: list('Transports,Logistique'),
  gast: list('Hôtel,Restaurant,Traiteur'),
  it: list('Informatique,Digital,Logiciels'),
  beratung: list('Conseil,Fiduciaire,Audit'),
  planung: list('Architectes,Ingénierie'),
  medien: list('Communication,Éditions'),
  immo: list('Immobilier,Régie'),
  holding: list('Holding,Participations'),
  finanz: list('Finance,Assurances'),
  gesund: list('Santé,Soins'),
  verein: list('Association,Société'),
};

const ITALIAN: Partial<Record<SectorName, readonly string[]>> = {
  bau: list('Costruzioni,Impresa generale'),
  ausbau: list('Ristrutturazioni,Finiture'),
  elektro: list('Impianti elettrici,Energia'),
  metall: list('Meccanica,Carpenteria metallica'),
  nahrung: list('Alimentari,Gastronomia'),
  handel: list('Commercio,Import-Export'),
  kfz: list('Garage,Automobili'),
  transport: list('Trasporti,Spedizioni'),
  gast: list('Albergo,Ristorante,Grotto'),
  it: list('Informatica,Digitale'),
  beratung: list('Consulenze,Fiduciaria'),
  planung: list('Architettura,Ingegneria'),
  immo: list('Immobiliare,Gestioni'),
  holding: list('Holding,Partecipazioni'),
  gesund: list('Cure,Salute'),
  verein: list('Associazione'),
};

const ANY = { fr: list('Services,Technique'), it: list('Servizi,Tecnica') } as const;

export const romanceNameWord = (random: Random, language: 'fr' | 'it', sector: SectorName): string =>
  random.pick((language === 'fr' ? FRENCH : ITALIAN)[sector] ?? ANY[language]);
