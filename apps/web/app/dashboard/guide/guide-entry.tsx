import { Button } from '@mantine/core';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { DEMO_ANCHOR } from '../../lib/member/sign-in-options.ts';
import { GUIDE_PATH } from '../../lib/pages/dashboard-pages.ts';
import { NoticePage } from '../../ui/feedback/notice-page.tsx';
import { guideTexts } from './messages.de.ts';

addMessages('guide', guideTexts);

/** While the visitor's account is made. */
export const GuideOpening = () => {
  const { t } = useTranslation('guide', { keyPrefix: 'entry' });
  return (
    <main aria-busy="true">
      <title>{`${t('title')} · Firmament`}</title>
      <NoticePage heading={t('title')} why={t('why')} actions={null} />
    </main>
  );
};

/** Says why the guide does not begin, and what to do instead. */
export const GuideRefused = ({ why }: { why: string | undefined }) => {
  const { t } = useTranslation('guide', { keyPrefix: 'entry' });
  return (
    <main>
      <title>{`${t('failed')} · Firmament`}</title>
      <NoticePage
        heading={t('failed')}
        why={why ?? t('preparing')}
        actions={
          <>
            <Button component="a" href={GUIDE_PATH}>
              {t('ui:retry')}
            </Button>
            <Button component="a" href={`/login#${DEMO_ANCHOR}`} variant="default">
              {t('shared')}
            </Button>
          </>
        }
      />
    </main>
  );
};
