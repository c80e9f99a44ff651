import { onTestFinished } from 'vitest';
import { type GleifImitation, startGleifImitation } from './gleif.ts';
import { companyRow, relationshipRow } from './gleif-files.ts';

/** For use inside a test: a small register with a first publication on 5 January 2026. */
export const useGleif = async (): Promise<GleifImitation> => {
  const gleif = await startGleifImitation();
  onTestFinished(gleif.close);
  for (const [index, country] of ['AT', 'DE', 'CH', 'AT', 'DE', 'FR', 'US'].entries()) {
    gleif.company(companyRow(index + 1, country));
  }
  gleif.relationship(relationshipRow(1, 2));
  gleif.relationship(relationshipRow(3, 6));
  gleif.relationship(relationshipRow(6, 7));
  gleif.publish('2026-01-05 08:00:00');
  return gleif;
};
