import { isLeading, isLiquidating } from '@firmament/representation/office-of-title';

/** Who acts for a company by office, to its very end; everybody else holds Prokura, a share or a seat that watches. */
export const functionKind = (title: string): 'lead' | 'other' =>
  isLeading(title) || isLiquidating(title) ? 'lead' : 'other';
