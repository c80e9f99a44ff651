/** The sign-in that all visitors of the demo share. */
export const DEMO_SIGN_IN = { email: 'demo@firmament.example', password: 'firmament-demo' };
