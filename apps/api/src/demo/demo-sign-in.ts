/** The member whom everybody may be in demo mode. */
export const DEMO_SIGN_IN = { email: 'demo@firmament.example', password: 'firmament-demo' };
