/** How calls name a company; apart from the calls, so that a page with one of them does not load the others. */
import { z } from 'zod';

export const companyId = z.coerce.number().int().min(1).max(2_147_483_647);

export const asOfDay = z.iso
  .date()
  .optional()
  .meta({ description: 'Show what held on this day as we know it today, else what was last stated before it.' });
