import { changeUploadMode, getUploadMode } from '@firmament/api-contract/calls/desk/uploads';
import { UPLOAD_MODES, type UploadMode } from '@firmament/api-contract/calls/extract-uploads';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AskOnce } from '../parts/ask-once.tsx';
import { DESK, useDeskAction } from '../parts/use-desk-action.ts';

const uploadModeQuery = queryOptions({
  queryKey: [DESK, 'upload-mode'],
  queryFn: ({ signal }) => callApi(getUploadMode, {}, { signal }),
});

/** Whether members may upload register extracts, and who looks at them first. */
export const UploadModeCard = () => {
  const { t } = useTranslation('deskSettings', { keyPrefix: 'uploads' });
  const { data, error, refetch } = useQuery(uploadModeQuery);
  const [wanted, setWanted] = useState<UploadMode>();
  const change = useDeskAction(
    (mode: UploadMode) => callApi(changeUploadMode, { body: { mode } }),
    () => setWanted(undefined),
  );
  return (
    <div className="mt-12">
      <Card title={t('title')}>
        <div className="stack gap-12 card-body">
          <p className="ink3">{t('note')}</p>
          {error !== null && <Problem error={error} onRetry={() => refetch()} />}
          {data !== undefined && (
            <fieldset className="bare stack gap-10">
              <legend className="weight-600 mb-6">{t('legend')}</legend>
              {UPLOAD_MODES.map((mode) => (
                <label key={mode} className="pointer row items-baseline gap-8">
                  <input
                    type="radio"
                    name="upload-mode"
                    checked={(wanted ?? data.mode) === mode}
                    onChange={() => setWanted(mode === data.mode ? undefined : mode)}
                  />
                  <span>
                    {t(`modes.${mode}`)}
                    <small className="size-13 ink3 block">
                      {t(data.is_demo && mode === 'at_once' ? 'inDemo' : `why.${mode}`)}
                    </small>
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          {wanted !== undefined && (
            <AskOnce
              question={t('question')}
              consequence={t('consequence')}
              confirmLabel={t('confirm')}
              action={LOG.uploadModeChanged(wanted)}
              isBusy={change.isPending}
              error={change.error}
              onConfirm={() => change.mutate(wanted)}
              onCancel={() => setWanted(undefined)}
            />
          )}
        </div>
      </Card>
    </div>
  );
};
