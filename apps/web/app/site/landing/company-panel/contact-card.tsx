import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SAMPLE_COMPANY } from '../../../ui/samples/sample-company.ts';
import { SampleHead } from '../../../ui/samples/sample-head.tsx';
import { SampleIcon } from '../../../ui/samples/sample-icon.tsx';
import classes from './contact-card.module.css';

export const ContactCard = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'company' });
  const { street, place, website, email, phone } = SAMPLE_COMPANY;
  return (
    <Panel>
      <SampleHead title={t('contact')} />
      <div className={classes.map} />
      <ul className={classes.lines}>
        <li className="row items-start gap-10 anywhere">
          <SampleIcon name="place" size={17} />
          <span>
            {street}
            <br />
            {place}
          </span>
        </li>
        <li className="row items-start gap-10 anywhere" data-link>
          <SampleIcon name="website" size={17} />
          {website}
        </li>
        <li className="row items-start gap-10 anywhere" data-link>
          <SampleIcon name="email" size={17} />
          {email}
        </li>
        <li className="row items-start gap-10 anywhere">
          <SampleIcon name="phone" size={17} />
          {phone}
        </li>
      </ul>
    </Panel>
  );
};
