/** The sign-in that all visitors of the demo share. */
export const DEMO_SIGN_IN = { email: 'demo@firmament.example', password: 'firmament-demo' };

/** The same for the desk. It needs no second factor: everybody may know its password, and all data is fictional. */
export const DEMO_DESK_SIGN_IN = { email: 'desk@firmament.example', password: 'firmament-desk' };
