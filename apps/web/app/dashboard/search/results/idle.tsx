import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { encodeSearch } from '../criteria/search.url.ts';
import type { FilterList, Indicators } from '../criteria/search-definition.ts';
import { searchText } from '../criteria/sentences.ts';
import classes from './idle.module.css';

type IdleProps = {
  definition: FilterList;
  title: string;
  text: string;
  examples: readonly Indicators[];
  onRun(indicators: Indicators): void;
};

/** Shown before the first search: what can be found here, and examples. */
export const Idle = ({ definition, title, text, examples, onRun }: IdleProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  return (
    <section className={`${classes.card} box`}>
      <svg className={classes.figure} viewBox="0 0 96 56" aria-hidden="true">
        <path d="M10 44 40 14l24 18 24-22" />
        <circle cx="10" cy="44" r="4" />
        <circle cx="40" cy="14" r="5" />
        <circle cx="64" cy="32" r="3.5" />
        <circle cx="88" cy="10" r="4.5" data-star />
      </svg>
      <h2 className={`${classes.title} text-16 weight-650 mb-6`}>{title}</h2>
      <p className={`${classes.text} ink2`}>{text}</p>
      <h3 className="text-12 weight-500 ink3 mt-24 mb-8">{t('examples')}</h3>
      <ul className="stack gap-6">
        {examples.map((indicators) => {
          const sentence = searchText(definition, indicators, { t, language });
          return (
            <li key={encodeSearch(indicators)}>
              <button
                className="weight-500 ink pointer row items-center justify-between gap-12"
                type="button"
                onClick={() => onRun(indicators)}
              >
                {sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)}
                <IconArrowRight className="ink3 flex-none" size={16} stroke={1.75} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
