import { inBoth } from '../../lib/i18n/translation.ts';
import { recentEn } from './messages.en.ts';

export const recentTexts = inBoth(recentEn, {
  title: 'Zuletzt angesehen',
  lead: 'Die Unternehmen und Personen, die Sie zuletzt geöffnet haben, neueste zuerst, höchstens 50.',
  kind: { company: 'Unternehmen', employee: 'Person' },
  clear: 'Verlauf löschen',
  cleared: 'Verlauf gelöscht.',
  empty: {
    title: 'Noch nichts angesehen',
    text: 'Unternehmen und Personen, die Sie öffnen, stehen hier, damit Sie sie wiederfinden.',
    companies: 'Unternehmen suchen',
  },
  groups: { today: 'Heute', yesterday: 'Gestern', week: 'Letzte 7 Tage', earlier: 'Früher' },
});
