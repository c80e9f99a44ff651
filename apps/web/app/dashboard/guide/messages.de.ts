import { inBoth } from '../../lib/i18n/translation.ts';
import { guideEn } from './messages.en.ts';

export const guideTexts = inBoth(guideEn, {
  label: 'Führung',
  title: 'Würden Sie liefern?',
  step: 'Schritt {{step}} von {{total}}',
  leave: 'Führung beenden',
  back: 'Zurück',
  return: 'Zurück zu diesem Schritt',
  steps: {
    flags: {
      text: 'Die Aichfeld Energiespeicher bestellt bei Ihnen und will 60 Tage Zahlungsziel. Bevor Sie zusagen: Hier steht, was auffällt und woher wir es wissen.',
      next: 'Wer kam zuletzt?',
    },
    director: {
      text: 'Robert Stollhuber ist seit Februar Geschäftsführer. Vermutlich hat er bis 2023 das Speicherwerk Fohnsdorf geführt, das heute in Liquidation ist. Vermutlich, nicht sicher: Die Gründe stehen auf dieser Seite.',
      next: 'Betrifft Sie das?',
    },
    path: {
      text: 'Die Murtal Netzbau steht auf Ihrer Beobachtungsliste, weil sie bei Ihnen kauft. Beide hängen zusammen, aber nur, wenn eine Vermutung stimmt: Ein Klick auf die gepunktete Linie führt zu den Gründen.',
      next: 'Wie war es vorher?',
    },
    before: {
      text: 'So war es am 1. Februar 2026, einen Tag bevor er kam: Claudia Steinwender war noch Geschäftsführerin. Was heute anders ist, ist markiert. Jeder Tag lässt sich so zurückholen.',
      next: 'Im Auge behalten',
    },
    watch: {
      text: 'Drücken Sie „Beobachten“. Das Register wird sofort gefragt, und was es Neues weiß, steht in Sekunden auf Ihrer Beobachtungsliste.',
      next: 'Zum Dossier',
    },
    dossier: {
      text: 'Das Dossier ist für Ihre Akten. Seine erste Seite sagt, was auffällt und was niemand geprüft hat. Eine Note gibt es nicht: Vorkasse, Eigentumsvorbehalt oder 60 Tage, das entscheiden Sie.',
      next: 'Fertig',
    },
  },
  seconds: {
    path: {
      link: 'Nur mit Sicherem',
      text: 'Nur mit sicheren Beziehungen gibt es keine Verbindung. Was vermutet ist, wird nie als Tatsache gezeigt oder gezählt, es sei denn, Sie wollen es.',
    },
    watch: {
      link: 'Beobachtungsliste öffnen',
      text: 'Da ist es: was das Register heute eingetragen hat. So etwas steht künftig hier, und auf Wunsch in einer täglichen E-Mail.',
    },
    dossier: {
      link: 'Und wenn wir wenig wissen?',
      text: 'Die Chiemgau Dachstrom kennen wir nur aus einer Kopie von 2018, und die Seite sagt es. Ein Registerauszug, den Sie hier hochladen, bringt so ein Unternehmen auf den neuesten Stand.',
    },
  },
  further: {
    text: 'Und jetzt Sie:',
    search: 'Sehen Sie sich um,',
    signUp: 'oder legen Sie ein kostenloses Konto an, das bleibt.',
  },
  entry: {
    title: 'Die Demo öffnet sich gleich',
    why: 'Ihr Konto wird angelegt.',
    failed: 'Die Demo lässt sich gerade nicht öffnen',
    preparing: 'Die Demo wird noch vorbereitet. Bitte versuchen Sie es in einer Minute wieder.',
    shared: 'Gemeinsames Demo-Konto nutzen',
  },
});
