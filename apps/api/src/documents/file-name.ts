const MAX_NAME_LENGTH = 80;

/** Letters and digits only: every system accepts them, and no name can smuggle in a folder or another extension. */
export const fileNameOf = (companyName: string, ending: string, extension = 'pdf'): string =>
  `${companyName
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_NAME_LENGTH)}-${ending}.${extension}`;
