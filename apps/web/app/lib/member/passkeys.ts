/** Browsers bind passkeys to the name of a site, so a bare IP address has none; and they want an encrypted connection. */
const IP_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this browser can use passkeys at this address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !IP_ADDRESS.test(location.hostname);

/** The library that talks to the device; loaded when it is needed. */
export const loadDevice = () => import('./passkey-device.ts');
