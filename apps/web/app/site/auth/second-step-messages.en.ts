export const secondStepEn = {
  heading: 'Second step',
  app: {
    lead: 'Please enter the code that your authenticator app shows for Firmament.',
    label: 'Code',
    other: 'Use a recovery code',
  },
  recovery: {
    lead: 'Please enter one of the recovery codes that you kept when you turned on two-step sign-in. Each is good once.',
    label: 'Recovery code',
    other: 'Use the authenticator app',
  },
  missing: 'Please fill in this field.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  back: 'Back',
} as const;
