import type { NetworkPoint } from '@firmament/api-contract/calls/network';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './workspace.module.css';

/** Without capitals and accents, as people type. */
const fold = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

type FindFieldProps = {
  points: readonly NetworkPoint[];
  /** Undefined: nothing is sought. */
  onFind(ids: ReadonlySet<string> | undefined): void;
  onTake(id: string): void;
};

/** Finds points by their names; Enter selects the first. */
export const FindField = ({ points, onFind, onTake }: FindFieldProps) => {
  const { t } = useTranslation('network');
  const [typed, setTyped] = useState('');
  const matching = (text: string) =>
    text.trim() === '' ? undefined : points.filter(({ name }) => fold(name).includes(fold(text.trim())));
  const found = matching(typed);
  const type = (text: string): void => {
    setTyped(text);
    const next = matching(text);
    onFind(next && new Set(next.map(({ id }) => id)));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [first] = found ?? [];
    if (first === undefined) return;
    type('');
    onTake(first.id);
  };
  return (
    <form className={classes.find} onSubmit={submit}>
      <TextInput
        size="xs"
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={typed}
        error={found?.length === 0 && t('findNone')}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </form>
  );
};
