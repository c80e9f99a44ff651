export const signOutEn = {
  title: 'Logging out · Firmament',
  loggingOut: 'Logging out...',
  failed: 'You are still signed in, because we could not reach the server.',
} as const;
