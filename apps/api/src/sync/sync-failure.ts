import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import type { Text } from '../platform/http/app-error.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { MEANING_OF, OutgoingError } from '../platform/outgoing-http.ts';

/** Why a run was not clean. `{{detail}}` is what the failure itself says, in English. */
const SENTENCES = {
  no_answer: {
    en: 'The source did not answer, or not to the end ({{detail}}).',
    de: 'Die Quelle hat nicht oder nicht vollständig geantwortet ({{detail}}).',
  },
  led_astray: {
    en: 'The source sent us to an address that is not one of its own ({{detail}}).',
    de: 'Die Quelle hat uns an eine Adresse verwiesen, die nicht zu ihr gehört ({{detail}}).',
  },
  slow_down: {
    en: 'The source asked us to come back later ({{detail}}).',
    de: 'Die Quelle hat uns gebeten, später wiederzukommen ({{detail}}).',
  },
  faulty: {
    en: 'The source reported a fault of its own ({{detail}}).',
    de: 'Die Quelle hat einen eigenen Fehler gemeldet ({{detail}}).',
  },
  key: {
    en: 'The source no longer accepts our access ({{detail}}). Check the key or password.',
    de: 'Die Quelle lehnt unseren Zugang ab ({{detail}}). Bitte prüfen Sie Schlüssel oder Passwort.',
  },
  unreadable: {
    en: 'What the source sent does not have the form we know; nothing was changed ({{detail}}).',
    de: 'Was die Quelle geliefert hat, hat nicht die bekannte Form; es wurde nichts geändert ({{detail}}).',
  },
  own_machine: {
    en: 'It failed on our side: {{detail}}.',
    de: 'Es ist auf unserer Seite gescheitert: {{detail}}.',
  },
  defect: {
    en: 'A defect in this program ended the run; the log has the details.',
    de: 'Ein Fehler in diesem Programm hat den Lauf beendet; Näheres steht im Log.',
  },
} as const satisfies Record<string, Text>;

export type SyncFailureKind = keyof typeof SENTENCES;

export class SyncFailure extends Error {
  override readonly name = 'SyncFailure';
  /** Before that the source does not want to be asked again. */
  readonly retryAt: Date | undefined;

  constructor(
    readonly kind: SyncFailureKind,
    /** In English; no addresses with keys in them. */
    readonly detail: string,
    { retryAt, ...options }: ErrorOptions & { retryAt?: Date | undefined } = {},
  ) {
    super(`${kind}: ${detail}`, options);
    this.retryAt = retryAt;
  }
}

/** Every error as a failure; undefined if it is a defect of ours. */
export const failureOf = (error: unknown): SyncFailure | undefined => {
  if (error instanceof SyncFailure) return error;
  if (error instanceof OutgoingError) {
    return new SyncFailure(MEANING_OF[error.failure], error.message, { cause: error });
  }
  if (error instanceof SourceFormatError) return new SyncFailure('unreadable', error.message, { cause: error });
  if (error instanceof OperatorError) return new SyncFailure('own_machine', error.message, { cause: error });
  return undefined;
};

const isKnown = (kind: string): kind is SyncFailureKind => Object.hasOwn(SENTENCES, kind);

export const failureSentence = (kind: string, detail: string | null): Text => {
  const sentence = SENTENCES[isKnown(kind) ? kind : 'defect'];
  const fill = (text: string) => text.replace('{{detail}}', () => (detail ?? '').replace(/\.$/, ''));
  return { en: fill(sentence.en), de: fill(sentence.de) };
};
