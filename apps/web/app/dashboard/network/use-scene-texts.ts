import type { Language } from '@firmament/api-contract/language';
import { useMemo } from 'react';
import { formatCount, formatShare } from '../../lib/format/format.ts';
import { translateIn } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import type { Group, Line } from './picture/picture.ts';
import type { SceneTexts } from './picture/scene.ts';

const OFFICES = ['partner', 'management'] as const;

const sceneTexts = (language: Language): SceneTexts => {
  const t = translateIn(language, 'network');
  return {
    line: ({ look, relations, from }: Line): string => {
      const going = relations.filter((relation) => relation.from === from && relation.is_in_force);
      const told = going.length > 0 ? going : relations;
      const percent = told.find(({ share }) => share !== null)?.share ?? null;
      // A limited partner is a partner who holds a share; that says enough.
      const office = OFFICES.find((kind) =>
        told.some(({ kinds }) => kinds.includes(kind) && (kind !== 'partner' || !kinds.includes('shareholder'))),
      );
      if (look === 'same') return '?';
      if (percent === null) return office === 'partner' ? t('short.partner') : '';
      return [office && t(`short.${office}`), formatShare(percent, language)].filter(Boolean).join(' · ');
    },
    group: ({ kind, count }: Group): string =>
      t(kind === 'company' ? 'drawing.groupCompanies' : 'drawing.groupPeople', {
        count,
        shown: formatCount(count, language),
      }),
  };
};

/** The few words that a drawing has beside names. */
export const useSceneTexts = (): SceneTexts => {
  const language = useLanguage();
  return useMemo(() => sceneTexts(language), [language]);
};
