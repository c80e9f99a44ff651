import { inBoth } from '../../lib/i18n/translation.ts';
import { recentEn } from './messages.en.ts';

export const recentTexts = inBoth(recentEn, {
  title: 'Zuletzt angesehen',
  lead: 'Die Unternehmen und Personen, die Sie zuletzt geöffnet haben, neueste zuerst, höchstens 50.',
  loading: 'Wird geladen …',
  kind: { company: 'Unternehmen', employee: 'Person' },
  unknown: 'Unbekannt',
  clear: 'Verlauf löschen',
  cleared: 'Verlauf gelöscht.',
  undo: 'Rückgängig',
  empty: {
    title: 'Noch nichts angesehen',
    text: 'Unternehmen und Personen, die Sie öffnen, stehen hier, damit Sie sie wiederfinden.',
    companies: 'Unternehmen suchen',
  },
  failed: 'Erneut versuchen',
  groups: { today: 'Heute', yesterday: 'Gestern', week: 'Letzte 7 Tage', earlier: 'Früher' },
});
