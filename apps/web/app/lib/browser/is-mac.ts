export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
