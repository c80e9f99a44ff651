import { LOG } from '@firmament/api-contract/desk/log-action';
import { dayOf } from '@firmament/calendar/day';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { AskOnce } from '../parts/ask-once.tsx';
import { type Draft, toDraft, toOffer } from './draft.ts';
import { IndexFields } from './index-fields.tsx';
import { OperatorFields } from './operator-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import classes from './settings.module.css';
import { previewQuery, type Settings, settingsQuery, useSaveSettings } from './settings.queries.ts';
import type { SettingsForm } from './settings-field.tsx';
import { SettingsPreview } from './settings-preview.tsx';

/** Long enough not to ask at every key. */
const DEBOUNCE_MS = 300;

const NOTHING: Draft = {};

const isConflict = (error: Error | null): boolean => error instanceof ApiError && error.code === 'conflict';

/** Somebody else has saved since the form was opened. */
const Conflict = ({ onLoad }: { onLoad: () => void }) => {
  const { t } = useTranslation('deskSettings', { keyPrefix: 'conflict' });
  return (
    <div className={`${classes.conflict} stack justify-items-start gap-8 px-16 py-12`} role="alert">
      <b className="weight-600">{t('title')}</b>
      <p>{t('text')}</p>
      <Button size="xs" onClick={onLoad}>
        {t('load')}
      </Button>
    </div>
  );
};

/** The form and, beside it, what follows from what stands in it. */
export const SettingsEditor = ({ settings }: { settings: Settings }) => {
  const { t } = useTranslation('deskSettings');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const draftOf = ({ offer }: Pick<Settings, 'offer'>) => toDraft(offer, dayOf(new Date()), language);

  // What was saved when the form was filled: the form does not follow what others save meanwhile.
  const [base, setBase] = useState(() => ({
    version: settings.version,
    offer: settings.offer,
    draft: draftOf(settings),
  }));
  const [draft, setDraft] = useState(base.draft);
  const [typed, setTyped] = useState(NOTHING);
  const [isTried, setIsTried] = useState(false);
  const [asked, setAsked] = useState<string[]>();
  const save = useSaveSettings();

  const [checked] = useDebouncedValue(draft, DEBOUNCE_MS);
  const preview = useQuery({ ...previewQuery(toOffer(checked)), placeholderData: keepPreviousData });
  const isChecking = checked !== draft || preview.isFetching;
  const problems = preview.data?.problems ?? [];
  // A valid offer stays in sight while the next one is typed.
  const lastValid = useRef(base.offer);
  if (preview.data?.offer) lastValid.current = preview.data.offer;

  const form: SettingsForm = {
    draft,
    typed,
    // Fields that nobody has touched yet are not complained about before one saves.
    problems: Object.fromEntries(
      problems
        .filter(({ field }) => isTried || draft[field] !== base.draft[field])
        .map(({ field, text }) => [field, text]),
    ),
    set: (path, value) => {
      setDraft((last) => ({ ...last, [path]: value }));
      setAsked(undefined);
    },
  };

  const fill = (next: typeof base) => {
    setBase(next);
    setDraft(next.draft);
    setIsTried(false);
    setAsked(undefined);
    save.reset();
  };

  const ask = async () => {
    setIsTried(true);
    const found = await queryClient.fetchQuery(previewQuery(toOffer(draft))).catch(() => undefined);
    const wrong = found?.problems[0];
    if (wrong !== undefined) place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wrong.field)}"]`)?.focus();
    else if (found !== undefined && found.changed_fields.length > 0) setAsked(found.changed_fields);
  };

  const loadTheirs = async () => {
    const theirs = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 });
    // What others set and nobody typed over here is no conflict.
    setTyped(Object.fromEntries(Object.entries(draft).filter(([path, value]) => value !== base.draft[path])));
    fill({ version: theirs.version, offer: theirs.offer, draft: draftOf(theirs) });
  };

  const send = () =>
    save.mutate(
      { offer: toOffer(draft), version: base.version },
      {
        onSuccess: ({ version }) => {
          setTyped(NOTHING);
          fill({ version, offer: lastValid.current, draft: draftOf({ offer: lastValid.current }) });
        },
        onError: (error) => isConflict(error) && setAsked(undefined),
      },
    );

  const changed = Object.keys(draft).filter((path) => draft[path] !== base.draft[path]).length;
  const state = () => {
    if (preview.error !== null) return preview.error.message;
    if (isChecking) return t('bar.checking');
    if (problems.length > 0) return t('bar.wrong', { count: problems.length });
    return changed === 0 || preview.data?.changed_fields.length === 0
      ? t('bar.none')
      : t('bar.changed', { count: changed });
  };

  return (
    <div className={classes.columns}>
      <div className="stack min-w-0 gap-12" ref={place}>
        {isConflict(save.error) && <Conflict onLoad={loadTheirs} />}
        <OperatorFields form={form} />
        <PlanFields form={form} />
        <IndexFields form={form} />
        <div className={`${classes.bar} stack gap-12 px-16 py-10`}>
          {asked !== undefined && (
            <AskOnce
              question={t('ask.question')}
              consequence={t('ask.consequence')}
              confirmLabel={t('ask.confirm')}
              action={LOG.settingsChanged(base.version + 1, asked.join(', '))}
              isBusy={save.isPending}
              error={save.error}
              onConfirm={send}
              onCancel={() => setAsked(undefined)}
            />
          )}
          {asked === undefined && (
            <div className="row wrap items-center gap-8">
              <p className="ink2 mr-auto" role="status">
                {state()}
              </p>
              <Button size="xs" variant="default" disabled={changed === 0} onClick={() => fill(base)}>
                {t('bar.reset')}
              </Button>
              <Button size="xs" disabled={changed === 0 || isConflict(save.error)} onClick={ask}>
                {t('bar.save')}
              </Button>
            </div>
          )}
        </div>
      </div>
      <SettingsPreview
        offer={lastValid.current}
        runningContracts={settings.running_contracts}
        isOld={isChecking || problems.length > 0}
      />
    </div>
  );
};
