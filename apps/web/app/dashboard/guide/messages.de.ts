import type { Translation } from '../../lib/i18n/i18n.ts';
import type { guideEn } from './messages.en.ts';

export const guideDe: Translation<typeof guideEn> = {
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
      text: 'Die Murtal Netzbau beobachten Sie bereits. Von der Aichfeld führt ein Weg dorthin, aber nur über eine Vermutung; ein Klick auf diesen Schritt zeigt, warum. Mit „Nur sichere“ in der Auswahl ist er weg.',
      next: 'Wie war es vorher?',
    },
    before: {
      text: 'Am 1. Februar 2026, einen Tag bevor er kam, war noch die frühere Geschäftsführung im Amt. So lässt sich jeder Tag zurückholen.',
      next: 'Im Auge behalten',
    },
    watch: {
      text: 'Drücken Sie „Beobachten“. Das Register wird sofort gefragt, und was es Neues weiß, steht in Sekunden auf Ihrer Beobachtungsliste.',
      next: 'Was ist ungeprüft?',
    },
    dossier: {
      text: 'Das Dossier ist für Ihre Akten. Auf der ersten Seite steht auch, was nicht geprüft wurde. Würden Sie liefern?',
      next: 'Fertig',
    },
  },
  seconds: {
    watch: {
      link: 'Beobachtungsliste öffnen',
      text: 'Da ist es: was das Register heute eingetragen hat. Ab jetzt erfahren Sie so etwas als Erste.',
    },
    dossier: {
      link: 'Vergleich: wenn wir wenig wissen',
      text: 'Die Chiemgau Dachstrom kennen wir nur aus einer Kopie von 2018, und die Seite sagt es. Ein Registerauszug, den Sie hier hochladen, bringt so ein Unternehmen auf den neuesten Stand.',
    },
  },
  further: {
    text: 'Und jetzt Sie:',
    search: 'Suchen Sie ein Unternehmen, das Sie kennen,',
    signUp: 'oder legen Sie ein kostenloses Konto an, das bleibt.',
  },
  entry: {
    title: 'Die Demo öffnet sich gleich',
    why: 'Ihr Konto wird angelegt.',
    failed: 'Die Demo lässt sich gerade nicht öffnen',
    preparing: 'Die Demo wird noch vorbereitet. Bitte versuchen Sie es in einer Minute wieder.',
    retry: 'Erneut versuchen',
    shared: 'Gemeinsames Demo-Konto nutzen',
  },
};
