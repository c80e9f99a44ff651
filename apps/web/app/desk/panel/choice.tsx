import type { ReactNode } from 'react';

/** What an operator chooses from. */
export const Choices = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="bare stack gap-8">
    <legend className="text-12 weight-500 ink2 mb-6">{title}</legend>
    {children}
  </fieldset>
);

type ChoiceProps = {
  name: string;
  /** Whether others can be chosen beside it. */
  isOneOfMany?: boolean;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  label: string;
  /** One line each. */
  details?: readonly string[];
};

export const Choice = (props: ChoiceProps) => {
  const { name, isOneOfMany = false, isChosen, isDisabled = false, onChoose, label, details = [] } = props;
  return (
    <label className="ink anywhere row items-start gap-8">
      <input
        className="tick mt-2"
        type={isOneOfMany ? 'checkbox' : 'radio'}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span>
        <bdi>{label}</bdi>
        {details.map((detail) => (
          <small key={detail} className="text-12 ink3 block">
            {detail}
          </small>
        ))}
      </span>
    </label>
  );
};
