import { checkBirthDate } from '@firmament/api-contract/calls/register-people';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { today } from '../../../lib/format/age.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './side-cards.module.css';

const LOOKS = { yes: 'soft-positive', no: 'soft-danger', not_known: 'shaded' } as const;

/** Whether a full date of birth is the one in the register: a yes or no, never the date itself. */
export const BirthCheckCard = ({ employeeId }: { employeeId: string }) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'birth' });
  const [isMissing, setIsMissing] = useState(false);
  const check = useMutation({
    mutationFn: (date: string) => callApi(checkBirthDate, { body: { employee_id: employeeId, date } }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const date = String(new FormData(event.currentTarget).get('date') ?? '');
    setIsMissing(date === '');
    if (date !== '') check.mutate(date);
  };
  const { data, error, isPending } = check;
  const problem = isMissing ? t('missing') : error?.message;
  return (
    <Card title={t('title')}>
      <form className="stack gap-8 px-16 pt-2 pb-14 no-print" noValidate onSubmit={submit}>
        <p className="text-13 ink2">{t('why')}</p>
        <div className={`${classes.date} stack gap-8`}>
          <TextInput
            name="date"
            type="date"
            size="sm"
            label={t('date')}
            max={today()}
            autoComplete="off"
            error={problem}
            classNames={{ error: 'ink2' }}
            onChange={() => {
              setIsMissing(false);
              check.reset();
            }}
          />
          <Button type="submit" size="sm" variant="default" disabled={isPending}>
            {t(isPending ? 'checking' : 'check')}
          </Button>
        </div>
        <div role="status">
          {data !== undefined && !isMissing && (
            <p className={`${classes.answer} ${LOOKS[data.answer]} stack text-13 weight-500`}>
              {t(data.answer)}
              <small className="size-12 weight-400 ink2">{t('triesLeft', { count: data.tries_left })}</small>
            </p>
          )}
        </div>
      </form>
    </Card>
  );
};
