import { inBoth } from '../../lib/i18n/translation.ts';
import { dashboardEn } from './messages.en.ts';

export const dashboardTexts = inBoth(dashboardEn, {
  navigation: 'Dashboard',
  pages: {
    companies: 'Unternehmen',
    employees: 'Personen',
    network: 'Netzwerk',
    leadlist: 'Lead-Liste',
    contacts: 'Kontakte',
    watchlist: 'Beobachtungsliste',
    recent: 'Zuletzt angesehen',
    account: 'Konto',
    billing: 'Abrechnung',
    logout: 'Abmelden',
    support: 'Support',
  },
  desk: 'Verwaltung',
  guide: 'Führung: Würden Sie liefern?',
  groups: {
    work: 'Meine Arbeit',
    settings: 'Einstellungen',
  },
  requests: 'Abrufe',
  requestsUsed: '{{used}} von {{quota}} verbraucht',
  renews: 'Erneuert sich am {{day}}',
  blocked: 'Ihr Zugang ist gesperrt, weil eine Rechnung nicht bezahlt ist.',
  blockedByUs: 'Wir haben Ihren Zugang gesperrt: {{reason}}',
  toBilling: 'So öffnen Sie ihn wieder',
  block: { title: 'Ihr Zugang ist gesperrt', toBilling: 'Zur Abrechnung' },
  secondFactorLost:
    'Nach einem Ausfall ließ sich der Schlüssel Ihrer Authenticator-App nicht wiederherstellen; sie ist deshalb ausgeschaltet.',
  setUpApp: 'Neu einrichten',
  countries: {
    title: 'Daten nach Land',
    remark: 'alle Unternehmensdatensätze',
    Austria: 'Österreich',
    Switzerland: 'Schweiz',
    Germany: 'Deutschland',
  },
});
