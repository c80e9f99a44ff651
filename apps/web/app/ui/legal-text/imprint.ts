import { OPERATOR_MARKS as operator } from '@firmament/api-contract/offer-texts';
import type { LegalDocument } from '@firmament/legal-texts/legal-text';

export const IMPRINT: LegalDocument = {
  title: 'Impressum',
  lead: 'Angaben nach § 5 ECG, § 14 UGB, § 24 und § 25 MedienG sowie § 63 GewO.',
  sections: [
    {
      id: 'betreiber',
      title: 'Betreiber und Medieninhaber',
      blocks: [
        `${operator.name} (${operator.legalForm})`,
        `${operator.street}, ${operator.postcode} ${operator.city}, ${operator.country}`,
        `Geschäftsführung: ${operator.managers}`,
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [`Telefon: ${operator.phone}`, `E-Mail: ${operator.email}`],
    },
    {
      id: 'register',
      title: 'Firmenbuch und Steuer',
      blocks: [
        `Firmenbuchnummer: ${operator.registerNumber}`,
        `Firmenbuchgericht: ${operator.registerCourt}`,
        `UID-Nummer: ${operator.vatId}`,
      ],
    },
    {
      id: 'gewerbe',
      title: 'Gewerbe und Kammer',
      blocks: [
        `Gewerbe und Behörde: ${operator.trade}`,
        `Kammer: ${operator.chamber}`,
        'Anwendbare Vorschrift: Gewerbeordnung (ris.bka.gv.at)',
      ],
    },
    {
      id: 'offenlegung',
      title: 'Offenlegung nach § 25 Mediengesetz',
      blocks: [
        `Gesellschafter: ${operator.shareholders}`,
        'Unternehmensgegenstand: Bereitstellung von Unternehmensdaten sowie Leistungen der E-Mail-Sicherheit und des Hostings.',
        'Grundlegende Richtung: Information über die eigenen Leistungen und über öffentlich eingetragene Tatsachen zu Unternehmen.',
      ],
    },
    {
      id: 'quellen',
      title: 'Quellen und Lizenzen',
      blocks: [
        'Die Landkarte beruht auf Natural Earth (gemeinfrei), die Orte auf GeoNames (CC BY 4.0). Unternehmensdaten stammen aus den Registern, die bei jedem Wert genannt sind.',
        'Google und das Google-Logo sind Marken der Google LLC; sie bezeichnen hier nur die Anmeldung mit Google.',
      ],
    },
    {
      id: 'streitbeilegung',
      title: 'Streitbeilegung',
      blocks: [
        'Beschwerden richten Sie bitte zuerst an uns; wir antworten innerhalb von zehn Werktagen. Zur Teilnahme an einem Verfahren vor einer Schlichtungsstelle sind wir nicht verpflichtet, prüfen sie aber im Einzelfall.',
      ],
    },
  ],
};
