import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { becoming, eventId } from './event-id.ts';

/** PostgreSQL stores no NUL and no lone halves of characters. */
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((one) => !one.includes('\0'));

it('is the same as the database makes it', async () => {
  const { pool } = await useTestDatabase();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      text,
      text,
      text,
      fc.integer({ min: 1, max: 9 }),
      async (company, subject, from, to, n) => {
        const { rows } = await pool.query(
          `select event_id($1, 'renamed', $2, concat($3::text, chr(30), $4::text), $5) as id`,
          [company, subject, from, to, n],
        );
        expect(eventId(company, 'renamed', subject, becoming(from, to), n)).toBe(rows[0].id);
      },
    ),
    { numRuns: 200, examples: [[1, 'İstanbul', 'ΑΣ', 'ß', 1]] },
  );
});
