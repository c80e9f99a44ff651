import { sourceOf } from '@firmament/record/sources/sources';
import type { Text } from '../platform/http/app-error.ts';
import { FAILURES, type Failure } from './connector.ts';

const FALLBACK: Text = { en: 'The source', de: 'Die Quelle' };

const labelOf = (sourceId: number): Text => sourceOf(sourceId)?.subject ?? FALLBACK;

const NOTHING_CHANGED: Text = { en: 'Nothing was changed.', de: 'Es wurde nichts geändert.' };

type Sentence = (label: Text) => Text;

const failed =
  (en: string, de: string): Sentence =>
  (label) => ({ en: `${label.en} ${en} ${NOTHING_CHANGED.en}`, de: `${label.de} ${de} ${NOTHING_CHANGED.de}` });

const plain =
  (en: string, de: string): Sentence =>
  () => ({ en, de });

const FAILURE_SENTENCES: Record<Failure, Sentence> = {
  demo_data: plain(
    'This company comes from the demo data, which has no register to ask.',
    'Dieses Unternehmen stammt aus den Demodaten; dafür gibt es kein Register, das sich abfragen ließe.',
  ),
  own_file: plain(
    'This company comes from an imported file, which cannot be asked again.',
    'Dieses Unternehmen stammt aus einer importierten Datei, die sich nicht erneut abfragen lässt.',
  ),
  no_interface: plain(
    'The German register has no open interface, so we cannot ask it. What you see is as of the data set of OffeneRegister.',
    'Das deutsche Register hat keine offene Schnittstelle, deshalb können wir es nicht abfragen. Sie sehen den Stand des Datensatzes von OffeneRegister.',
  ),
  read_by_itself: (label) => ({
    en: `${label.en} is not asked about single companies. What it says is brought by the next reading of all of it.`,
    de: `${label.de} wird nicht zu einzelnen Unternehmen befragt. Neues bringt der nächste Gesamtabruf.`,
  }),
  no_access: (label) => ({
    en: `${label.en} cannot be asked here: the access to it is not set up.`,
    de: `${label.de} kann hier nicht abgefragt werden: Der Zugang ist nicht eingerichtet.`,
  }),
  switched_off: plain(
    'Asking the registers is switched off on this server.',
    'Die Abfrage der Register ist auf diesem Server abgeschaltet.',
  ),
  no_answer: (label) => ({
    en: `${label.en} did not answer. Nothing was changed; please try again later.`,
    de: `${label.de} hat nicht geantwortet. Es wurde nichts geändert; bitte versuchen Sie es später erneut.`,
  }),
  late: (label) => ({
    en: `${label.en} takes its time to answer. If it still does, this page shows it when you open it again.`,
    de: `${label.de} braucht lange für die Antwort. Kommt sie noch, sehen Sie sie, wenn Sie diese Seite wieder öffnen.`,
  }),
  refused: failed('refused to answer.', 'hat die Antwort verweigert.'),
  limit_reached: (label) => ({
    en: `${label.en} answers only so many questions in a time, and that many were asked. Please try again in a few minutes.`,
    de: `${label.de} beantwortet nur eine begrenzte Zahl von Fragen, und die ist erreicht. Bitte versuchen Sie es in einigen Minuten erneut.`,
  }),
  led_astray: failed(
    'sent us to another place, where we do not go.',
    'hat uns an eine andere Stelle verwiesen, der wir nicht folgen.',
  ),
  unreadable: failed(
    'gave an answer that we could not use.',
    'hat eine Antwort gegeben, die wir nicht verwenden konnten.',
  ),
  another_company: failed('answered about another company.', 'hat Daten eines anderen Unternehmens geliefert.'),
  not_there: failed('does not know this company.', 'kennt dieses Unternehmen nicht.'),
  no_number: (label) => ({
    en: `${label.en} cannot be asked: the number under which it knows this company is missing.`,
    de: `${label.de} kann nicht abgefragt werden: Die Nummer, unter der das Unternehmen dort geführt wird, fehlt.`,
  }),
  no_website: plain(
    'We know no website of this company whose domain could be looked up.',
    'Wir kennen keine Website dieses Unternehmens, deren Domain sich nachschlagen ließe.',
  ),
};

export const failureText = (failure: Failure, sourceId: number): Text => FAILURE_SENTENCES[failure](labelOf(sourceId));

const DEFECT: Text = {
  en: 'The answer could not be processed because of a defect on this side.',
  de: 'Die Antwort konnte wegen eines Fehlers auf unserer Seite nicht verarbeitet werden.',
};

/** Why a run brought nothing, for operators. */
export const runFailureText = (outcome: string, reason: string | null, sourceId: number): Text => {
  if (reason !== null && Object.hasOwn(FAILURES, reason)) return failureText(reason as Failure, sourceId);
  return outcome === 'abandoned' ? failureText('no_answer', sourceId) : DEFECT;
};

export const successText = (sourceId: number, changedCount: number): Text => {
  const label = labelOf(sourceId);
  if (changedCount === 0) {
    return {
      en: `${label.en} has nothing new: everything is up to date.`,
      de: `${label.de} hat nichts Neues: Alle Angaben sind aktuell.`,
    };
  }
  return {
    en: `${label.en} has answered: ${changedCount === 1 ? 'one entry was' : `${changedCount} entries were`} updated.`,
    de: `${label.de} hat geantwortet: ${changedCount === 1 ? 'Eine Angabe wurde' : `${changedCount} Angaben wurden`} aktualisiert.`,
  };
};

export const WRONG_SOURCE: Text = {
  en: 'A company is refreshed from its own source or from its website (6).',
  de: 'Ein Unternehmen wird aus seiner eigenen Quelle oder über seine Website (6) aktualisiert.',
};

export const FOREIGN_LINK: Text = {
  en: 'This is not the address under which the source shows this company.',
  de: 'Das ist nicht die Adresse, unter der die Quelle dieses Unternehmen zeigt.',
};
