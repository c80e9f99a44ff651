/** The name that the server gives a file; its names are plain ASCII. */
export const fileNameIn = (disposition: string | null): string | undefined =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1];

/** Hands a file that has arrived to the browser, which saves it as it does with every download. */
export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: the browser has only begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
