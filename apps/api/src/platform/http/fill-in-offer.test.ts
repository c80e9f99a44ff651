import { NO_OFFER } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { describe, expect, it } from 'vitest';
import { fillInOffer } from './fill-in.ts';

const named = (name: string) => {
  const { operator } = SAMPLE_OFFER;
  return { ...SAMPLE_OFFER, operator: operator && { ...operator, name } };
};

describe('a built page', () => {
  it('gets the texts of the offer, safe as text and as an attribute', () => {
    const page = '<a title="⟦operator.name⟧">⟦operator.name⟧: ⟦price.1.gross⟧</a>';
    const name = 'A&B "<i>\'$&';
    const escaped = 'A&amp;B &quot;&lt;i&gt;&#x27;$&amp;';
    expect(fillInOffer(page, named(name), 'en')).toBe(`<a title="${escaped}">${escaped}: EUR\u00a0300</a>`);
  });

  it('gets them in its own language', () => {
    const page = '⟦plan.1.requests⟧, ⟦price.3.gross⟧';
    expect(fillInOffer(page, NO_OFFER, 'en')).toBe('10,000, On request');
    expect(fillInOffer(page, NO_OFFER, 'de')).toBe('10.000, Auf Anfrage');
  });

  it('gets the offer as data that cannot end its script', () => {
    const page = '<script type="application/json">⟦offer⟧</script>';
    const filled = fillInOffer(page, named("</script><b>$'"), 'en');
    expect(filled.match(/<\/script>/g)).toHaveLength(1);
    const data = JSON.parse(/>(.*)<\/script>/.exec(filled)?.[1] ?? '');
    expect(data.operator.name).toBe("</script><b>$'");
    expect(data.operator).not.toHaveProperty('bank');
  });

  it('keeps the parts that apply and leaves a seam where one does not', () => {
    const page =
      'a<offer-case data-when="selling">b</offer-case>c<offer-case data-when="notSelling">d</offer-case>e' +
      '<offer-case data-when="plan.1.monthly">f</offer-case><offer-case data-when="plan.1.free">g</offer-case>';
    const monthly = '<offer-case data-when="plan.1.monthly">f</offer-case><!-- -->';
    expect(fillInOffer(page, SAMPLE_OFFER, 'en')).toBe(
      `a<offer-case data-when="selling">b</offer-case>c<!-- -->e${monthly}`,
    );
    expect(fillInOffer(page, NO_OFFER, 'en')).toBe(
      `a<!-- -->c<offer-case data-when="notSelling">d</offer-case>e${monthly}`,
    );
  });
});
