import type { NetworkOwnership } from '@firmament/api-contract/calls/network';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { pagePath } from '../page-path.ts';
import classes from './ownership-part.module.css';
import { useShareText } from './shares.ts';

export const HOLDING = 'point-line items-baseline px-16 py-6 unbroken';
export const SHARE = 'stack justify-items-end weight-600 numeric';

export type Points = ReadonlyMap<string, NetworkOwnership['points'][number]>;

export const Name = ({ id, points }: { id: string; points: Points }) => {
  const path = pagePath(id);
  const name = points.get(id)?.name ?? '';
  return path === undefined ? (
    <>{name}</>
  ) : (
    <Link className="plain-link" to={path}>
      {name}
    </Link>
  );
};

type ShowAllProps = { count: number; onClick: () => void };

export const ShowAll = ({ count, onClick }: ShowAllProps) => {
  const { t } = useTranslation('member');
  return (
    <button type="button" className={`${classes.more} bare-button weight-500 primary-text py-4`} onClick={onClick}>
      {t('showAll', { count })}
    </button>
  );
};

/** Who is on top, companies and people apart, or that it is not told because somebody above is not shown. */
export const Tops = ({ data, points }: { data: NetworkOwnership; points: Points }) => {
  const { t } = useTranslation('networkNear', { keyPrefix: 'control' });
  const isOld = (id: string) => data.owners.some((owner) => owner.id === id && owner.state === 'unconfirmed');
  const isPerson = (id: string) => points.get(id)?.kind === 'person';
  const groups = [
    { key: 'parents', ids: data.ultimate_parents.filter((id) => !isPerson(id)) },
    { key: 'people', ids: data.ultimate_parents.filter(isPerson) },
  ] as const;
  const above = data.hidden_owners.filter(({ at }) => at !== data.company);
  return (
    <>
      {groups.map(
        ({ key, ids }) =>
          ids.length > 0 && (
            <p key={key} className="stack px-16 pt-8 pb-4">
              <span className="text-12 ink3">{t(key, { count: ids.length })}</span>
              {ids.map((id) => (
                <b className="weight-600 anywhere" key={id}>
                  <Name id={id} points={points} />
                  {isOld(id) && ` (${t('byOld')})`}
                </b>
              ))}
            </p>
          ),
      )}
      {above.length > 0 && (
        <p className="ink3 px-16 py-4">
          {[
            ...(data.ultimate_parents.length === 0 ? [t('noParent')] : []),
            ...above.flatMap(({ at, objected, unidentified }) => {
              const name = points.get(at)?.name ?? '';
              return [
                objected > 0 && t('objectedAbove', { count: objected, name }),
                unidentified > 0 && t('unidentifiedAbove', { count: unidentified, name }),
              ];
            }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </>
  );
};

/** What nobody known holds, and why it is not known. */
export const Rest = ({ data }: { data: NetworkOwnership }) => {
  const { t } = useTranslation('networkNear', { keyPrefix: 'control' });
  const shareText = useShareText();
  const hidden = data.hidden_owners.find(({ at }) => at === data.company);
  const reasons = [
    hidden !== undefined && hidden.objected > 0 && t('objected', { count: hidden.objected }),
    hidden !== undefined && hidden.unidentified > 0 && t('unidentified', { count: hidden.unidentified }),
    data.left_out.likely > 0 && t('unknownLikely'),
  ].filter(Boolean);
  if (data.unknown.max === 0) return null;
  return (
    <ul>
      <li className={HOLDING}>
        <i className={classes.hatched} aria-hidden />
        <div className="stack justify-items-start">
          <span className="weight-500 anywhere">{t('unknown')}</span>
          <span className="text-12 ink3">{reasons.length === 0 ? t('unknownWhy') : reasons.join(' ')}</span>
        </div>
        <span className={SHARE}>{shareText(data.unknown)}</span>
      </li>
    </ul>
  );
};
