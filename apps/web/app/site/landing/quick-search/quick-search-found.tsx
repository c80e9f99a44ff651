import { Button } from '@mantine/core';
import { useFormat } from '../../../lib/format/format.ts';
import { addMessages, useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLoginHint } from '../../../lib/member/login-hint.ts';
import { SiteLink } from '../../../lib/pages/site-link.tsx';
import { quickSearchTexts } from './messages.de.ts';
import classes from './quick-search-found.module.css';
import type { FoundProps } from './quick-search-outcome.ts';
import '../../../ui/controls/page-button.css';

addMessages('quickSearch', quickSearchTexts);

const COUNTRY_NAMES = { Germany: 'germany', Austria: 'austria', Switzerland: 'switzerland' } as const;

const isKnownCountry = (name: string): name is keyof typeof COUNTRY_NAMES => Object.hasOwn(COUNTRY_NAMES, name);

/** Nothing matches: the nearest keyword that does, if there is one. */
const Nothing = ({ keyword, result: { did_you_mean: word }, onAgain }: FoundProps) => {
  const { t } = useTranslation('quickSearch');
  if (word === null) return <p className={`${classes.panel} px-20 py-16`}>{t('none', { keyword })}</p>;
  return (
    <p className={`${classes.panel} px-20 py-16`}>
      {t('noneButNearest', { keyword })}{' '}
      <button className={classes.again} type="button" onClick={() => onAgain(word)}>
        {t('didYouMean', { word })}
      </button>
    </p>
  );
};

/** What the search found, and the way to it. */
export const Found = (props: FoundProps) => {
  const { keyword, result, listPath, signUpPath, onAgain } = props;
  const { t } = useTranslation('quickSearch');
  const format = useFormat();
  const isMember = useLoginHint();
  const { total, countries, understood } = result;
  if (total === 0) return <Nothing {...props} />;
  return (
    <div className={classes.panel}>
      <div className={classes.sentence}>
        <p>
          <strong>
            <b>{format.count(total)}</b> {t('matches', { count: total, keyword })}
          </strong>
          {t(isMember ? 'opening' : 'invitation', { count: total })}
        </p>
        <Button component={SiteLink} to={isMember ? listPath : signUpPath} variant="default">
          {isMember ? t('open') : t('ui:createAccount')}
        </Button>
      </div>
      {understood !== null && (
        <p className={classes.understood}>
          {t('understood', understood)}{' '}
          <button className={classes.again} type="button" onClick={() => onAgain(`"${understood.words}"`)}>
            {t('allWords')}
          </button>
        </p>
      )}
      {countries.length > 0 && (
        <ul className={classes.countries}>
          {countries.map(({ address_country: country, cnt }) => (
            <li key={country}>
              <b>{format.count(cnt)}</b>
              {isKnownCountry(country) ? t(COUNTRY_NAMES[country]) : country}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
