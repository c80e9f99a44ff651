import {
  createExport,
  type ExportColumns,
  type ExportFormat,
  type ExportSubject,
  getExports,
  previewExport,
} from '@firmament/api-contract/calls/exports';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi, fetchFile } from '../../lib/api/api-client.ts';
import { fileNameIn, saveFile } from '../../lib/browser/save-file.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useReadMemberAgain } from '../../lib/member/member.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

export type Preview = EndpointOutput<typeof previewExport>;

/** Asked anew whenever the dialog opens: the quota may have been used elsewhere. */
export const previewQuery = (subject: ExportSubject) =>
  queryOptions({
    queryKey: ['export-preview', subject],
    queryFn: ({ signal }) => callApi(previewExport, { body: subject }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const ledgerQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: ({ signal }) => callApi(getExports, {}, { signal }),
  staleTime: 0,
});

export type ExportChoice = { format: ExportFormat; columns?: ExportColumns; max_rows?: number };

/** One export at a time, which goes on when its dialog is closed. */
export const useExport = (subject: ExportSubject) => {
  const { t } = useTranslation('exports');
  const queryClient = useQueryClient();
  const readMemberAgain = useReadMemberAgain();
  const [bytes, setBytes] = useState(0);
  const stopper = useRef<AbortController>(undefined);

  const startOver = (): AbortController => {
    setBytes(0);
    stopper.current = new AbortController();
    return stopper.current;
  };

  const run = useMutation({
    mutationFn: async (choice: ExportChoice) => {
      const { signal } = startOver();
      // The dialog offers only formats that the subject has.
      const body = { ...subject, ...choice } as Parameters<typeof fetchFile<typeof createExport>>[1]['body'];
      const { headers, content } = await fetchFile(createExport, { body }, { signal, onProgress: setBytes });
      const name = fileNameIn(headers.get('content-disposition')) ?? `firmament.${choice.format}`;
      saveFile(content, name);
      return name;
    },
    onSuccess: (name) => showToast(t('done', { name })),
    onError: (error) =>
      stopper.current?.signal.aborted ? showToast(t('stopped')) : showToast(error.message, 'failed'),
    onSettled: () => {
      readMemberAgain();
      void queryClient.invalidateQueries({ queryKey: ledgerQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['export-preview'] });
    },
  });
  return { run, bytes, stop: () => stopper.current?.abort() };
};
