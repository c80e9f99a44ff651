import { getNetworkFile, MAX_POINTS_LISTED } from '@firmament/api-contract/calls/network';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { fetchFile } from '../../lib/api/api-client.ts';
import { fileNameIn, saveFile } from '../../lib/browser/save-file.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';
import classes from './export-buttons.module.css';
import { surroundingsOf } from './network.queries.ts';
import type { NetworkState } from './network.url.ts';

/** As the server names them. */
const ENDINGS = { csv: 'csv', ftm: 'ftm.json' } as const;

type ExportButtonsProps = { state: NetworkState; drawing: RefObject<SVGSVGElement | null> };

/** The drawing as a picture, or all its relations as a file. */
export const ExportButtons = ({ state, drawing }: ExportButtonsProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'export' });
  const file = useMutation({
    mutationFn: async (format: 'csv' | 'ftm') => {
      const query = { ...surroundingsOf(state), limit: MAX_POINTS_LISTED, format };
      const { headers, content } = await fetchFile(getNetworkFile, { query });
      const name = fileNameIn(headers.get('content-disposition')) ?? `firmament-network.${ENDINGS[format]}`;
      saveFile(content, name);
      return name;
    },
    onSuccess: (name) => showToast(t('done', { name })),
    onError: ({ message }) => showToast(message, 'failed'),
  });
  const picture = useMutation({
    mutationFn: async (format: 'png' | 'svg') => {
      const { savePng, saveSvg } = await import('./graph/save-picture.ts');
      if (drawing.current === null) return;
      const name = `firmament-network.${format}`;
      if (format === 'png') await savePng(drawing.current, name);
      else saveSvg(drawing.current, name);
    },
    onError: () => showToast(t('failed'), 'failed'),
  });
  return (
    <fieldset className={classes.formats} aria-label={t('label')}>
      <span aria-hidden="true">
        <IconDownload size={16} stroke={1.6} aria-hidden /> <span className="no-phone">{t('label')}</span>
      </span>
      {!state.isList &&
        (['png', 'svg'] as const).map((format) => (
          <button key={format} type="button" title={t(`${format}Title`)} onClick={() => picture.mutate(format)}>
            {t(format)}
          </button>
        ))}
      {(['csv', 'ftm'] as const).map((format) => (
        <button
          key={format}
          type="button"
          title={t(`${format}Title`)}
          disabled={file.isPending}
          onClick={() => file.mutate(format)}
        >
          {t(format)}
        </button>
      ))}
    </fieldset>
  );
};
