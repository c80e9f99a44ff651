/** `__Host-` binds a cookie to https, to this host alone and to all its paths; browsers refuse any other. */
export const sessionCookieName = (isHttps: boolean): string =>
  isHttps ? '__Host-firmament_session' : 'firmament_session';
