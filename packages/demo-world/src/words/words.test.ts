import { describe, expect, it } from 'vitest';
import { inGender, isLeading } from './roles.ts';
import { slug } from './slug.ts';
import { TRADES } from './trades.ts';

describe('slug', () => {
  it('writes names as web addresses do', () => {
    expect(slug('Müller & Söhne')).toBe('mueller-soehne');
    expect(slug('Snežana Petrović')).toBe('snezana-petrovic');
    expect(slug('Ayşe Yılmaz')).toBe('ayse-yilmaz');
    expect(slug("Rue de l'École 3")).toBe('rue-de-l-ecole-3');
    expect(slug('Groß')).toBe('gross');
  });
});

describe('roles', () => {
  it('are spelt for the gender', () => {
    expect(inGender('Bauleiter/in', 'female')).toBe('Bauleiterin');
    expect(inGender('Bauleiter/in', 'male')).toBe('Bauleiter');
    expect(inGender('Rechtsanwalt/-anwältin', 'female')).toBe('Rechtsanwältin');
    expect(inGender('Rechtsanwalt/-anwältin', 'male')).toBe('Rechtsanwalt');
    expect(inGender('Fachärztin/Facharzt', 'male')).toBe('Facharzt');
    expect(inGender('Lebensmitteltechnologe/-technologin', 'female')).toBe('Lebensmitteltechnologin');
    expect(inGender('Strategische/r Einkäufer/in', 'male')).toBe('Strategischer Einkäufer');
    expect(inGender('Strategische/r Einkäufer/in', 'female')).toBe('Strategische Einkäuferin');
    expect(inGender('Projektentwickler/in Wind und Solar', 'female')).toBe('Projektentwicklerin Wind und Solar');
  });

  it('show whether somebody leads', () => {
    expect(isLeading('Head of Sales')).toBe(true);
    expect(isLeading('Einkaufsleitung')).toBe(true);
    expect(isLeading('Controllerin')).toBe(false);
  });
});

describe('trades', () => {
  it('are around three hundred, all different, each with words for company names', () => {
    expect(TRADES.length).toBeGreaterThan(280);
    expect(new Set(TRADES.map(({ text }) => text)).size).toBe(TRADES.length);
    for (const trade of TRADES) {
      expect(trade.weight, trade.text).toBeGreaterThan(0);
      expect(trade.countries.length, trade.text).toBeGreaterThan(0);
      expect(
        trade.nameWords.every((word) => word.length > 1),
        trade.text,
      ).toBe(true);
    }
  });
});
