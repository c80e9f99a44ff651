import { OPERATOR_MARKS as operator } from '@firmament/api-contract/offer-texts';
import type { LegalDocument } from '@firmament/legal-texts/legal-text';
import { SITE_CONFIG } from '../../lib/pages/site-config.ts';

const { legalTextsDate } = SITE_CONFIG;

/** Describes what the software does: change both together. */
export const DATA_PROTECTION: LegalDocument = {
  title: 'Datenschutz und Cookies',
  lead: `Gültig ab ${legalTextsDate}. Diese Seite sagt, welche personenbezogenen Daten wir verarbeiten, wozu, wie lange und welche Rechte Sie haben.`,
  sections: [
    {
      id: 'verantwortlich',
      title: '1. Wer verantwortlich ist',
      blocks: [
        `${operator.name}, ${operator.street}, ${operator.postcode} ${operator.city}, ${operator.country}. In allen Fragen des Datenschutzes erreichen Sie uns unter ${operator.privacyEmail}.`,
        `Die Daten liegen bei ${operator.hosting} innerhalb der Europäischen Union. Mit allen, die für uns Daten verarbeiten, bestehen Verträge nach Art. 28 DSGVO. In Länder außerhalb der EU und des EWR geben wir keine Daten weiter.`,
      ],
    },
    {
      id: 'besuch',
      title: '2. Wenn Sie diese Website besuchen',
      blocks: [
        'Beim Aufruf einer Seite verarbeitet unser Server Ihre IP-Adresse, die Uhrzeit, die aufgerufene Adresse und Angaben Ihres Browsers, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). Um Missbrauch zu begrenzen, zählen wir Anfragen je Adresse; gespeichert wird dafür nur eine Prüfsumme der Adresse, höchstens eine Stunde lang.',
        'Diese Website lädt von sich aus nichts von fremden Servern: keine Schriften, keine Karten, keine Zählpixel, keine Werbung. Es findet keine Auswertung Ihres Verhaltens statt.',
      ],
    },
    {
      id: 'cookies',
      title: '3. Cookies und Speicher im Browser',
      blocks: [
        'Wir verwenden nur, was für den Betrieb nötig ist oder was Sie selbst gewählt haben:',
        [
          'website-cookies: Ihre Entscheidung im Cookie-Hinweis, 150 Tage.',
          '__Host-firmament_session: hält Sie nach der Anmeldung angemeldet, 30 Tage ab der letzten Nutzung, längstens 180 Tage. Nicht von Skripten lesbar.',
          '__Host-firmament_sign_in: nur bei der Anmeldung in zwei Schritten, fünf Minuten lang zwischen dem ersten und dem zweiten. Nicht von Skripten lesbar.',
          '__Host-firmament_device: nach einer Anmeldung, 180 Tage lang. Daran erkennt Ihr Konto diesen Browser wieder, damit Anmeldeversuche Fremder Sie nicht aussperren. Nicht von Skripten lesbar.',
          '__Host-firmament_sign_up: nach einer Registrierung, 24 Stunden lang, damit Sie beim Bestätigen der E-Mail-Adresse in diesem Browser Ihr Passwort nicht noch einmal eingeben müssen. Nicht von Skripten lesbar.',
          'firmament_wrote: nach einer Änderung fünf Sekunden lang, damit Sie sie gleich sehen. Nur wo wir mehrere Datenbankserver betreiben.',
          'isLoggedIn (lokaler Speicher): merkt sich, ob die Schaltfläche zum Dashboard gezeigt wird, bis zur Abmeldung.',
          'lang (Sitzungsspeicher): Ihre Sprache, bis Sie den Tab schließen.',
          'color-scheme (lokaler Speicher): helle oder dunkle Darstellung, bis Sie sie ändern.',
        ],
        '„Alle annehmen“ und „Ablehnen“ sind gleichwertig. Zurzeit setzt Firmament auch nach „Alle annehmen“ keine weiteren Cookies. Ihre Entscheidung können Sie jederzeit in der Fußzeile unter „Cookie-Einstellungen“ ändern.',
        'Erst wenn Sie auf „Weiter mit Google“ klicken, wird ein Skript von Google geladen und Ihre IP-Adresse an Google übermittelt (Art. 6 Abs. 1 lit. a DSGVO).',
      ],
    },
    {
      id: 'konto',
      title: '4. Wenn Sie ein Konto haben',
      blocks: [
        'Für Ihr Konto verarbeiten wir Name, E-Mail-Adresse, Passwort (nur als Prüfwert), auf Wunsch den Schlüssel der Anmeldung in zwei Schritten, die Browser, in denen Sie sich angemeldet haben, Sprache, Tarif, Abrufe, Exporte, Kontakte, Listen und Anfragen an den Support, um den Vertrag zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO). Die IP-Adresse der Registrierung bewahren wir 90 Tage auf, um Missbrauch aufzuklären.',
        'Welche Unternehmen und Personen Sie öffnen und was Sie exportieren, halten wir zwölf Monate fest, um Missbrauch aufzuklären und Betroffenen Auskunft zu geben (Art. 6 Abs. 1 lit. f DSGVO), auch wenn Sie Ihre Liste leeren oder das Konto löschen; dann ohne Ihren Namen.',
        'Was unsere Verwaltung mit Ihrem Konto tut, etwa wer es wann geöffnet oder gesperrt hat, halten wir drei Jahre fest, um es belegen zu können (Art. 6 Abs. 1 lit. f DSGVO). Ihre Suchen, Notizen und Kontakte sieht sie nicht.',
        'Im Konto können Sie alles, was wir über Sie gespeichert haben, als Datei herunterladen und das Konto löschen. Rechnungen bewahren wir sieben Jahre auf, weil das Gesetz es verlangt (§ 132 BAO).',
      ],
    },
    {
      id: 'kontakt',
      title: '5. Kontaktformular, Support und Live-Chat',
      blocks: [
        'Name, E-Mail-Adresse, Telefonnummer (freiwillig) und Nachricht verwenden wir, um Ihnen zu antworten (Art. 6 Abs. 1 lit. b und f DSGVO), und löschen sie drei Jahre nach der letzten Nachricht. Wird ein Live-Chat angeboten, so werden dessen Daten spätestens 2 Stunden nach der letzten Nachricht gelöscht.',
      ],
    },
    {
      id: 'newsletter',
      title: '6. Newsletter',
      blocks: [
        'Den Newsletter erhält nur, wer seine E-Mail-Adresse über einen Link bestätigt hat (Art. 6 Abs. 1 lit. a DSGVO). Wir halten fest, wann und zu welchem Wortlaut Sie zugestimmt haben. Unbestätigte Adressen löschen wir nach sieben Tagen. Jede Ausgabe enthält einen Link, mit dem Sie sich mit einem Klick abmelden; dann löschen wir die Adresse sofort.',
      ],
    },
    {
      id: 'register-personen',
      title: '7. Wenn Sie in unseren Daten vorkommen',
      blocks: [
        'Wir verarbeiten Angaben zu Personen, die in Unternehmen tätig sind: Name, Funktion, Vertretungsbefugnis, Unternehmen, beruflicher Werdegang, Ausbildung, geschäftliche Kontaktdaten, Geburtsjahr, soweit veröffentlicht. Grundlage ist unser berechtigtes Interesse und das unserer Kunden an verlässlichen Auskünften im Geschäftsverkehr (Art. 6 Abs. 1 lit. f DSGVO). Quelle und Tag der Erhebung sind bei jedem Eintrag vermerkt.',
        'Quellen sind das österreichische Firmenbuch und das Gewerbeinformationssystem GISA, das deutsche Handelsregister, das Schweizer Handelsregister (Zefix), das LEI-Register (GLEIF) und Angaben, die Personen beruflich selbst veröffentlicht haben. Empfänger sind unsere Kunden.',
        'Sie können jederzeit ohne Konto Auskunft verlangen, Angaben berichtigen oder löschen lassen und der Verarbeitung widersprechen: auf der Seite „Auskunft zu Ihren Daten“. Bestätigen Sie einen Widerspruch aus dem Postfach, das in Ihrem Eintrag steht, ist der Eintrag sofort verborgen und wird nach 30 Tagen endgültig gelöscht; über alles andere entscheiden wir innerhalb eines Monats. Damit er nicht durch einen neuen Import zurückkehrt, bewahren wir einen verschlüsselten Prüfwert auf, aus dem sich Ihr Name nicht ablesen lässt. Was öffentliche Register über die Vertretung, Gründung und Beteiligungen eines Unternehmens sagen, bleibt auf dessen Seite (Art. 17 Abs. 3 lit. b DSGVO); auch dem können Sie widersprechen. Notizen, die unsere Kunden selbst geschrieben haben, bleiben bei ihnen, ohne Ihre Daten.',
        'Personenseiten sind nur für angemeldete Kunden sichtbar und werden von Suchmaschinen nicht erfasst.',
      ],
    },
    {
      id: 'rechte',
      title: '8. Ihre Rechte',
      blocks: [
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch. Eine Einwilligung können Sie jederzeit widerrufen; was vorher geschah, bleibt rechtmäßig. Wir antworten unverzüglich, spätestens innerhalb eines Monats.',
        'Meinen Sie, dass wir Ihre Rechte verletzen, können Sie sich bei der Österreichischen Datenschutzbehörde (Barichgasse 40–42, 1030 Wien, dsb.gv.at) oder bei der Behörde Ihres Wohnsitzes beschweren, in der Schweiz beim Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB).',
        'Eine automatisierte Entscheidung im Einzelfall nach Art. 22 DSGVO findet nicht statt. Die Punkte der Lead-Liste zeigen Gemeinsamkeiten an und sind kein Urteil über eine Person.',
      ],
    },
  ],
};
