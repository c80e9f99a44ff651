export const secondStepEn = {
  heading: 'Second step',
  passkey: {
    lead: 'Please confirm with your passkey that it is you.',
    submit: 'Use passkey',
    declined: 'Your device gave no passkey. Please try again, or use another way.',
    other: 'Use a passkey',
  },
  app: {
    lead: 'Please enter the code that your authenticator app shows for Firmament.',
    label: 'Code',
    other: 'Use the authenticator app',
  },
  recovery: {
    lead: 'Please enter one of the recovery codes that you kept when you turned on two-step sign-in. Each is good once.',
    label: 'Recovery code',
    other: 'Use a recovery code',
  },
  submit: 'Sign in',
  submitting: 'Signing in…',
  back: 'Back',
} as const;
