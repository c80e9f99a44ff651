import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/layout/section.tsx';
import classes from '../../ui/layout/three-points.module.css';

type ThreePointsProps = { points: readonly { name: string; title: string; text: string }[] };

/** Statements side by side, each under a hairline. */
const ThreePoints = ({ points }: ThreePointsProps) => (
  <ul className={classes.points}>
    {points.map(({ name, title, text }) => (
      <li key={name}>
        <h3 className="title-20">{title}</h3>
        <p className="ink2 mt-8">{text}</p>
      </li>
    ))}
  </ul>
);

const PROMISES = ['sources', 'people', 'costs'] as const;

export const Promises = () => {
  const { t } = useTranslation('customers', { keyPrefix: 'promises' });
  return (
    <Section title={t('title')} lead={t('lead')}>
      <ThreePoints points={PROMISES.map((name) => ({ name, title: t(`${name}.title`), text: t(`${name}.text`) }))} />
    </Section>
  );
};
