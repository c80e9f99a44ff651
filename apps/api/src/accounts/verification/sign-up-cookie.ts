import { VERIFICATION_LIFETIME_MS } from '../sign-up.ts';
import { strictCookie } from '../strict-cookie.ts';

/** Shows that a verification link was opened in the browser that signed up. */
export const signUpCookie = strictCookie('firmament_sign_up', VERIFICATION_LIFETIME_MS);
