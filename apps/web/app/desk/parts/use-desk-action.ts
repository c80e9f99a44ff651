import type { LogEntry } from '@firmament/api-contract/desk/log-action';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { useLogSentence } from './use-log-sentence.ts';

/** Every query of the desk begins with it: after an action all of them are read again. */
export const DESK = 'desk';

/**
 * Does something that is written down, and shows what was. Failures are for the caller to show. `onDone` is called when
 * the desk was read again, even if the question is no longer on the screen by then.
 */
export const useDeskAction = <V, A extends { entry: LogEntry }>(
  call: (values: V) => Promise<A>,
  onDone?: () => void,
) => {
  const queryClient = useQueryClient();
  const { sentenceOf } = useLogSentence();
  /** The state of a mutation arrives a moment later, and a key may be pressed twice until then. */
  const isSent = useRef(false);
  const { mutate, ...mutation } = useMutation({
    mutationFn: call,
    onSuccess: ({ entry }) => showToast(sentenceOf(entry)),
    onSettled: async (_, error) => {
      isSent.current = false;
      // Also after a failure: somebody else may have been quicker.
      await queryClient.invalidateQueries({ queryKey: [DESK] });
      if (error === null) onDone?.();
    },
  });
  const mutateOnce: typeof mutate = (...given) => {
    if (isSent.current) return;
    isSent.current = true;
    mutate(...given);
  };
  return { ...mutation, mutate: mutateOnce };
};
